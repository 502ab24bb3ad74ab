/**
 * A map that stays within its room; what was not used for longest leaves first. Each entry takes 1 unless it
 * is weighed.
 */
export class RecentlyUsed<Value> {
  readonly #maximum: number;
  readonly #weigh: (key: string, value: Value) => number;
  // A map keeps the order of insertion: its first entry is the one that was not used for longest.
  readonly #entries = new Map<string, Value>();
  #weight = 0;

  constructor(maximum: number, weigh: (key: string, value: Value) => number = () => 1) {
    this.#maximum = maximum;
    this.#weigh = weigh;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** Looks without counting it as a use. */
  peek(key: string): Value | undefined {
    return this.#entries.get(key);
  }

  use(key: string): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  /** What is larger than all the room is not kept. */
  keep(key: string, value: Value): void {
    this.#remove(key);
    const weight = this.#weigh(key, value);
    if (weight > this.#maximum) return;
    this.#entries.set(key, value);
    this.#weight += weight;
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#maximum) return;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#entries.delete(key);
    this.#weight -= this.#weigh(key, value);
  }
}
