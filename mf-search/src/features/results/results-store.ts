import {
  decodeSearchQuery,
  encodeSearchQuery,
  type PropertyPage,
  type SearchQuery,
  swapReversedDates,
} from '@moien/contract';
import {
  AnswerKeeper,
  callError,
  type FeatureStore,
  type FeatureStoreDefinition,
  type RootStore,
} from '@moien/shared-lib';
import { hasDroppedPart } from './dropped-parts.ts';

/** `isPartRefused`: something of the query was left out, as the API refused it. */
export type ResultPage = PropertyPage & { isPartRefused?: boolean };

/** Result pages by their canonical query, so that a page never shows the results of another URL. */
export class ResultsStore implements FeatureStore {
  readonly #root: RootStore;
  readonly pages: AnswerKeeper<ResultPage>;

  constructor(root: RootStore, snapshot: unknown) {
    this.#root = root;
    this.pages = new AnswerKeeper(snapshot);
  }

  /** Loads the results of a query unless fresh ones are known; answers the key under which they are found. */
  async load(parameters: URLSearchParams, signal: AbortSignal): Promise<string> {
    const key = encodeSearchQuery(readSearchQuery(parameters)).toString();
    await this.pages.load(key, () => this.#find(new URLSearchParams(key), signal));
    return key;
  }

  /** What only the API can know to be wrong (a city that does not exist, a day that has passed) is dropped once, with a warning. */
  async #find(parameters: URLSearchParams, signal: AbortSignal): Promise<ResultPage> {
    const outcome = await this.#root.api.call('findProperties', {
      query: this.#inLanguage(parameters),
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
      query: this.#inLanguage(accepted),
      signal,
    });
    return { ...page, isPartRefused: true };
  }

  #inLanguage(parameters: URLSearchParams): URLSearchParams {
    return new URLSearchParams([...parameters, ['language', this.#root.languageTag]]);
  }

  toSnapshot() {
    return this.pages.toSnapshot();
  }
}

export const resultsStore: FeatureStoreDefinition<ResultsStore> = {
  key: 'search/results',
  create: (root, snapshot) => new ResultsStore(root, snapshot),
};

/** Whether the page shows another search than the address asks for. */
export function isPartDropped(parameters: URLSearchParams, page: ResultPage | undefined): boolean {
  const { problems } = decodeSearchQuery(swapReversedDates(parameters));
  return page?.isPartRefused === true || hasDroppedPart(problems);
}

/** The page decodes leniently: what it cannot use is dropped with a warning, reversed dates are swapped. */
export function readSearchQuery(parameters: URLSearchParams): SearchQuery {
  const { query, problems } = decodeSearchQuery(swapReversedDates(parameters));
  for (const problem of problems) {
    if (problem.code !== 'unknown-parameter') console.warn(`Search: ${problem.message}`);
  }
  return query;
}
