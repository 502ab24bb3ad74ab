import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import { exampleRoot } from '@moien/shared-lib/testing';
import { cleanup, render } from '@testing-library/react';
import { locationStore } from '../features/search-bar/location-store.ts';
import { SearchPage } from './SearchPage.tsx';

afterEach(cleanup);

it('tells the search bar of which place its homes are, and takes it back when it goes', () => {
  const root = exampleRoot();
  const location = root.feature(locationStore);
  const page = (key: string) => (
    <RootStoreProvider root={root} texts={createTexts('de', {})}>
      <SearchPage data={{ key, isPartDropped: false }} />
    </RootStoreProvider>
  );
  const { rerender, unmount } = render(page('cityId=7&page=2'));
  expect(location.shownCityId).toBe(7);
  rerender(page('page=2'));
  expect(location.shownCityId).toBeUndefined();
  rerender(page('cityId=8'));
  expect(location.shownCityId).toBe(8);
  unmount();
  expect(location.shownCityId).toBeUndefined();
});
