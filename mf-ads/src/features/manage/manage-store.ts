import type { Ad, BookingSummary } from '@moien/contract';
import type { FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { type LoadProblem, PROBLEMS } from '@moien/shared-lib/paged-list';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

type Root = Pick<RootStore, 'api' | 'session' | 'languageTag'>;

const ARRIVALS_SHOWN = 3;

/** One home of who is signed in, and who comes next. */
export class ManageStore {
  propertyId = '';
  ad: Ad | undefined;
  /** The next arrivals; undefined until they are there. */
  arrivals: readonly BookingSummary[] | undefined;
  problem: LoadProblem | undefined;
  /** It is no home of theirs. */
  isUnknown = false;
  #userId: string | undefined;
  readonly #root: Root;

  constructor(root: Root) {
    this.#root = root;
    makeAutoObservable(this, { ad: observableRef, arrivals: observableRef });
  }

  /** For the loader: the page shows what is known of the same home meanwhile. */
  open(propertyId: string): void {
    const userId = this.#root.session.profile?.userId;
    if (userId !== this.#userId || propertyId !== this.propertyId)
      Object.assign(this, { ad: undefined, arrivals: undefined, isUnknown: false });
    this.#userId = userId;
    this.propertyId = propertyId;
    void this.load();
  }

  async load(): Promise<void> {
    const { propertyId } = this;
    const { api, languageTag: language } = this.#root;
    this.problem = undefined;
    const stays = new URLSearchParams({ role: 'owner', group: 'upcoming', propertyId, language });
    const [ad, bookings] = await Promise.all([
      api.call('getAd', { path: { id: propertyId }, query: new URLSearchParams({ language }) }),
      api.call('findBookings', { query: stays }),
    ]);
    if (propertyId !== this.propertyId) return;
    runInAction(() => {
      this.isUnknown = ad.kind === 'refused' && ad.status === 404;
      this.problem = this.isUnknown ? undefined : PROBLEMS[ad.kind];
      if (ad.kind === 'ok') this.ad = ad.value;
      if (bookings.kind === 'ok') this.arrivals = bookings.value.bookingArray.slice(0, ARRIVALS_SHOWN);
    });
  }

  /** They belong to a person. */
  toSnapshot() {
    return undefined;
  }
}

export const manageStore: FeatureStoreDefinition<ManageStore> = {
  key: 'ads/manage',
  create: (root) => new ManageStore(root),
};
