// Chance of this browser's own, which it has on plain http too.

import { hex } from "./sha256.ts";

function bytes(many: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(many));
}

/** A secret number to commit to: 64 hexadecimal digits. */
export function newNumber(): string {
  return hex(bytes(32));
}

/** The secret of a seat: 128 bits as 22 signs that may stand in an address. */
export function newSecret(): string {
  return btoa(String.fromCharCode(...bytes(16)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** A name for a message, so that a repeated one is known. */
export function newId(): string {
  return hex(bytes(16));
}
