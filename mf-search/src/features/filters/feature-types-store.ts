import type { FeatureCategory, FeatureType, SearchQuery } from '@moien/contract';
import type { FeatureStore, FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/**
 * The features that homes can be chosen by. All of them come when the filters open; before, those that a
 * search names.
 */
export class FeatureTypesStore implements FeatureStore {
  readonly #root: RootStore;
  #loading: Promise<void> | undefined;
  #named = new Set<string>();
  /** From the document: those that its search names. */
  #fromDocument: readonly FeatureType[];
  categories: readonly FeatureCategory[] | undefined;
  /** Logged (specification §8); asked for again at the next wish. */
  hasFailed = false;

  constructor(root: RootStore, snapshot: unknown) {
    this.#root = root;
    this.#fromDocument = (snapshot as FeatureType[] | undefined) ?? [];
    for (const { name } of this.#fromDocument) this.#named.add(name);
    makeAutoObservable<FeatureTypesStore, 'categories'>(this, { categories: observableRef });
  }

  get typeByName(): ReadonlyMap<string, FeatureType> {
    const loaded = this.categories?.flatMap(({ subCategoryArray }) =>
      subCategoryArray.flatMap(({ featureTypeArray }) => featureTypeArray),
    );
    return new Map((loaded ?? this.#fromDocument).map((type) => [type.name, type]));
  }

  /** Names of features that are not known show their slug. */
  textOf(name: string): string {
    const type = this.typeByName.get(name);
    return type?.text[this.#root.languageTag] || name;
  }

  /** Once; a failure is asked for again. */
  load(): Promise<void> {
    if (this.categories) return Promise.resolve();
    this.#loading ??= this.#find().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  /** For the page of a search: its chips say the features by name. */
  async loadFor({ featureParameters }: SearchQuery): Promise<void> {
    const names = Object.keys(featureParameters);
    for (const name of names) this.#named.add(name);
    if (names.some((name) => !this.typeByName.has(name))) await this.load();
  }

  async #find(): Promise<void> {
    this.hasFailed = false;
    const outcome = await this.#root.api.call('getExtendedData');
    if (outcome.kind !== 'ok') console.warn('The extended data could not be loaded.');
    runInAction(() => {
      this.hasFailed = outcome.kind !== 'ok';
      if (outcome.kind === 'ok') this.categories = outcome.value.featureTypeByCategoryAndSubCategoryArray;
    });
  }

  toSnapshot(): FeatureType[] {
    return [...this.typeByName.values()].filter(({ name }) => this.#named.has(name));
  }
}

export const featureTypesStore: FeatureStoreDefinition<FeatureTypesStore> = {
  key: 'search/feature-types',
  create: (root, snapshot) => new FeatureTypesStore(root, snapshot),
};
