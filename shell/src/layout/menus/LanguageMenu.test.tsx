import { cleanup, render, screen } from '@testing-library/react';
import { examplePage } from '../testing/example-page.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';

afterEach(cleanup);

/** The picker on a German page whose route has this data. */
function show(loaderData: unknown) {
  const path = '/blog/article/1/ein-mietvertrag?ref=letter';
  render(examplePage(<LanguageMenu />, { path, loaderData }).page);
}

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('LanguageMenu', () => {
  it('says in which language the page is, and opens without scripts', () => {
    show(null);
    const button = screen.getByRole('button', { name: 'Sprache: DE' });
    const panel = screen.getByRole('navigation', { name: 'Sprache', hidden: true });
    expect(button.getAttribute('popovertarget')).toBe(panel.id);
  });

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
  });

  it.each([null, 'text', { data: 7 }, { data: { pathByLanguage: 'x' } }])(
    'is not harmed by a remote whose data is %j',
    (loaderData) => {
      show(loaderData);
      expect(links()).toHaveLength(2);
    },
  );
});
