import type { City } from '@moien/contract';
import { RootStoreProvider, type Transport, useRootStore } from '@moien/shared-lib';
import { exampleRoot } from '@moien/shared-lib/testing';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readSearch } from '../search-state/search.ts';
import { searchStore } from '../search-state/search-store.ts';

/** What the API answers: so many homes, these cities; it fails, or does not answer yet. */
export type ExampleAnswers = {
  homes?: number | 'failed' | 'waiting';
  cities?: readonly City[] | 'failed' | 'waiting';
};

const EMPTY_PAGE = { propertyArray: [], page: 1, pageCount: 0, bounds: null, facets: null };
const EXACT_COUNTS = 10_000;

export function exampleTransport({ homes = 0, cities = [] }: ExampleAnswers): Transport {
  return async ({ url }) => {
    const answer = url.startsWith('/api/location') ? cities : homes;
    if (answer === 'waiting') return new Promise(() => undefined);
    if (answer === 'failed') throw new Error('Network Error');
    if (typeof answer !== 'number') return { status: 200, body: { cityArray: answer } };
    const count = Math.min(answer, EXACT_COUNTS);
    return { status: 200, body: { ...EMPTY_PAGE, count, isCountExact: answer <= EXACT_COUNTS } };
  };
}

type SearchSurroundingsProps = ExampleAnswers & {
  /** Query of the page's address. */
  address?: string;
  children: ReactNode;
};

/** A page of a search, in the language of the story, before an API that answers so. */
export function SearchSurroundings({ address = '', children, ...answers }: SearchSurroundingsProps) {
  const { i18n } = useTranslation('search');
  const { languageTag, essentials } = useRootStore();
  const [root] = useState(() => {
    const page = exampleRoot({
      languageTag,
      essentials: essentials.essentials,
      transport: exampleTransport(answers),
    });
    const parameters = new URLSearchParams(address);
    page.feature(searchStore).show(parameters, readSearch(parameters).query);
    return page;
  });
  return (
    <RootStoreProvider root={root} texts={i18n}>
      {children}
    </RootStoreProvider>
  );
}
