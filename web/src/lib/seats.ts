// The seat links this browser holds: they are the login.

export interface HeldSeat {
  id: string;
  key: string;
  game: string;
  host?: string; // the secret of whoever made the table
  place: number;
  number?: string; // the secret number this seat committed to
  at: number;
}

const NAME = "regna.seats";

export function heldSeats(): HeldSeat[] {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "[]");
  } catch {
    return [];
  }
}

export function keepSeats(seats: HeldSeat[]): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(seats.slice(0, 100)));
  } catch {
    // a private window: the link in the address bar still works
  }
}

export function holdSeat(seat: HeldSeat): void {
  keepSeats([seat, ...heldSeats().filter((other) => other.key !== seat.key)]);
}

export function dropSeat(key: string): void {
  keepSeats(heldSeats().filter((seat) => seat.key !== key));
}

export function dropTable(id: string): void {
  keepSeats(heldSeats().filter((seat) => seat.id !== id));
}

export function seatsAt(id: string): HeldSeat[] {
  return heldSeats()
    .filter((seat) => seat.id === id)
    .sort((one, other) => one.place - other.place);
}

export function myName(): string {
  return localStorage.getItem("regna.name") ?? "";
}

export function keepName(name: string): void {
  try {
    localStorage.setItem("regna.name", name);
  } catch {
    // asked again next time
  }
}
