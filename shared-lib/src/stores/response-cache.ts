import { observable, runInAction } from 'mobx';

/** As long as the API's answers may be kept: their `max-age` (api/src/plugins/cacheable.ts). */
const FRESH_MILLISECONDS = 60_000;
const RESPONSES_MAXIMUM = 20;

type Kept<Value> = { value: Value; arrival: number };

/**
 * The last answers of a call by key, so that a page never shows those of another URL. Back shows a fresh one
 * at once; an older one is asked for again, since prices and free nights change.
 */
export class ResponseCache<Value> {
  readonly #answers = observable.map<string, Kept<Value>>({}, { deep: false });

  /** What the server knew is as fresh as the document. */
  constructor(snapshot: unknown) {
    const arrival = Date.now();
    const known = (snapshot as [string, Value][] | undefined) ?? [];
    this.#answers.replace(known.map(([key, value]) => [key, { value, arrival }]));
  }

  /** What is known, however old: the page on screen keeps it until there is a newer answer. */
  get(key: string): Value | undefined {
    return this.#answers.get(key)?.value;
  }

  /** Whether what is known may be used without asking again. */
  isFresh(key: string): boolean {
    const known = this.#answers.get(key);
    return known !== undefined && Date.now() - known.arrival < FRESH_MILLISECONDS;
  }

  /** The answer while it is fresh, else a new one. */
  async load(key: string, ask: () => Promise<Value>): Promise<Value> {
    const known = this.#answers.get(key);
    const kept = known && this.isFresh(key) ? known : { value: await ask(), arrival: Date.now() };
    this.#keep(key, kept);
    return kept.value;
  }

  /** An answer that came another way. */
  put(key: string, value: Value) {
    this.#keep(key, { value, arrival: Date.now() });
  }

  toSnapshot(): [string, Value][] {
    return [...this.#answers].map(([key, { value }]) => [key, value]);
  }

  /** The one used last is forgotten last, so never the one on screen. */
  #keep(key: string, kept: Kept<Value>) {
    runInAction(() => {
      this.#answers.delete(key);
      this.#answers.set(key, kept);
      const [oldest] = this.#answers.keys();
      if (this.#answers.size > RESPONSES_MAXIMUM && oldest !== undefined) this.#answers.delete(oldest);
    });
  }
}
