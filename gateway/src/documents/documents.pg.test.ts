import { openTestSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
const visit: TestSite['visit'] = (path, headers) => site.visit(path, headers);

beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

describe('the document of a property', () => {
  it('says title, price and facts without any script', async () => {
    const { statusCode, body } = await visit(`/en/property/${site.propertyId}`);
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>')).replace(/<!-- -->/g, '');
    expect(statusCode).toBe(200);
    expect(main).toContain('Attic &amp; &lt;garden&gt;</h1>');
    expect(main.replace(/<[^>]+>/g, '')).toMatch(/€123\s*a night/);
    expect(main).toContain('4 guests');
    expect(main).toContain('Luxembourg');
    expect(main).toContain('Hosted by Léa');
  });

  it('carries JSON-LD that parses and agrees with the page', async () => {
    const { body } = await visit(`/en/property/${site.propertyId}`);
    const [, text = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
    expect(JSON.parse(text)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'VacationRental',
      name: 'Attic & <garden>',
      url: `http://moien.example/en/property/${site.propertyId}`,
      address: { addressLocality: 'Luxembourg', addressCountry: 'LU' },
      containsPlace: { occupancy: { maxValue: 4 } },
      makesOffer: [{ priceSpecification: { price: 123, priceCurrency: 'EUR', unitCode: 'DAY' } }],
    });
  });

  it('speaks the language of its address', async () => {
    const { body, headers } = await visit(`/de/property/${site.propertyId}`, { 'accept-language': 'fr' });
    expect(body).toContain('<html lang="de">');
    expect(headers['content-language']).toBe('de');
    expect(body).toContain('<title>Dachgeschoss mit Garten, ');
    expect(body).toContain('4 Gäste');
  });
});

describe('the head of every page', () => {
  it.each([
    ['/fr', '/'],
    ['/fr/search', '/search'],
    ['/fr/search?cityId=2960316&utm_source=letter', '/search?cityId=2960316'],
    ['property', 'property'],
  ])('of %s names its canonical address and its languages', async (path, canonical) => {
    const isProperty = path === 'property';
    const address = isProperty ? `/fr/property/${site.propertyId}` : path;
    const rest = isProperty ? `/property/${site.propertyId}` : canonical.replace(/^\/$/, '');
    const { body } = await visit(address);
    const links = [
      ...body.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([^"]+)")? href="([^"]+)">/g),
    ];
    expect(links.map(([, rel, language, href]) => [language ?? rel, href])).toEqual([
      ['canonical', `http://moien.example/fr${rest}`],
      ['en', `http://moien.example/en${rest}`],
      ['fr', `http://moien.example/fr${rest}`],
      ['de', `http://moien.example/de${rest}`],
      ['x-default', `http://moien.example/en${rest}`],
    ]);
    expect(body).toMatch(/<title>[^<]+<\/title>\n<meta name="description" content="[^"]{20,}">/);
  });

  it('keeps pages that are not found out of search engines', async () => {
    const { statusCode, body } = await visit('/en/nowhere');
    expect(statusCode).toBe(404);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).not.toContain('hreflang="x-default"');
  });
});

