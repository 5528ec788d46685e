// Places of the landscape: "0", "n2", "s1e3", seen from the start tile.

export function placeOf(name: string): [number, number] {
  let x = 0;
  let y = 0;
  for (const [, letter, digits] of name.matchAll(/([nsew])(\d+)/g)) {
    const many = Number(digits);
    if (letter === "n") y += many;
    else if (letter === "s") y -= many;
    else if (letter === "e") x += many;
    else x -= many;
  }
  return [x, y];
}

export function nameOf(x: number, y: number): string {
  const up = y > 0 ? `n${y}` : y < 0 ? `s${-y}` : "";
  const right = x > 0 ? `e${x}` : x < 0 ? `w${-x}` : "";
  return up + right || "0";
}
