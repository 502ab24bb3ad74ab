import type { CallOutcome } from '@moien/shared-lib';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** What a section of the page shows, asked for on its own: one that does not come leaves the others alone. */
export class Resource<Value> {
  value: Value | undefined;
  /** The last attempt did not bring it. */
  problem: 'offline' | 'failed' | undefined;
  isLoading = false;
  readonly #ask: () => Promise<CallOutcome<Value>>;
  #attempt = 0;

  constructor(ask: () => Promise<CallOutcome<Value>>) {
    this.#ask = ask;
    makeAutoObservable(this, { value: observableRef });
  }

  /** What is known stays until the answer is there; of several attempts the last one counts. */
  async load() {
    this.#attempt += 1;
    const attempt = this.#attempt;
    this.isLoading = true;
    const outcome = await this.#ask();
    if (attempt !== this.#attempt) return;
    runInAction(() => {
      this.isLoading = false;
      this.problem = PROBLEMS[outcome.kind];
      if (outcome.kind === 'ok') this.value = outcome.value;
    });
  }

  follow(value: Value) {
    this.value = value;
  }

  /** It was somebody else's. */
  forget() {
    this.#attempt += 1;
    this.value = undefined;
    this.problem = undefined;
    this.isLoading = false;
  }
}

const PROBLEMS = { ok: undefined, refused: 'failed', unreachable: 'offline' } as const;
