import { type PinMap, REALTIME_QUERY_MAXIMUM } from '@moien/contract';
import type { FeatureStore, FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { reaction } from 'mobx';

/** A map that is being moved is not followed before it rests. */
const REST_MILLISECONDS = 1000;

type Realtime = NonNullable<Awaited<RootStore['realtime']>>;
type OnPins = (pinMap: PinMap) => void;

/**
 * Pins of the part of the map that is shown, as they change (product decision 29); nobody is told any who is
 * not signed in.
 */
export class LivePinsStore implements FeatureStore {
  readonly #root: RootStore;
  #query = '';
  #onPins: OnPins | undefined;
  #realtime: Realtime | undefined;
  #listener: { unsubscribe: () => void } | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(root: RootStore) {
    this.#root = root;
  }

  /** One at a time: the latest is told. @returns what ends it */
  follow(onPins: OnPins): () => void {
    this.#onPins = onPins;
    const stop = reaction(
      () => this.#root.session.isSignedIn,
      (isSignedIn) => (isSignedIn ? void this.#connect() : this.#disconnect()),
      { fireImmediately: true },
    );
    return () => {
      stop();
      if (this.#onPins !== onPins) return;
      this.#onPins = undefined;
      this.#disconnect();
    };
  }

  /** @param query of `findPins`, as it was asked for; empty while no map is shown */
  show(query: string) {
    if (query === this.#query) return;
    this.#query = query;
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => {
      // Its code may not have come before.
      if (this.#onPins && this.#root.session.isSignedIn && !this.#listener) void this.#connect();
      else this.#watch(this.#query);
    }, REST_MILLISECONDS);
  }

  async #connect() {
    const onPins = this.#onPins;
    const realtime = await this.#root.realtime.catch(() => undefined);
    if (!realtime || !onPins || this.#onPins !== onPins || this.#listener) return;
    if (!this.#root.session.isSignedIn) return;
    this.#realtime = realtime;
    this.#listener = realtime.events.subscribe((event) => {
      if (event.type === 'welcome') this.#watch(this.#query);
      if (event.type === 'pointsOfInterest' && event.query === this.#query) this.#onPins?.(event.pinMap);
    });
    this.#watch(this.#query);
  }

  #disconnect() {
    clearTimeout(this.#resting);
    this.#watch('');
    this.#listener?.unsubscribe();
    this.#listener = undefined;
  }

  #watch(query: string) {
    const said = query.length > REALTIME_QUERY_MAXIMUM ? '' : query;
    if (this.#listener) this.#realtime?.send({ type: 'watchPins', query: said });
  }

  /** The map says it anew. */
  toSnapshot() {
    return undefined;
  }
}

export const livePinsStore: FeatureStoreDefinition<LivePinsStore> = {
  key: 'search/live-pins',
  create: (root) => new LivePinsStore(root),
};
