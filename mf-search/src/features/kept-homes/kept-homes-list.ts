import type { CallOutcome, RootStore } from '@moien/shared-lib';
import { type LoadProblem, PROBLEMS } from '@moien/shared-lib/paged-list';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

type Read<Item, Rest> = () => Promise<CallOutcome<{ items: readonly Item[]; rest: Rest }>>;

/** Homes that the service keeps for who is signed in: their favourites, or what they have looked at. */
export class KeptHomesList<Item extends { propertyId: string }, Rest = undefined> {
  /** Undefined until they are there. */
  items: readonly Item[] | undefined;
  /** What the page shows besides; it comes with the homes. */
  rest: Rest | undefined;
  problem: LoadProblem | undefined;
  isLoading = false;
  #userId: string | undefined;
  #attempt = 0;
  readonly #session: RootStore['session'];
  readonly #read: Read<Item, Rest>;

  constructor(session: RootStore['session'], read: Read<Item, Rest>) {
    this.#session = session;
    this.#read = read;
    makeAutoObservable<this>(this, { items: observableRef, rest: observableRef });
  }

  /** Called by the route's loader. The last list stays until the new one arrives, but for another person. */
  open(): void {
    const userId = this.#session.profile?.userId;
    if (userId !== this.#userId) [this.items, this.rest] = [undefined, undefined];
    this.#userId = userId;
    void this.load();
  }

  /** The latest counts: one before it may have asked for something else, or for somebody else. */
  async load(): Promise<void> {
    const attempt = ++this.#attempt;
    this.isLoading = true;
    const outcome = await this.#read();
    if (attempt !== this.#attempt) return;
    runInAction(() => {
      this.isLoading = false;
      this.problem = PROBLEMS[outcome.kind];
      if (outcome.kind === 'ok') [this.items, this.rest] = [outcome.value.items, outcome.value.rest];
    });
  }

  /** The service has deleted a home from the list. */
  drop(propertyId: string): void {
    this.items = this.items?.filter((item) => item.propertyId !== propertyId);
  }

  /** The service has changed some of the homes. */
  change(update: (item: Item) => Item): void {
    this.items = this.items?.map(update);
  }

  /** The service has changed what is shown besides. */
  setRest(rest: Rest): void {
    this.rest = rest;
  }

  /** The service has deleted the whole list. */
  empty(): void {
    this.items = [];
  }
}
