import type { BookingPage, BookingSummary } from '@moien/contract';
import type { CallOutcome } from '@moien/shared-lib';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Received, receive } from '../booking/received.ts';

/** Why the last attempt brought nothing. */
export type LoadProblem = 'offline' | 'failed';

type Ask = (cursor: string | undefined) => Promise<CallOutcome<BookingPage>>;

/** Bookings of one view, page after page; each knows when it arrived, for its clock. */
export class BookingList {
  /** Undefined until the first page is there. */
  bookings: readonly Received<BookingSummary>[] | undefined;
  nextCursor: string | null = null;
  isLoading = false;
  problem: LoadProblem | undefined;
  isLoadingMore = false;
  moreProblem: LoadProblem | undefined;
  readonly #ask: Ask;
  #attempt = 0;

  constructor(ask: Ask) {
    this.#ask = ask;
    makeAutoObservable(this, { bookings: observableRef });
  }

  get hasMore(): boolean {
    return this.nextCursor !== null;
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
      if (outcome.kind !== 'ok') return;
      this.bookings = outcome.value.bookingArray.map(receive);
      this.nextCursor = outcome.value.nextCursor;
      this.moreProblem = undefined;
    });
  }

  /** The page after the last one that is known. */
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
      if (outcome.kind === 'ok') this.#add(outcome.value);
    });
  }

  /** What has moved to the next page meanwhile is not listed twice. */
  #add({ bookingArray, nextCursor }: BookingPage) {
    const known = this.bookings ?? [];
    const ids = new Set(known.map(({ value }) => value.id));
    this.bookings = [...known, ...bookingArray.filter(({ id }) => !ids.has(id)).map(receive)];
    this.nextCursor = nextCursor;
  }
}

const PROBLEMS = { ok: undefined, refused: 'failed', unreachable: 'offline' } as const;
