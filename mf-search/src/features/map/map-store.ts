import type { Pin, PinCluster, PinMap, PinPrice, PropertySummary, SearchQuery } from '@moien/contract';
import { emptySearchQuery, encodeSearchQuery } from '@moien/contract';
import type { FeatureStore, FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { mainPriceKind } from './main-price-kind.ts';
import { pinQuery, type View } from './view-bounds.ts';

export type PinItem = Pin | PinCluster;
/** `waiting` and `failed` keep the pins that were there before. */
export type PinStatus = 'waiting' | 'known' | 'failed';

const PRICE_KINDS = ['stay', 'night', 'month'] as const;

/** What somebody has pressed: a home, or homes that no zoom can part. */
export type Chosen = { key: string; propertyIdArray: readonly string[] };

/**
 * What the map shows of a search: pins of the part that is in view, and the homes that somebody has pressed.
 */
export class MapStore implements FeatureStore {
  readonly #root: RootStore;
  #asking: AbortController | undefined;
  /** Query of `findPins` as it was asked last; empty before. */
  asked = '';
  pins: readonly PinItem[] = [];
  /** Homes in view; more than that when it is not exact. */
  count = 0;
  isCountExact = true;
  status: PinStatus = 'waiting';
  chosen: Chosen | undefined;
  /** Of the homes that were pressed; `failed` when they did not come. */
  homes: readonly PropertySummary[] | 'waiting' | 'failed' = [];
  /** Whether moving the map searches: on every screen, until somebody has said otherwise. */
  isSearchedAsMoved = true;
  /** Bounds of the search that the map itself has asked for last. */
  sought: string | undefined;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable<MapStore, 'pins' | 'chosen' | 'homes'>(this, {
      pins: observableRef,
      chosen: observableRef,
      homes: observableRef,
    });
  }

  /** What the prices of the pins are for, in one order. */
  get priceKinds(): PinPrice['kind'][] {
    const found = new Set(
      this.pins.flatMap((pin) => (pin.kind === 'property' && pin.price ? pin.price.kind : [])),
    );
    return PRICE_KINDS.filter((kind) => found.has(kind));
  }

  /** What most of them are for: on a phone the others are dots. */
  get mainPriceKind(): PinPrice['kind'] | undefined {
    return mainPriceKind(this.pins.map((pin) => (pin.kind === 'property' ? pin.price?.kind : undefined)));
  }

  /** The latest view counts; a question that is being answered, or has been, is not asked again. */
  async show(query: SearchQuery, view: View) {
    const key = pinQuery(query, view).toString();
    if (this.asked === key && this.status !== 'failed') return;
    this.asked = key;
    await this.#ask();
  }

  async retry() {
    if (this.asked !== '') await this.#ask();
  }

  /** The pins of what was asked last, told without a question. */
  hear({ pinArray, count, isCountExact }: PinMap) {
    Object.assign(this, { pins: pinArray, count, isCountExact });
  }

  /** Pins that no search has asked for: the next search asks for its own. */
  place(pins: readonly PinItem[]) {
    this.#asking?.abort();
    Object.assign(this, { asked: '', pins, status: 'known', chosen: undefined });
  }

  /** What is already known of the homes is shown at once. */
  async choose(chosen: Chosen, known: readonly PropertySummary[], query: SearchQuery) {
    this.chosen = chosen;
    const homes = known.filter(({ id }) => chosen.propertyIdArray.includes(id));
    this.homes = homes.length === chosen.propertyIdArray.length ? homes : 'waiting';
    if (this.homes !== 'waiting') return;
    const found = await this.#findHomes(chosen.propertyIdArray, query);
    if (this.chosen !== chosen) return;
    runInAction(() => {
      this.homes = found ?? 'failed';
    });
  }

  leave() {
    this.chosen = undefined;
  }

  searchAsMoved(isSearchedAsMoved: boolean) {
    this.isSearchedAsMoved = isSearchedAsMoved;
  }

  seek(bounds: string | undefined) {
    this.sought = bounds;
  }

  async #ask() {
    this.#asking?.abort();
    const asking = new AbortController();
    this.#asking = asking;
    this.status = 'waiting';
    const query = new URLSearchParams(this.asked);
    const outcome = await this.#root.api.call('findPins', { query, signal: asking.signal });
    if (asking.signal.aborted) return;
    runInAction(() => {
      this.status = outcome.kind === 'ok' ? 'known' : 'failed';
      if (outcome.kind === 'ok') this.hear(outcome.value);
    });
  }

  /** As a search for these homes shows them: with the total of the stay. */
  async #findHomes(ids: readonly string[], { bookingParameters }: SearchQuery) {
    const { arrivalDate, departureDate } = bookingParameters;
    const query = encodeSearchQuery({
      ...emptySearchQuery(),
      bookingParameters: { arrivalDate, departureDate },
      propertyIdArray: [...ids],
    });
    query.set('language', this.#root.languageTag);
    const outcome = await this.#root.api.call('findProperties', { query });
    return outcome.kind === 'ok' ? outcome.value.propertyArray : undefined;
  }

  toSnapshot() {
    return undefined;
  }
}

export const mapStore: FeatureStoreDefinition<MapStore> = {
  key: 'search/map',
  create: (root) => new MapStore(root),
};
