import type { ShellRelease } from '@moien/contract';
import type { Head } from '@moien/shared-lib';
import { renderDocument } from './document.ts';

const shell: ShellRelease = {
  format: 1,
  version: '0.1.0-000000000000',
  base: '/assets/0.1.0-000000000000/',
  scripts: [],
  styles: [],
  fonts: [],
  files: [],
};

function documentOf(head: Partial<Head>): string {
  return renderDocument({
    url: new URL('https://moien.example/de/search'),
    languageTag: 'de',
    head: { title: 'Wohnungen "am" Fluss', description: 'Viele', canonicalPath: '/search', ...head },
    body: '',
    snapshot: '{}',
    shell,
    entries: [],
    activeRouteIds: [],
    chunk: undefined,
    nonce: 'abc',
  });
}

/** Contents of the meta elements by name or property. */
function metaOf(text: string, name: string): string[] {
  return [...text.matchAll(new RegExp(`<meta (?:name|property)="${name}"[^>]* content="([^"]*)"`, 'g'))].map(
    ([, content = '']) => content,
  );
}

describe('the head of a document', () => {
  it('makes the site installable, framed in the colour of its ground', () => {
    const text = documentOf({});
    expect(text).toContain('<link rel="manifest" href="/manifest/de.webmanifest">');
    expect(text).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-icon-180.png">');
    expect(metaOf(text, 'theme-color')).toEqual(['#faf3ed', '#1a1117']);
  });

  it('says in whose language and where it is, as links to it are shown', () => {
    const text = documentOf({ canonicalPath: '/search?cityId=1&page=2' });
    expect(metaOf(text, 'og:locale')).toEqual(['de_LU']);
    expect(metaOf(text, 'og:url')).toEqual(['https://moien.example/de/search?cityId=1&amp;page=2']);
  });

  it('gives links a card with its size and its name', () => {
    const text = documentOf({ image: '/cards/property/a1/de.jpg?v=1&x' });
    expect(metaOf(text, 'og:image')).toEqual(['https://moien.example/cards/property/a1/de.jpg?v=1&amp;x']);
    expect(metaOf(text, 'og:image:width')).toEqual(['1200']);
    expect(metaOf(text, 'og:image:height')).toEqual(['630']);
    expect(metaOf(text, 'og:image:alt')).toEqual(['Wohnungen &quot;am&quot; Fluss']);
    expect(metaOf(text, 'twitter:card')).toEqual(['summary_large_image']);
  });

  it('gives a page that names no picture the card of the home page', () => {
    expect(metaOf(documentOf({}), 'og:image')).toEqual(['https://moien.example/cards/page/home/de.jpg']);
  });

  it('says no size of a picture that is no card', () => {
    const text = documentOf({ image: '/global/banner-1-960.avif' });
    expect(metaOf(text, 'og:image')).toEqual(['https://moien.example/global/banner-1-960.avif']);
    expect(metaOf(text, 'og:image:width')).toEqual([]);
  });
});
