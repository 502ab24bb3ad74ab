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

function documentOf(head: Partial<Head>, provided = shell): string {
  return renderDocument({
    url: new URL('https://moien.example/de/search'),
    languageTag: 'de',
    head: { title: 'Wohnungen "am" Fluss', description: 'Viele', canonicalPath: '/search', ...head },
    body: '',
    snapshot: '{}',
    shell: provided,
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

describe('the first paint of a document', () => {
  it('waits for an element that comes after the whole body, so that no part of a row is painted alone', () => {
    const text = documentOf({});
    const expected = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(text)?.[1];
    const body = text.indexOf('<div id="root"></div>');
    expect(text.indexOf('rel="expect"')).toBeLessThan(text.indexOf('</head>'));
    expect(text.indexOf(`id="${expected}"`)).toBeGreaterThan(body);
    expect(body).toBeGreaterThan(0);
  });
});

describe('the scripts of a document', () => {
  const text = documentOf(
    {},
    {
      ...shell,
      scripts: ['shell.1.js'],
      files: [{ path: 'shell.1.js', integrity: 'sha384-a', bytes: 1 }],
    },
  );
  const inline = /<script nonce="abc">\n(addEventListener[\s\S]*?)<\/script>/.exec(text)?.[1] ?? '';

  it('are on their way below everything else, and no tag of theirs runs before the first paint', () => {
    expect(text).toContain(`<link rel="preload" as="script" href="${shell.base}shell.1.js"`);
    expect(text).toMatch(/shell\.1\.js"[^>]* fetchpriority="low"/);
    expect(text).not.toMatch(/<script[^>]* src=/);
  });

  it('are added once, with integrity and nonce, when paint and pictures in sight are there', async () => {
    const added: object[] = [];
    const timers: (() => void)[] = [];
    let paint: () => void = () => undefined;
    let decode: () => void = () => undefined;
    const picture = {
      loading: 'eager',
      decode: () =>
        new Promise<void>((resolve) => {
          decode = resolve;
        }),
    };
    const below = { loading: 'lazy', decode: () => new Promise<void>(() => undefined) };
    const page = {
      addEventListener: (_name: string, listener: () => void) => listener(),
      document: {
        hidden: false,
        images: [picture, below],
        createElement: () => ({}),
        head: { append: (script: object) => added.push(script) },
      },
      PerformanceObserver: class {
        constructor(listener: () => void) {
          paint = listener;
        }
        observe() {}
      },
      requestAnimationFrame: (callback: () => void) => callback(),
      setTimeout: (callback: () => void) => timers.push(callback),
    };
    new Function(...Object.keys(page), inline)(...Object.values(page));
    const [longest, ...early] = timers;
    paint();
    await Promise.resolve();
    expect([early, timers.length, added]).toEqual([[], 1, []]);
    decode();
    await new Promise(setImmediate);
    for (const timer of timers.slice(1)) timer();
    longest?.();
    expect(added).toEqual([
      { src: `${shell.base}shell.1.js`, integrity: 'sha384-a', crossOrigin: '', async: false, nonce: 'abc' },
    ]);
  });
});
