import { readConfig } from '@moien/api';
import { OWN_KEYS } from '@moien/api/testing/own-keys';
import { DEVELOPMENT_REGISTRY_KEYS } from '@moien/contract';
import { connectOriginsOf, mapTilesOriginOf, readGatewayConfig, settingsOf } from './config.ts';

const DATABASE_URL = 'postgres://database/moien';
const DEVELOPMENT_KEY = DEVELOPMENT_REGISTRY_KEYS.development ?? '';

describe('readGatewayConfig', () => {
  it('needs nothing', () => {
    expect(readGatewayConfig({ ...OWN_KEYS, API_URL: '' })).toMatchObject({
      PORT: 4000,
      ROLE: 'all',
      LOADER_TIMEOUT: 2000,
      API_TIMEOUT: 15_000,
    });
  });

  it.each([
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'somebody'],
    ['PUBLIC_ORIGIN', 'moien.example'],
    ['ALLOWED_HOSTS', 'moien.example:80'],
    ['ALLOWED_HOSTS', 'https://moien.example'],
    ['RATE_LIMIT', 'maybe'],
    ['REDIS_URL', 'http://redis'],
    ['PORT', '99999'],
    ['RELEASES_S3_URL', 's3://bucket'],
  ])('refuses %s=%s in the words of the API', (name, value) => {
    const sentenceOf = (read: () => unknown) => {
      try {
        return read();
      } catch (error) {
        return String(error);
      }
    };
    const sentence = sentenceOf(() => readGatewayConfig({ DEVELOPMENT: 'on', [name]: value }));
    expect(sentence).toMatch(`${name} must be `);
    expect(sentence).toBe(sentenceOf(() => readConfig({ DEVELOPMENT: 'on', DATABASE_URL, [name]: value })));
  });

  it('needs the origin of the API to forward to it', () => {
    expect(() => readGatewayConfig({ ROLE: 'gateway' })).toThrow('API_URL');
  });

  it('writes the public origin as browsers do', () => {
    const { PUBLIC_ORIGIN } = readGatewayConfig({ ...OWN_KEYS, PUBLIC_ORIGIN: 'https://Moien.Example:443' });
    expect(PUBLIC_ORIGIN).toBe('https://moien.example');
  });

  it('tells every page where the map’s tiles come from and who names countries, unless they are off', () => {
    const { mapTilesUrl, reverseGeocodingUrl } = settingsOf(readGatewayConfig(OWN_KEYS));
    expect(mapTilesUrl).toContain('{z}');
    expect(reverseGeocodingUrl).toBe('https://nominatim.openstreetmap.org/reverse');
    const off = readGatewayConfig({ ...OWN_KEYS, MAP_TILES_URL: 'off', REVERSE_GEOCODING_URL: 'off' });
    expect(settingsOf(off)).toMatchObject({
      mapTilesUrl: undefined,
      reverseGeocodingUrl: undefined,
      asksForConsent: false,
    });
    expect(connectOriginsOf({ ...off, SANDBOX_ORIGIN: undefined })).toEqual([]);
    expect(() => readGatewayConfig({ ...OWN_KEYS, REVERSE_GEOCODING_URL: 'nominatim' })).toThrow(
      'REVERSE_GEOCODING_URL',
    );
  });

  it('lets pages ask who names countries and who takes cards, and nobody else', () => {
    const { SANDBOX_ORIGIN: _sandbox, ...keys } = OWN_KEYS;
    const origins = (given: object) => connectOriginsOf(readGatewayConfig({ ...keys, ...given }));
    const places = 'https://nominatim.openstreetmap.org';
    const mangopay = { MANGOPAY_URL: 'https://api.mangopay.com' };
    expect(origins({})).toEqual([places]);
    expect(origins({ SANDBOX_ORIGIN: 'http://127.0.0.1:4001' })).toEqual([places, 'http://127.0.0.1:4001']);
    expect(origins(mangopay)).toEqual([places, 'https://api.mangopay.com']);
    expect(origins({ ...mangopay, MANGOPAY_CARD_ORIGIN: 'https://cards.example.com' })).toEqual([
      places,
      'https://cards.example.com',
    ]);
  });

  it('asks nobody else for tiles, and for no consent, where the site has streets of its own', () => {
    const settings = settingsOf(readGatewayConfig(OWN_KEYS), '/streets/0123456789abcdef.pmtiles');
    expect(settings).toMatchObject({
      mapStreetsUrl: '/streets/0123456789abcdef.pmtiles',
      mapTilesUrl: undefined,
      asksForConsent: false,
    });
    expect(mapTilesOriginOf(settings)).toBeUndefined();
    expect(mapTilesOriginOf(settingsOf(readGatewayConfig(OWN_KEYS)))).toBe('https://tile.openstreetmap.org');
  });

  it('names the operator to every page, with an address or not at all', () => {
    const operator = { name: 'Moïen S.à r.l.', address: '1, rue du Marché, L-1234 Luxembourg' };
    const given = { OPERATOR_NAME: operator.name, OPERATOR_ADDRESS: operator.address };
    expect(settingsOf(readGatewayConfig({ ...OWN_KEYS, ...given })).operator).toEqual(operator);
    expect(settingsOf(readGatewayConfig(OWN_KEYS)).operator).toBeUndefined();
    expect(() => readGatewayConfig({ ...OWN_KEYS, OPERATOR_ADDRESS: operator.address })).toThrow(
      'OPERATOR_NAME and OPERATOR_ADDRESS must be set together.',
    );
  });

  it.each([
    [{}],
    [{ REGISTRY_PUBLIC_KEYS: `spring=${DEVELOPMENT_KEY}` }],
    [{ REGISTRY_PUBLIC_KEYS: `${OWN_KEYS.REGISTRY_PUBLIC_KEYS},spring=${DEVELOPMENT_KEY}` }],
    // The last character has two bits that do not count: another spelling of the same key.
    [{ REGISTRY_PUBLIC_KEYS: `spring=${DEVELOPMENT_KEY.slice(0, -1)}p` }],
    [{ ROLE: 'gateway', API_URL: 'http://127.0.0.1:1', DEV_OVERRIDES: 'off' }],
  ])('starts no site for others that believes the development key: %j', (environment) => {
    const sites = [
      ...[undefined, 'off'].map((DEVELOPMENT) => ({ DEVELOPMENT })),
      { DEVELOPMENT: 'on', PUBLIC_ORIGIN: 'https://moien.example' },
    ];
    for (const site of sites)
      expect(() => readGatewayConfig({ ...environment, ...site })).toThrow(
        /^With DEVELOPMENT=off, or at a public https address, REGISTRY_PUBLIC_KEYS must be your own: .*npm run release -- keys makes one\.$/,
      );
  });

  it('says that links of developers need own keys, too', () => {
    expect(() => readGatewayConfig({ DEV_OVERRIDES: 'on' })).toThrow('DEV_OVERRIDES');
  });

  it.each([
    [{ DEVELOPMENT: 'on' }],
    [{ ROLE: 'api' }],
    [{ REGISTRY_PUBLIC_KEYS: OWN_KEYS.REGISTRY_PUBLIC_KEYS, DEVELOPMENT: 'off' }],
  ])('starts with %j', (environment) => {
    expect(() => readGatewayConfig(environment)).not.toThrow();
  });
});
