import type { CalendarFeeds, NewCalendarFeed } from '@moien/contract';
import type { FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { type LoadProblem, PROBLEMS } from '@moien/shared-lib/paged-list';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

type Root = Pick<RootStore, 'api' | 'session'>;

/** The other calendars of one home. */
export class CalendarFeedsStore {
  propertyId = '';
  /** Undefined until they are there. */
  known: CalendarFeeds | undefined;
  problem: LoadProblem | undefined;
  #userId: string | undefined;
  readonly #root: Root;

  constructor(root: Root) {
    this.#root = root;
    makeAutoObservable(this, { known: observableRef });
  }

  /** For the loader: the page shows what is known of the same home meanwhile. */
  open(propertyId: string): void {
    const userId = this.#root.session.profile?.userId;
    if (userId !== this.#userId || propertyId !== this.propertyId) this.known = undefined;
    this.#userId = userId;
    this.propertyId = propertyId;
    void this.load();
  }

  async load(): Promise<void> {
    const { propertyId } = this;
    this.problem = undefined;
    const outcome = await this.#root.api.call('getCalendarFeeds', { path: { id: propertyId } });
    if (propertyId !== this.propertyId) return;
    runInAction(() => {
      this.problem = PROBLEMS[outcome.kind];
      if (outcome.kind === 'ok') this.known = outcome.value;
    });
  }

  /** Adds a calendar, or changes it. @returns whether it was saved */
  async put(feedId: string, body: NewCalendarFeed): Promise<boolean> {
    return this.#follow(await this.#root.api.request('putCalendarFeed', { path: this.#path(feedId), body }));
  }

  async remove(feedId: string): Promise<boolean> {
    return this.#follow(await this.#root.api.request('deleteCalendarFeed', { path: this.#path(feedId) }));
  }

  async fetch(feedId: string): Promise<boolean> {
    return this.#follow(await this.#root.api.request('fetchCalendarFeed', { path: this.#path(feedId) }));
  }

  /** Another address for the calendar of the home, or for the one that a calendar reads. */
  async renewAddress(feedId?: string): Promise<boolean> {
    const answer =
      feedId === undefined
        ? this.#root.api.request('renewCalendarAddress', { path: { id: this.propertyId } })
        : this.#root.api.request('renewCalendarFeedAddress', { path: this.#path(feedId) });
    return this.#follow(await answer);
  }

  /** They belong to a person. */
  toSnapshot() {
    return undefined;
  }

  #path(feedId: string) {
    return { id: this.propertyId, feedId };
  }

  #follow(known: CalendarFeeds | null): boolean {
    if (known) runInAction(() => (this.known = known));
    return known !== null;
  }
}

export const calendarFeedsStore: FeatureStoreDefinition<CalendarFeedsStore> = {
  key: 'ads/calendar-feeds',
  create: (root) => new CalendarFeedsStore(root),
};
