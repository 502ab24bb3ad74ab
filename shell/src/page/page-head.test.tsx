import { createTexts, type Head, RootStoreProvider } from '@moien/shared-lib';
import { exampleRoot } from '@moien/shared-lib/testing';
import { cleanup, render } from '@testing-library/react';
import { usePageHead } from './page-head.ts';

const HOME: Head = { title: 'Home', description: 'All homes', canonicalPath: '/' };
const ARTICLE: Head = {
  ...HOME,
  title: 'Keys',
  canonicalPath: '/blog/article/1',
  image: '/global/keys-960.avif',
  structuredData: { '@type': 'Article', name: '</script>' },
};

function Page({ head }: { head: Head }) {
  usePageHead(head);
  return null;
}

/** The document of a page with this head, after a navigation to the others. */
function visit(...heads: Head[]) {
  const root = exampleRoot({ languageTag: 'en' });
  const texts = createTexts('en', {});
  const page = (head: Head) => (
    <RootStoreProvider root={root} texts={texts}>
      <Page head={head} />
    </RootStoreProvider>
  );
  const { rerender } = render(page(HOME));
  const go = (head: Head) => rerender(page(head));
  for (const head of heads) go(head);
  return { go };
}

const all = (selector: string) => [...document.head.querySelectorAll(selector)];
const image = () => all('meta[property="og:image"]').map((element) => element.getAttribute('content'));
const data = () => all('script[type="application/ld+json"]').map((element) => element.textContent);

beforeEach(() => {
  document.head.innerHTML = '<meta name="description" content=""><meta name="robots" content="">';
});
afterEach(cleanup);

describe('usePageHead', () => {
  it('brings structured data and a picture that the first document had not', () => {
    visit(ARTICLE);
    expect(document.title).toBe('Keys');
    expect(data()).toEqual([JSON.stringify(ARTICLE.structuredData)]);
    expect(image()).toEqual(['http://localhost/global/keys-960.avif']);
  });

  it('says where the page is', () => {
    document.head.innerHTML = '<meta property="og:url" content="http://localhost/en">';
    visit(ARTICLE);
    const [address] = all('meta[property="og:url"]');
    expect(address?.getAttribute('content')).toBe('http://localhost/en/blog/article/1');
  });

  it('says titles and structured data without the soft hyphens of the page', () => {
    visit({ ...ARTICLE, title: 'House\u00ADkeys', structuredData: { name: 'House\u00ADkeys' } });
    expect(document.title).toBe('Housekeys');
    expect(data()).toEqual(['{"name":"Housekeys"}']);
  });

  it('replaces them with those of the next page, and takes them away where there are none', () => {
    const { go } = visit(ARTICLE, {
      ...ARTICLE,
      image: '/global/lamp-960.avif',
      structuredData: { name: 'Lamp' },
    });
    expect(data()).toEqual(['{"name":"Lamp"}']);
    expect(image()).toEqual(['http://localhost/global/lamp-960.avif']);
    go(HOME);
    expect([data(), image()]).toEqual([[], []]);
  });

  it('leaves the document alone when a page says the same again', () => {
    const { go } = visit(ARTICLE);
    const before = all('*');
    go({ ...ARTICLE, structuredData: { ...ARTICLE.structuredData } });
    expect(all('*').map((element) => before.indexOf(element))).toEqual([...before.keys()]);
    go({ ...ARTICLE, canonicalPath: '/blog/article/2' });
    expect(document.head.querySelector('[rel="canonical"]')?.getAttribute('href')).toBe(
      'http://localhost/en/blog/article/2',
    );
  });
});
