import type { InformationPage, LanguageTag } from '@moien/contract';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { exampleInformationPage } from '../examples/example-information-page.ts';
import { renderPage } from '../examples/render-page.tsx';
import { Page } from './InformationPage.tsx';

const SECTIONS = ['who-we-are', 'prices', 'law'].map((id) => ({
  id,
  title: `About ${id}`,
  html: `<p>Text of ${id}.</p>`,
  questionArray: [],
}));
const VERSIONS = ['2027-01-01', '2026-11-21', '2026-05-01'];

beforeEach(() => {
  document.head.innerHTML = '<meta name="robots"><meta name="description">';
});
afterEach(cleanup);

function show(changes: Partial<InformationPage> = {}, languageTag: LanguageTag = 'de') {
  return renderPage(<Page data={exampleInformationPage({ sectionArray: SECTIONS, ...changes })} />, {
    languageTag,
  });
}
const headOf = (selector: string, attribute: string) =>
  document.head.querySelector(selector)?.getAttribute(attribute);

describe('an information page', () => {
  it('lists what stands in it, and each link arrives', () => {
    show();
    for (const link of screen.getAllByRole('link', { name: /^About/ })) {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      expect(document.getElementById(id)?.textContent).toBe(link.textContent);
    }
    expect(screen.getByText('Text of prices.')).not.toBeNull();
  });

  it('has its contents closed above the text too, for where there is no room beside it', () => {
    const { texts } = show();
    const contents = screen.getByText(texts.contents).closest('details');
    expect(contents?.open).toBe(false);
    expect(contents?.querySelectorAll('a')).toHaveLength(3);
  });

  it('says to search engines what it is', () => {
    show({ description: 'What we agree on.' });
    expect(document.title).toBe('Terms of use – Moïen');
    expect(headOf('meta[name="description"]', 'content')).toBe('What we agree on.');
    expect(headOf('meta[name="robots"]', 'content')).toBe('index, follow');
    expect(headOf('link[rel="canonical"]', 'href')).toBe('http://localhost/de/terms');
  });

  it.each<[LanguageTag, string]>([
    ['en', 'In force since 21 November 2026'],
    ['fr', 'En vigueur depuis le 21 novembre 2026'],
    ['de', 'In Kraft seit dem 21. November 2026'],
  ])('says in %s since when it is in force', (languageTag, sentence) => {
    show({}, languageTag);
    expect(screen.getByText(sentence)).not.toBeNull();
  });

  it('offers its versions, of which the one in force has the plain address', () => {
    show({ versionArray: VERSIONS });
    const links = VERSIONS.map((day) =>
      document.querySelector(`time[datetime="${day}"]`)?.closest('a')?.getAttribute('href'),
    );
    expect(links).toEqual(['/de/terms?version=2027-01-01', '/de/terms', '/de/terms?version=2026-05-01']);
  });

  it.each([
    ['an earlier', '2026-05-01', /frühere Fassung/],
    ['an announced', '2027-01-01', /gilt ab dem/],
  ])('says of %s version what it is, and keeps it from search engines', (_which, version, sentence) => {
    const { texts } = show({ version, versionArray: VERSIONS });
    expect(screen.getByText(sentence)).not.toBeNull();
    const way = screen.getByRole('link', { name: texts['version-to-current'] });
    expect(way.getAttribute('href')).toBe('/de/terms');
    expect(headOf('meta[name="robots"]', 'content')).toBe('noindex');
    expect(headOf('link[rel="canonical"]', 'href')).toBe('http://localhost/de/terms');
  });

  it('says nothing of versions where there are none', () => {
    show({ name: 'about', version: null, currentVersion: null, versionArray: [] });
    expect(document.querySelector('time, header details')).toBeNull();
    expect(headOf('meta[name="robots"]', 'content')).toBe('index, follow');
  });

  it('lets visitors change their answer about cookies, on that page alone', () => {
    const { root, texts } = show({ name: 'cookies-policy' });
    root.consent.give({ externalContent: false });
    expect(root.consent.isOpen).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: texts['cookie-settings'] }));
    expect(root.consent.isOpen).toBe(true);
    cleanup();
    show();
    expect(screen.queryByRole('button', { name: texts['cookie-settings'] })).toBeNull();
  });
});
