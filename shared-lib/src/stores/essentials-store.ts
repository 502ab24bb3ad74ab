import type { City, Country, Essentials, LanguageTag, LocalizedName } from '@moien/contract';
import { makeAutoObservable } from 'mobx';

/** The vocabularies that every page needs, by id. */
export class EssentialsStore {
  readonly essentials: Essentials;
  readonly languageTag: LanguageTag;

  constructor(essentials: Essentials, languageTag: LanguageTag) {
    this.essentials = essentials;
    this.languageTag = languageTag;
    makeAutoObservable(this, { essentials: false });
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

  cityName(city: City): string {
    return city.localizedName ? this.localized(city.localizedName) : city.name;
  }

  countryName(code: string): string {
    const country = this.countryByCode.get(code);
    return country ? this.localized(country.name) : code;
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
