import type { FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { BookingList } from './booking-list.ts';
import { BOOKINGS_VIEWS, type BookingsView, queryOf } from './bookings-view.ts';

type Root = Pick<RootStore, 'api' | 'session' | 'languageTag'>;

/** The bookings of who is signed in: a list for each view. */
export class BookingsStore {
  lists: Record<BookingsView, BookingList>;
  /** Whether they let homes; undefined until a list has said it. */
  isKnownHost: boolean | undefined;
  #userId: string | undefined;
  readonly #root: Root;

  constructor(root: Root) {
    this.#root = root;
    this.lists = this.#makeLists();
    makeAutoObservable(this, { lists: observableRef });
  }

  /** Whether the lists of a host are of use: what is known before the first answer decides until then. */
  get isHost(): boolean {
    const { isOwner, bookingRequestCount } = this.#root.session;
    return this.isKnownHost ?? (isOwner || bookingRequestCount > 0);
  }

  /** For the loader: the page shows what is known meanwhile. */
  load(view: BookingsView): void {
    const userId = this.#root.session.profile?.userId;
    if (userId !== this.#userId) {
      this.lists = this.#makeLists();
      this.isKnownHost = undefined;
    }
    this.#userId = userId;
    void this.lists[view].load();
  }

  /** It is asked for anew each time: what it shows belongs to a person. */
  toSnapshot() {
    return undefined;
  }

  #makeLists(): Record<BookingsView, BookingList> {
    const { api, languageTag, session } = this.#root;
    const listOf = (view: BookingsView) =>
      new BookingList(async (cursor) => {
        const query = new URLSearchParams({ ...queryOf(view), language: languageTag });
        if (cursor !== undefined) query.set('cursor', cursor);
        const userId = session.profile?.userId;
        const outcome = await api.call('findBookings', { query });
        if (outcome.kind === 'ok' && userId === session.profile?.userId)
          runInAction(() => {
            this.isKnownHost = outcome.value.isHost;
          });
        return outcome;
      });
    return Object.fromEntries(BOOKINGS_VIEWS.map((view) => [view, listOf(view)])) as Record<
      BookingsView,
      BookingList
    >;
  }
}

export const bookingsStore: FeatureStoreDefinition<BookingsStore> = {
  key: 'dashboard/bookings',
  create: (root) => new BookingsStore(root),
};
