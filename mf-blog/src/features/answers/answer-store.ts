import { type FeatureStore, ResponseCache } from '@moien/shared-lib';

/**
 * Asks the API for what stands under a key; rejects with the status of a refusal, so that the route can show
 * its room.
 */
export type Ask<Value> = (key: string, signal: AbortSignal) => Promise<Value>;

/** The last answers of one call by key. */
export class AnswerStore<Value> implements FeatureStore {
  readonly #ask: Ask<Value>;
  readonly answers: ResponseCache<Value>;

  constructor(snapshot: unknown, ask: Ask<Value>) {
    this.#ask = ask;
    this.answers = new ResponseCache(snapshot);
  }

  /** Answers from what is known while it is fresh, else asks. */
  load(key: string, signal: AbortSignal): Promise<Value> {
    return this.answers.load(key, () => this.#ask(key, signal));
  }

  toSnapshot() {
    return this.answers.toSnapshot();
  }
}
