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

  toSnapshot() {
    return this.views.toSnapshot();
  }

  async #find(id: string, signal: AbortSignal): Promise<PropertyView> {
    const query = new URLSearchParams({ language: this.#root.languageTag });
    const [property, extendedData] = await Promise.all([
      this.#root.api.require('getProperty', { path: { id }, query, signal }),
      this.#loadExtendedData(),
    ]);
    if (!extendedData) return { property, featureGroups: [] };
    return {
      property,
      featureGroups: groupFeatures(property, extendedData, this.#root.languageTag),
      permissions: readHousePermissions(property, extendedData),
      bookingOptions: nameBookingOptions(property, extendedData, this.#root.languageTag),
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
