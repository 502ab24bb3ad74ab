import {
  decodeSearchQuery,
  encodeSearchQuery,
  type PropertyPage,
  type SearchQuery,
  swapReversedDates,
} from '@moien/contract';
import {
  AnswerKeeper,
  CallError,
  callError,
  type FeatureStore,
  type FeatureStoreDefinition,
  type RootStore,
} from '@moien/shared-lib';
import { hasDroppedPart } from './dropped-parts.ts';

/** `refusedArray`: parameters that were left out, as the API refused them. */
export type ResultPage = PropertyPage & { refusedArray?: readonly string[] };

type Attempt = { key: string; failure?: CallError };

/** Result pages by their canonical query, so that a page never shows the results of another URL. */
export class ResultsStore implements FeatureStore {
  readonly #root: RootStore;
  readonly pages: AnswerKeeper<ResultPage>;
  /** Apart, so that many choices do not push out the page on screen. */
  readonly #previews = new AnswerKeeper<ResultPage>(undefined);

  constructor(root: RootStore, snapshot: unknown) {
    this.#root = root;
    this.pages = new AnswerKeeper(snapshot);
  }

  /** Loads the results of a query unless fresh ones are known; answers the key under which they are found. */
  async load(parameters: URLSearchParams, signal: AbortSignal): Promise<string> {
    const { key, failure } = await this.attempt(parameters, signal);
    if (failure) throw failure;
    return key;
  }

  /** The same for a page that can say that they did not come: `failure` is why. */
  async attempt(parameters: URLSearchParams, signal: AbortSignal): Promise<Attempt> {
    const key = encodeSearchQuery(readSearchQuery(parameters)).toString();
    try {
      await this.pages.load(key, async () => {
        const tried = this.#previews.isFresh(key) ? this.#previews.get(key) : undefined;
        // Of an empty page the preview lacks what looser searches would find.
        return tried && tried.count > 0 ? tried : this.#find(new URLSearchParams(key), signal);
      });
      return { key };
    } catch (error) {
      if (error instanceof CallError) return { key, failure: error };
      throw error;
    }
  }

  /**
   * Count and facets of a search that is being chosen; it is what its page will show. Undefined when they do
   * not come.
   */
  async preview(query: SearchQuery, signal: AbortSignal): Promise<ResultPage | undefined> {
    const key = encodeSearchQuery(query).toString();
    // A preview without facets has too many homes for them; a page may not have been asked for them.
    if (this.#previews.isFresh(key)) return this.#previews.get(key);
    if (this.pages.isFresh(key) && this.pages.get(key)?.facets) return this.pages.get(key);
    try {
      const page = await this.#find(new URLSearchParams(key), signal, { hasFacets: true });
      this.#previews.put(key, page);
      return page;
    } catch {
      return undefined;
    }
  }

  /**
   * What only the API can know to be wrong (a city that does not exist, a day that has passed) is dropped
   * once, with a warning.
   */
  async #find(
    parameters: URLSearchParams,
    signal: AbortSignal,
    { hasFacets = false } = {},
  ): Promise<ResultPage> {
    const outcome = await this.#root.api.call('findProperties', {
      query: this.#asked(parameters, hasFacets),
      signal,
    });
    if (outcome.kind === 'ok') return outcome.value;
    const refused = outcome.kind === 'refused' ? (outcome.problem.parameters ?? []) : [];
    if (refused.length === 0) throw callError(outcome);
    for (const { name, message } of refused) {
      console.warn(`Search: ${message}`);
      parameters.delete(name);
    }
    const accepted = encodeSearchQuery(readSearchQuery(parameters));
    const page = await this.#root.api.require('findProperties', {
      query: this.#asked(accepted, hasFacets),
      signal,
    });
    return { ...page, refusedArray: refused.map(({ name }) => name) };
  }

  #asked(parameters: URLSearchParams, hasFacets: boolean): URLSearchParams {
    const facets = hasFacets ? [['facets', 'true']] : [];
    return new URLSearchParams([...parameters, ['language', this.#root.languageTag], ...facets]);
  }

  toSnapshot() {
    return this.pages.toSnapshot();
  }
}

export const resultsStore: FeatureStoreDefinition<ResultsStore> = {
  key: 'search/results',
  create: (root, snapshot) => new ResultsStore(root, snapshot),
};

/** The parameters of an address without those that its answer leaves out: controls show what was searched. */
export function withoutRefused(
  parameters: URLSearchParams,
  refusedArray: readonly string[] = [],
): URLSearchParams {
  return new URLSearchParams([...parameters].filter(([name]) => !refusedArray.includes(name)));
}

/** Whether the page shows another search than the address asks for. */
export function isPartDropped(parameters: URLSearchParams, page: ResultPage | undefined): boolean {
  const { problems } = decodeSearchQuery(swapReversedDates(parameters));
  return page?.refusedArray !== undefined || hasDroppedPart(problems);
}

/** The page decodes leniently: what it cannot use is dropped with a warning, reversed dates are swapped. */
export function readSearchQuery(parameters: URLSearchParams): SearchQuery {
  const { query, problems } = decodeSearchQuery(swapReversedDates(parameters));
  for (const problem of problems) {
    if (problem.code !== 'unknown-parameter')
      console.warn(`Search: ${problem.name} is left out (${problem.code}).`);
  }
  return query;
}
