import type { CalendarFeeds, NewCalendarFeed } from '@moien/contract';
import type { FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { runInAction } from 'mobx';
import { HomePart } from '../home-part/home-part.ts';

/** The other calendars of one home. */
export class CalendarFeedsStore extends HomePart<CalendarFeeds> {
  readonly #api: RootStore['api'];

  constructor({ api, session }: Pick<RootStore, 'api' | 'session'>) {
    super(session, (id) => api.call('getCalendarFeeds', { path: { id } }));
    this.#api = api;
  }

  /** Adds a calendar, or changes it. @returns whether it was saved */
  async put(feedId: string, body: NewCalendarFeed): Promise<boolean> {
    return this.#follow(await this.#api.request('putCalendarFeed', { path: this.#path(feedId), body }));
  }

  async remove(feedId: string): Promise<boolean> {
    return this.#follow(await this.#api.request('deleteCalendarFeed', { path: this.#path(feedId) }));
  }

  async fetch(feedId: string): Promise<boolean> {
    return this.#follow(await this.#api.request('fetchCalendarFeed', { path: this.#path(feedId) }));
  }

  /** The owner has seen to it. */
  async settle(conflictId: string): Promise<boolean> {
    const path = { id: this.propertyId, conflictId };
    return this.#follow(await this.#api.request('settleCalendarConflict', { path }));
  }

  /** Another address for the calendar of the home, or for the one that a calendar reads. */
  async renewAddress(feedId?: string): Promise<boolean> {
    const answer =
      feedId === undefined
        ? this.#api.request('renewCalendarAddress', { path: { id: this.propertyId } })
        : this.#api.request('renewCalendarFeedAddress', { path: this.#path(feedId) });
    return this.#follow(await answer);
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
