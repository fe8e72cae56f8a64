const slots = 4096;
/** The table is kept half empty, so that a free slot is found quickly. */
export const colorLimit = slots / 2;

/**
 * The colours of an image, numbered in order of appearance. It uses open addressing in typed
 * arrays, which is several times faster than a Map: it is called a hundred thousand times per
 * image.
 */
export class ColorTable {
  /** As read from memory: red in the lowest byte, then green, blue and alpha. */
  readonly colors = new Uint32Array(colorLimit);
  /** How many pixels each colour has. */
  readonly counts = new Uint32Array(colorLimit);
  size = 0;
  /** For each slot, the number of its colour plus one; 0 is free. */
  readonly #numbers = new Uint16Array(slots);

  /** Counts pixels of a colour and returns its number; -1 if the table is full. */
  count(color: number, pixels: number): number {
    const number = this.#find(color);
    if (number >= 0) this.counts[number] = (this.counts[number] ?? 0) + pixels;
    return number;
  }

  #find(color: number): number {
    let slot = Math.imul(color, 0x9e3779b1) >>> 20;
    for (;;) {
      const number = (this.#numbers[slot] ?? 0) - 1;
      if (number < 0) return this.#add(color, slot);
      if (this.colors[number] === color) return number;
      slot = (slot + 1) % slots;
    }
  }

  #add(color: number, slot: number): number {
    if (this.size === colorLimit) return -1;
    const number = this.size++;
    this.colors[number] = color;
    this.#numbers[slot] = number + 1;
    return number;
  }
}
