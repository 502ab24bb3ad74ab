import type { Property } from '@moien/contract';
import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import { exampleProperty, exampleRoot } from '@moien/shared-lib/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import english from '../../locales/en.json' with { type: 'json' };
import { PropertyHeader } from './PropertyHeader.tsx';

afterEach(cleanup);

const UNCHECKED = 'We don’t check whether reviewers have stayed here.';

it.each<[string, Partial<Property>, string | undefined]>([
  ['with reviews that we do not check', {}, UNCHECKED],
  [
    'where its rating comes from',
    { isRatedElsewhere: true },
    `The rating comes from the site this home was imported from. ${UNCHECKED}`,
  ],
  ['nothing of reviews that it does not have', { ratingAverage: null, reviewCount: 0 }, undefined],
])('says of a home %s', async (_what, more, said) => {
  await act(async () => {
    render(
      <RootStoreProvider
        root={exampleRoot({ languageTag: 'en' })}
        texts={createTexts('en', { search: english })}
      >
        <MemoryRouter>
          <PropertyHeader property={{ ...exampleProperty, ...more }} place="Vianden" />
        </MemoryRouter>
      </RootStoreProvider>,
    );
  });
  expect(screen.queryByText(/whether reviewers/)?.textContent).toBe(said);
});
