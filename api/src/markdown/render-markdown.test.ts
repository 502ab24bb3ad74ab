import { Parser } from 'htmlparser2';
import { renderMarkdown } from './render-markdown.ts';

type Element = { name: string; attributes: Record<string, string> };

/** Elements as a parser of HTML sees them, which is what a browser would make of the text. */
function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  const parser = new Parser({ onopentag: (name, attributes) => elements.push({ name, attributes }) });
  parser.end(html);
  return elements;
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<div><div><iframe src="https://evil.example"></iframe></div></div>',
  '<style>*{display:none}</style><p style="position:fixed">x</p>',
  '<math><mtext></p><script>alert(1)</script>',
  '<!--><script>alert(1)</script>-->',
  '<form action=https://evil.example><input name=password></form>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](file:///etc/passwd)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](<https://good.example/" onclick="alert(1)>)',
  '[x](https://good.example "\\" onclick=\\"alert(1)")',
  '<javascript:alert(1)>',
  '<https://good.example/"onmouseover=alert(1)>',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml;base64,PHN2Zz4=)',
  '![x](https://evil.example/pixel.gif)',
  '![x](//evil.example/pixel.gif)',
  '![x](/api/get-session)',
  '![x](/global/../api/get-session)',
  '![" onerror="alert(1)](/global/banner-1)',
  '[a]: javascript:alert(1)\n\n[a]',
  '# <img src=x onerror=alert(1)> { #id onclick=alert(1) }',
  '```html" onmouseover="alert(1)\n<script>alert(1)</script>\n```',
  '`<script>alert(1)</script>`',
  '| a |\n|:-:|\n| <script>alert(1)</script> |',
  '\u0000<script>\u0000alert(1)</script>',
];

const ATTRIBUTES: Record<string, string[]> = {
  a: ['href', 'rel'],
  img: ['src', 'srcset', 'sizes', 'alt', 'loading', 'decoding'],
  ol: ['start'],
  ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, ['id']])),
};
const NAMES = new Set(
  'p h2 h3 h4 h5 h6 ul ol li blockquote pre hr br strong em s code a img table thead tbody tr th td'.split(
    ' ',
  ),
);

describe('hostile Markdown', () => {
  it.each(HOSTILE)('%j makes nothing that acts', (markdown) => {
    for (const { name, attributes } of elementsOf(renderMarkdown(markdown, 'en'))) {
      expect(NAMES).toContain(name);
      for (const attribute of Object.keys(attributes)) expect(ATTRIBUTES[name] ?? []).toContain(attribute);
      if (attributes.href !== undefined)
        expect(attributes.href).toMatch(/^(https:\/\/good\.example|\/en\b|#)/);
      if (attributes.src !== undefined) expect(attributes.src).toBe('/global/banner-1-960.avif');
    }
  });

  it.each([
    ['[', 60_000],
    ['![](', 15_000],
    ['> ', 30_000],
    ['*_', 30_000],
    ['<', 60_000],
    ['`', 60_000],
    ['- ', 30_000],
    ['# a\n', 15_000],
    ['| a ', 15_000],
  ])('%j repeated %i times ends', (part, count) => {
    const html = renderMarkdown(part.repeat(count), 'en');
    for (const { name } of elementsOf(html)) expect(NAMES).toContain(name);
  });
});

describe('headings', () => {
  it('start at h2, whatever the text starts with, and keep their order', () => {
    expect(renderMarkdown('# A\n## B\n# C', 'en')).toBe(
      '<h2 id="section-a">A</h2>\n<h3 id="section-b">B</h3>\n<h2 id="section-c">C</h2>\n',
    );
    expect(renderMarkdown('### A\n##### B', 'en')).toBe(
      '<h2 id="section-a">A</h2>\n<h4 id="section-b">B</h4>\n',
    );
  });

  it('have ids without accents, and no id twice', () => {
    const html = renderMarkdown('## Über *Straßen*\n## A\n## A\n## A 2\n## 漢字', 'de');
    expect(elementsOf(html).flatMap(({ attributes }) => attributes.id ?? [])).toEqual([
      'section-uber-stra-en',
      'section-a',
      'section-a--2',
      'section-a-2',
      'section',
    ]);
  });
});

describe('links', () => {
  it.each([
    [
      'https://example.org/a?b=1&c=2',
      '<a href="https://example.org/a?b=1&amp;c=2" rel="noopener noreferrer">x</a>',
    ],
    ['/search?cityId=1#top', '<a href="/fr/search?cityId=1#top">x</a>'],
    ['/', '<a href="/fr">x</a>'],
    ['/de/search', '<a href="/de/search">x</a>'],
    ['/api/docs', '<a href="/api/docs">x</a>'],
    ['#section-a', '<a href="#section-a">x</a>'],
    ['mailto:hello@example.org', '<a href="mailto:hello@example.org">x</a>'],
    ['search', '<a>x</a>'],
    ['ftp://example.org', '<a>x</a>'],
  ])('to %s', (address, html) => {
    expect(renderMarkdown(`[x](${address})`, 'fr')).toBe(`<p>${html}</p>\n`);
  });
});

describe('pictures', () => {
  it('are served in all widths', () => {
    const [, picture] = elementsOf(renderMarkdown('![A "view" & more](/upload/scenes/a/facade-0)', 'en'));
    expect(picture).toEqual({
      name: 'img',
      attributes: expect.objectContaining({
        src: '/upload/scenes/a/facade-0-960.avif',
        srcset: expect.stringContaining('/upload/scenes/a/facade-0-360.avif 360w, '),
        alt: 'A "view" & more',
        loading: 'lazy',
      }),
    });
  });

  it('of others are left out', () => {
    expect(renderMarkdown('a ![x](https://example.org/a.png) b', 'en')).toBe('<p>a  b</p>\n');
  });
});

it('renders what texts are made of, without styles', () => {
  const html = renderMarkdown('**a** *b* ~~c~~ `d`\n\n3. e\n\n> f\n\n| g |\n|--:|\n| h |', 'en');
  expect(html).toContain('<strong>a</strong> <em>b</em> <s>c</s> <code>d</code>');
  expect(html).toContain('<ol start="3">');
  expect(html).toContain('<blockquote>');
  expect(html).toContain('<th>g</th>');
  expect(html).not.toContain('style');
});
