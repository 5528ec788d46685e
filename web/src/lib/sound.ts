let sound: AudioContext | null = null;

/** A small wooden knock. */
export function knock(): void {
  sound ??= new AudioContext();
  const tone = sound.createOscillator();
  const gain = sound.createGain();
  tone.frequency.setValueAtTime(420, sound.currentTime);
  tone.frequency.exponentialRampToValueAtTime(180, sound.currentTime + 0.08);
  gain.gain.setValueAtTime(0.25, sound.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + 0.12);
  tone.connect(gain).connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + 0.13);
}
