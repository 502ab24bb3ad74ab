import type { Country } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

type CountryRoot = Pick<RootStore, 'languageTag'> & {
  api: Pick<RootStore['api'], 'call'>;
  essentials: Pick<RootStore['essentials'], 'essentials'>;
};

/**
 * The countries whose prefixes are offered. The document brings those that have homes; the others come when
 * they are needed.
 */
export class PhoneCountryStore {
  countries: readonly Country[];
  readonly #root: CountryRoot;
  #answer: Promise<void> | undefined;

  constructor(root: CountryRoot) {
    this.#root = root;
    this.countries = root.essentials.essentials.countryArray;
    makeAutoObservable(this, { countries: observableRef });
  }

  /** Asked once; where no answer comes, those of the document are offered until the next time. */
  load(): Promise<void> {
    this.#answer ??= this.#ask();
    return this.#answer;
  }

  prefixOf(code: string): string | undefined {
    return this.countries.find((country) => country.code === code)?.phonePrefix;
  }

  async #ask() {
    const { api, languageTag } = this.#root;
    const outcome = await api.call('getEssentials', { body: { languageTag } });
    if (outcome.kind !== 'ok') {
      this.#answer = undefined;
      return;
    }
    runInAction(() => {
      this.countries = outcome.value.countryArray;
    });
  }
}
