// The card one looks at: under a pointer that rests, under the keyboard, or under a finger that stays.

const REST = 250; // milliseconds
const LONG = 450; // as long as a finger stays to see rather than to do

function cardAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("[data-card]") : null;
}

export class Looking {
  card = $state("");
  /** Where it lies; null while nothing is looked at. */
  at = $state.raw<DOMRect | null>(null);
  private element: Element | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  over(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || event.buttons) return;
    const element = cardAt(event.target);
    if (element !== this.element) this.after(this.at ? REST / 2 : REST, element);
  }

  press(event: PointerEvent): void {
    if (event.pointerType === "mouse") this.away();
    else this.after(LONG, cardAt(event.target));
  }

  focus(event: FocusEvent): void {
    if (event.target instanceof Element && event.target.matches(":focus-visible"))
      this.after(REST, cardAt(event.target));
  }

  away(): void {
    clearTimeout(this.timer);
    this.element = null;
    this.at = null;
  }

  private after(pause: number, element: Element | null): void {
    this.away();
    this.element = element;
    const card = element?.getAttribute("data-card");
    if (!element || !card) return;
    this.timer = setTimeout(() => {
      if (!element.isConnected) return;
      this.card = card;
      this.at = element.getBoundingClientRect();
    }, pause);
  }
}
