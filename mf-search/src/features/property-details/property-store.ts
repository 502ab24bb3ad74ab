import type { ExtendedData, Property } from '@moien/contract';
import {
  type FeatureStore,
  type FeatureStoreDefinition,
  ResponseCache,
  type RootStore,
} from '@moien/shared-lib';
import { type NamedBookingOption, nameBookingOptions } from '../house-rules/name-booking-options.ts';
import { type HousePermissions, readHousePermissions } from '../house-rules/read-house-rules.ts';
import { type FeatureGroup, groupFeatures } from './group-features.ts';

/** A property with its features already named, which is all that the page needs of the extended data. */
export type PropertyView = {
  property: Property;
  featureGroups: FeatureGroup[];
  /** Not known without the extended data, as are the names of the options. */
  permissions?: HousePermissions;
  bookingOptions?: NamedBookingOption[];
};

/** Properties by id. */
export class PropertyStore implements FeatureStore {
  readonly #root: RootStore;
  #extendedData: Promise<ExtendedData | null> | undefined;
  readonly views: ResponseCache<PropertyView>;

  constructor(root: RootStore, snapshot: unknown) {
    this.#root = root;
    this.views = new ResponseCache(snapshot);
  }

  async load(id: string, signal: AbortSignal): Promise<void> {
    await this.views.load(id, () => this.#find(id, signal));
  }

  /** Several in one call. One that is not offered is left out; what is fresh is not asked for again. */
  async loadCompared(ids: readonly string[], signal: AbortSignal): Promise<void> {
    const asked = ids.filter((id) => !this.views.isFresh(id));
    if (asked.length === 0) return;
    const { languageTag: language, api } = this.#root;
    const query = new URLSearchParams({ language, propertyIdArray: asked.join(',') });
    const [{ propertyArray }, extendedData] = await Promise.all([
      api.require('compareProperties', { query, signal }),
      this.#loadExtendedData(),
    ]);
    for (const property of propertyArray) this.views.put(property.id, this.#view(property, extendedData));
  }

  toSnapshot() {
    return this.views.toSnapshot();
  }

  async #find(id: string, signal: AbortSignal): Promise<PropertyView> {
    const query = new URLSearchParams({ language: this.#root.languageTag });
    const [property, extendedData] = await Promise.all([
      this.#root.api.require('getProperty', { path: { id }, query, signal }),
      this.#loadExtendedData(),
    ]);
    return this.#view(property, extendedData);
  }

  #view(property: Property, extendedData: ExtendedData | null): PropertyView {
    if (!extendedData) return { property, featureGroups: [] };
    const { languageTag } = this.#root;
    return {
      property,
      featureGroups: groupFeatures(property, extendedData, languageTag),
      permissions: readHousePermissions(property, extendedData),
      bookingOptions: nameBookingOptions(property, extendedData, languageTag),
    };
  }

  /** Its failure is logged, and the page is shown without features (specification §8). */
  async #loadExtendedData(): Promise<ExtendedData | null> {
    this.#extendedData ??= this.#root.api.request('getExtendedData').catch(() => null);
    const extendedData = await this.#extendedData;
    if (!extendedData) {
      console.warn('The extended data could not be loaded.');
      this.#extendedData = undefined;
    }
    return extendedData;
  }
}

export const propertyStore: FeatureStoreDefinition<PropertyStore> = {
  key: 'search/property',
  create: (root, snapshot) => new PropertyStore(root, snapshot),
};
