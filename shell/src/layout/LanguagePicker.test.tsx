import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import { exampleEssentials, exampleRoot } from '@moien/shared-lib/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import german from '../locales/de.json' with { type: 'json' };
import { LanguagePicker } from './LanguagePicker.tsx';

afterEach(cleanup);

/** The picker on a German page whose route has this data. */
function show(loaderData: unknown) {
  const path = '/de/blog/article/1/ein-mietvertrag';
  const root = exampleRoot({ essentials: exampleEssentials });
  const router = createMemoryRouter([{ id: 'page', path, loader: () => null, Component: LanguagePicker }], {
    initialEntries: [`${path}?ref=letter`],
    hydrationData: { loaderData: { page: loaderData } },
  });
  render(
    <RootStoreProvider root={root} texts={createTexts('de', { shell: german })}>
      <RouterProvider router={router} />
    </RootStoreProvider>,
  );
}

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('LanguagePicker', () => {
  it('leads to the same path in the other languages', () => {
    show({ version: '1', data: { id: '1' } });
    expect(links()).toEqual([
      '/en/blog/article/1/ein-mietvertrag?ref=letter',
      '/fr/blog/article/1/ein-mietvertrag?ref=letter',
    ]);
  });

  it('leads to the path that the page has in each language', () => {
    const pathByLanguage = { en: '/blog/article/1/a-lease', fr: '/blog/article/1/un-bail' };
    show({ version: '1', data: { pathByLanguage } });
    expect(links()).toEqual([
      '/en/blog/article/1/a-lease?ref=letter',
      '/fr/blog/article/1/un-bail?ref=letter',
    ]);
  });

  it('offers no language that the page lacks, and says so', () => {
    show({
      version: '1',
      data: { pathByLanguage: { de: '/blog/article/1/x', en: '/blog/article/1/a-lease' } },
    });
    expect(links()).toEqual(['/en/blog/article/1/a-lease?ref=letter']);
    expect(screen.getByText('Diese Seite gibt es nicht auf Französisch')).not.toBeNull();
    expect(screen.getByText('Français').closest('[aria-hidden]')).not.toBeNull();
  });

  it.each([null, 'text', { data: 7 }, { data: { pathByLanguage: 'x' } }])(
    'is not harmed by a remote whose data is %j',
    (loaderData) => {
      show(loaderData);
      expect(links()).toHaveLength(2);
    },
  );
});
