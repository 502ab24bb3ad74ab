import type { City, Country, Essentials, LanguageTag, LocalizedName } from '@moien/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ApiClient } from '../api/api-client.ts';

/** The vocabularies that every page needs, by id. */
export class EssentialsStore {
  essentials: Essentials;
  readonly languageTag: LanguageTag;

  constructor(essentials: Essentials, languageTag: LanguageTag) {
    this.essentials = essentials;
    this.languageTag = languageTag;
    makeAutoObservable(this, { essentials: observableRef });
  }

  /** The document came without them: the service was away. The vocabularies are never empty otherwise. */
  get isMissing(): boolean {
    return this.essentials.propertyTypeArray.length === 0;
  }

  /** @returns false when the answer does not come */
  async load(api: Pick<ApiClient, 'call'>): Promise<boolean> {
    const outcome = await api.call('getEssentials', { body: { languageTag: this.languageTag } });
    if (outcome.kind !== 'ok') return false;
    runInAction(() => {
      this.essentials = outcome.value;
    });
    return true;
  }

  get cityById(): Map<number, City> {
    return new Map(this.essentials.cityArray.map((city) => [city.id, city]));
  }

  get countryByCode(): Map<string, Country> {
    return new Map(this.essentials.countryArray.map((country) => [country.code, country]));
  }

  get otherLanguages() {
    return this.essentials.languageArray.filter(
      (language) => language.isAvailable && language.tag !== this.languageTag,
    );
  }

  /** Of the language of the page. */
  get ownNameOfLanguage(): string {
    const { languageTag, essentials } = this;
    const known = essentials.languageArray.find(({ tag }) => tag === languageTag);
    return known ? this.localized(known.text) : languageTag.toUpperCase();
  }

  cityName(city: City): string {
    return city.localizedName ? this.localized(city.localizedName) : city.name;
  }

  /** Those with homes are known by name; of the others the platform knows one. */
  countryName(code: string): string {
    const country = this.countryByCode.get(code);
    if (country) return this.localized(country.name);
    return new Intl.DisplayNames(this.languageTag, { type: 'region' }).of(code) ?? code;
  }

  propertyTypeName(id: number): string {
    return this.#nameIn(this.essentials.propertyTypeArray, id);
  }

  rentalTypeName(id: number): string {
    return this.#nameIn(this.essentials.rentalTypeArray, id);
  }

  localized(name: LocalizedName): string {
    return name[this.languageTag];
  }

  #nameIn(vocabulary: { id: number; text: LocalizedName }[], id: number): string {
    const entry = vocabulary.find((candidate) => candidate.id === id);
    return entry ? this.localized(entry.text) : '';
  }
}
