import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallOutcome } from '../api/call-outcome.ts';

export type LoadProblem = 'offline' | 'failed';
type Page<Item> = { itemArray: readonly Item[]; nextCursor: string | null };
type Ask<Item> = (cursor: string | undefined) => Promise<CallOutcome<Page<Item>>>;

/** A list page after page, by cursor. */
export class PagedList<Item extends { id: string }> {
  /** Undefined until the first page is there. */
  items: readonly Item[] | undefined;
  nextCursor: string | null = null;
  isLoading = false;
  problem: LoadProblem | undefined;
  isLoadingMore = false;
  moreProblem: LoadProblem | undefined;
  readonly #ask: Ask<Item>;
  #attempt = 0;

  constructor(ask: Ask<Item>) {
    this.#ask = ask;
    makeAutoObservable(this, { items: observableRef });
  }

  /** The first page came with something else. */
  follow({ itemArray, nextCursor }: Page<Item>) {
    this.#attempt += 1;
    this.items = itemArray;
    this.nextCursor = nextCursor;
    this.isLoading = false;
    this.problem = undefined;
    this.moreProblem = undefined;
  }

  /** The first page, anew; what is known stays until it is there. */
  async load(): Promise<void> {
    this.#attempt += 1;
    const attempt = this.#attempt;
    this.isLoading = true;
    const outcome = await this.#ask(undefined);
    if (attempt !== this.#attempt) return;
    runInAction(() => {
      this.isLoading = false;
      this.problem = PROBLEMS[outcome.kind];
      if (outcome.kind === 'ok') this.follow(outcome.value);
    });
  }

  /** The page after the last one that is known; what has moved there meanwhile is not listed twice. */
  async loadMore(): Promise<void> {
    const { nextCursor } = this;
    if (nextCursor === null || this.isLoadingMore) return;
    const attempt = this.#attempt;
    this.isLoadingMore = true;
    const outcome = await this.#ask(nextCursor);
    runInAction(() => {
      this.isLoadingMore = false;
      // The list has been asked for anew meanwhile.
      if (attempt !== this.#attempt) return;
      this.moreProblem = PROBLEMS[outcome.kind];
      if (outcome.kind !== 'ok') return;
      const known = this.items ?? [];
      const ids = new Set(known.map(({ id }) => id));
      this.items = [...known, ...outcome.value.itemArray.filter(({ id }) => !ids.has(id))];
      this.nextCursor = outcome.value.nextCursor;
    });
  }
}

/** A page of a call whose items stand under a name of their own. */
export function pageOf<Item, Key extends string>(
  outcome: CallOutcome<Record<Key, Item[]> & { nextCursor: string | null }>,
  key: Key,
): CallOutcome<Page<Item>> {
  if (outcome.kind !== 'ok') return outcome;
  return { kind: 'ok', value: { itemArray: outcome.value[key], nextCursor: outcome.value.nextCursor } };
}

export const PROBLEMS = { ok: undefined, refused: 'failed', unreachable: 'offline' } as const;