describe('the security of a document', () => {
  it('runs scripts by a nonce that is new each time, and evaluates nothing', async () => {
    const documents = await Promise.all([visit('/en'), visit('/en'), visit('/en/search')]);
    const nonces = documents.map(({ headers, body }) => {
      const policy = String(headers['content-security-policy']);
      const [, scripts = ''] = /script-src ([^;]+)/.exec(policy) ?? [];
      expect(scripts).toMatch(/^'nonce-[A-Za-z0-9+/]{24}' 'strict-dynamic'$/);
      // Only who names the country of a position may be asked from elsewhere, when a visitor searches close
      // to themselves.
      const [ownPolicy, others] = policy.split("connect-src 'self' https://nominatim.openstreetmap.org;");
      expect(others).toBeDefined();
      expect(`${ownPolicy}${others}`).not.toMatch(/unsafe-(eval|inline|hashes)|https?:|\*/);
      expect(policy).toMatch(/object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/);
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(scripts) ?? [];
      for (const [tag] of body.matchAll(/<(script|style)\b[^>]*>/g))
        expect(tag).toContain(`nonce="${nonce}"`);
      expect(body).not.toMatch(/\son[a-z]+="|javascript:/);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(3);
  });

  it('is nobody else’s to keep', async () => {
    for (const path of ['/en', '/en/search', '/en/nowhere']) {
      expect((await visit(path)).headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'strict-origin',
        'cross-origin-opener-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
    }
  });
});

describe('what a document preloads', () => {
  it.each([
    ['/en', undefined],
    ['/en/search', 'route-search'],
    ['property', 'route-property'],
  ])('%s: the files of its own route and of no other', async (path, route) => {
    const { body } = await visit(path === 'property' ? `/en/property/${site.propertyId}` : path);
    const files = [
      ...body.matchAll(/<(?:link|script)\b[^>]*(?:href|src)="(\/(?:remotes|assets)\/[^"]+)"/g),
    ].map(([, file = '']) => file);
    const remote = files
      .filter((file) => file.startsWith('/remotes/'))
      .map((file) => file.split('/').pop() ?? '');
    expect(new Set(files).size).toBe(files.length);
    for (const file of files) expect((await visit(file)).statusCode).toBe(200);
    if (route === undefined) return expect(remote).toEqual([]);
    expect(remote).toContain('entry.js');
    expect(
      remote
        .filter((file) => file.startsWith(`${route}.`))
        .map((file) => file.split('.').pop())
        .sort(),
    ).toEqual(['css', 'js']);
    expect(
      remote.filter((file) => /^(route|slot|texts)-/.test(file) && !file.startsWith(`${route}.`)),
    ).toEqual([]);
  });
});

it('carries the countries that have homes and no others', async () => {
  const { body } = await visit('/en');
  const [, snapshot = ''] = /id="page-snapshot"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
  const { essentials } = JSON.parse(snapshot) as { essentials: { countryArray: { code: string }[] } };
  expect(essentials.countryArray.map(({ code }) => code)).toEqual(['LU']);
});

describe('ways to a language', () => {
  it.each([
    ['/', {}, '/en'],
    ['/search?cityId=7', { 'accept-language': 'de-LU' }, '/de/search?cityId=7'],
    ['/search', { cookie: 'languageTag=fr', 'accept-language': 'de' }, '/fr/search'],
    ['/enough', {}, '/en/enough'],
  ])('%s with %j leads to %s', async (path, headers, location) => {
    const answer = await visit(path, headers);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers.vary).toBe('accept-language, cookie');
  });

  it.each(['/api/nothing', '/assets/none.js', '/remotes', '/dev/none', '/global/none-360.avif'])(
    '%s belongs to no language',
    async (path) => {
      const { statusCode, headers } = await visit(path);
      expect([statusCode, headers.location]).toEqual([404, undefined]);
    },
  );
});

describe('hostile requests', () => {
  const long = 'a'.repeat(10_000);
  for (const path of [
    '//evil.example',
    '//evil.example/%2e%2e',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%2F%2Fevil.example',
    '/en//evil.example',
    '/https://evil.example',
    '/%00',
    '/en/%00',
    '/en/property/%00',
    '/en/%',
    '/%E0%A4%A',
    '/en/search?cityId=%00&feature-%00=1',
    '/en/search?cityId=%E0%A4%A',
    '/en/property/..%2f..%2fetc%2fpasswd',
    '/en/<script>alert(1)</script>',
    '/en/search?page=-1&cityId=1%20or%201=1',
    `/${long}`,
    `/en/search?${long}=${long}`,
  ]) {
    it(`${path.slice(0, 60)} neither breaks the server nor leads elsewhere`, async () => {
      const { statusCode, headers, body } = await visit(path);
      expect(statusCode).toBeLessThan(500);
      expect(String(headers.location ?? '/')).toMatch(/^\/(?![/\\])/);
      expect(body).not.toContain('<script>alert');
    });
  }

  it.each(['evil.example/path', 'a b', '"><script>', 'evil.example:99999999', '[::1', ''])(
    'the host «%s» is no origin of ours',
    async (host) => {
      for (const url of ['/', '/en', '/sitemap.xml', '/robots.txt']) {
        const { statusCode, headers, body } = await visit(url, { host });
        expect(statusCode).toBeLessThan(500);
        expect(String(headers.location ?? '/')).toMatch(/^\/(?![/\\])/);
        if (host) expect(body).not.toContain(`//${host}`);
      }
    },
  );
});

describe('crawlers', () => {
  it('find the sitemap and stay out of the API', async () => {
    const { body, headers } = await visit('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain('Disallow: /api/\n');
    expect(body).toContain('Sitemap: http://moien.example/sitemap.xml\n');
  });

  it('get a well-formed sitemap whose pages exist in every language', async () => {
    const { body, headers } = await visit('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expectWellFormed(body);
    const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    expect(addresses).toEqual(
      expect.arrayContaining([
        'http://moien.example/en',
        'http://moien.example/de/search',
        'http://moien.example/fr/search?cityId=2960316',
      ]),
    );
    for (const address of addresses) {
      const { statusCode, body: page } = await visit(address.slice('http://moien.example'.length));
      expect([address, statusCode]).toEqual([address, 200]);
      expect(page).toContain(`<link rel="canonical" href="${address}">`);
    }
  });
});

/** Every element is closed in order, and every ampersand begins an entity. */
function expectWellFormed(xml: string): void {
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /);
  expect(xml).not.toMatch(/&(?!(amp|lt|gt|quot|apos|#\d+);)/);
  const open: string[] = [];
  for (const [, closes, name = '', isEmpty] of xml.matchAll(/<(\/?)([a-z:]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (closes) expect(open.pop()).toBe(name);
    else if (!isEmpty) open.push(name);
  }
  expect(open).toEqual([]);
}
