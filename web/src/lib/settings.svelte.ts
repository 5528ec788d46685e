// What a person set for this browser.

type Theme = "auto" | "light" | "dark";
type Motion = "slow" | "normal" | "off";

interface Kept {
  theme: Theme;
  motion: Motion;
  confirm: boolean;
  sound: boolean;
  tints: boolean;
  numbers: boolean;
}

const USUAL: Kept = {
  theme: "auto",
  motion: "normal",
  confirm: true,
  sound: false,
  tints: true,
  numbers: false,
};

function kept(): Kept {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem("regna.settings") ?? "{}") };
  } catch {
    return { ...USUAL };
  }
}

export const settings = $state<Kept>(kept());

const dark = matchMedia("(prefers-color-scheme: dark)");

export function applySettings(): void {
  const root = document.documentElement;
  const theme = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
  root.dataset["theme"] = theme;
  root.dataset["motion"] = settings.motion;
  try {
    localStorage.setItem("regna.settings", JSON.stringify(settings));
  } catch {
    // not kept, still used
  }
}

dark.addEventListener("change", applySettings);

export const coarse = matchMedia("(pointer: coarse)");
