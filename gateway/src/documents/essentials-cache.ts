import {
  DEFAULT_LANGUAGE_TAG,
  EMPTY_ESSENTIALS,
  Essentials,
  type LanguageTag,
  type RenderTransport,
} from '@moien/contract';
import { Value } from 'typebox/value';

const FRESH_MILLISECONDS = 10_000;
/** Documents of this time do not wait for an API that is away. */
const FAILURE_CACHE_MILLISECONDS = 1000;

/**
 * A page names the countries that have homes. All 250 would be half of a document's bytes; who picks among
 * them asks the API.
 */
function withCountriesOfCities(essentials: Essentials): Essentials {
  const codes = new Set(essentials.cityArray.map((city) => city.countryCode));
  return { ...essentials, countryArray: essentials.countryArray.filter(({ code }) => codes.has(code)) };
}

export type EssentialsCache = (languageTag: LanguageTag) => Promise<Essentials>;

export type EssentialsOptions = {
  /** Not a visitor's: what is loaded is for everybody. */
  transport: RenderTransport;
  /** Longest time in milliseconds that a load may take. */
  timeout: number;
  onError: (error: unknown) => void;
  /** For tests: a clock that never jumps, in milliseconds. */
  now?: () => number;
};

/**
 * Essentials by language: the same for every visitor, so one load serves all documents of the next seconds;
 * the last good ones outlive the API.
 */
export function createEssentialsCache({
  transport,
  timeout,
  onError,
  now = performance.now.bind(performance),
}: EssentialsOptions): EssentialsCache {
  const kept = new Map<LanguageTag, { essentials: Essentials; until: number }>();
  const lastGood = new Map<LanguageTag, Essentials>();
  const loading = new Map<LanguageTag, Promise<Essentials>>();

  async function load(languageTag: LanguageTag): Promise<Essentials> {
    try {
      const essentials = await ask(languageTag);
      lastGood.set(languageTag, essentials);
      return keep(languageTag, essentials, FRESH_MILLISECONDS);
    } catch (error) {
      onError(error);
      return keep(languageTag, fallbackFor(languageTag), FAILURE_CACHE_MILLISECONDS);
    } finally {
      loading.delete(languageTag);
    }
  }

  async function ask(languageTag: LanguageTag): Promise<Essentials> {
    const url = '/api/page/home/essentials';
    const signal = AbortSignal.timeout(timeout);
    const answer = await transport({ method: 'POST', url, body: { languageTag }, signal });
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`);
    return withCountriesOfCities(Value.Parse(Essentials, answer.body));
  }

  function keep(languageTag: LanguageTag, essentials: Essentials, milliseconds: number): Essentials {
    kept.set(languageTag, { essentials, until: now() + milliseconds });
    return essentials;
  }

  /** Names are in every language, overridden texts in one. */
  function fallbackFor(languageTag: LanguageTag): Essentials {
    const own = lastGood.get(languageTag);
    const other = lastGood.get(DEFAULT_LANGUAGE_TAG);
    return own ?? (other ? { ...other, textArray: [] } : EMPTY_ESSENTIALS);
  }

  return function essentialsFor(languageTag) {
    const known = kept.get(languageTag);
    if (known && now() < known.until) return Promise.resolve(known.essentials);
    const pending = loading.get(languageTag) ?? load(languageTag);
    loading.set(languageTag, pending);
    return pending;
  };
}
