import { readConfig } from '@moien/api';
import { readGatewayConfig, reverseGeocodingOriginOf, settingsOf } from './config.ts';

const DATABASE_URL = 'postgres://database/moien';

describe('readGatewayConfig', () => {
  it('needs nothing', () => {
    expect(readGatewayConfig({ API_URL: '' })).toMatchObject({
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
    const sentence = sentenceOf(() => readGatewayConfig({ [name]: value }));
    expect(sentence).toMatch(`${name} must be `);
    expect(sentence).toBe(sentenceOf(() => readConfig({ DATABASE_URL, [name]: value })));
  });

  it('needs the origin of the API to forward to it', () => {
    expect(() => readGatewayConfig({ ROLE: 'gateway' })).toThrow('API_URL');
  });

  it('writes the public origin as browsers do', () => {
    const { PUBLIC_ORIGIN } = readGatewayConfig({ PUBLIC_ORIGIN: 'https://Moien.Example:443' });
    expect(PUBLIC_ORIGIN).toBe('https://moien.example');
  });

  it('tells every page where the map’s tiles come from and who names countries, unless they are off', () => {
    const { mapTilesUrl, reverseGeocodingUrl } = settingsOf(readGatewayConfig({}));
    expect(mapTilesUrl).toContain('{z}');
    expect(reverseGeocodingUrl).toBe('https://nominatim.openstreetmap.org/reverse');
    const off = readGatewayConfig({ MAP_TILES_URL: 'off', REVERSE_GEOCODING_URL: 'off' });
    expect(settingsOf(off)).toMatchObject({
      mapTilesUrl: undefined,
      reverseGeocodingUrl: undefined,
      asksForConsent: false,
    });
    expect(reverseGeocodingOriginOf(off)).toBeUndefined();
    expect(() => readGatewayConfig({ REVERSE_GEOCODING_URL: 'nominatim' })).toThrow('REVERSE_GEOCODING_URL');
  });

  it('names the operator to every page, with an address or not at all', () => {
    const operator = { name: 'Moïen S.à r.l.', address: '1, rue du Marché, L-1234 Luxembourg' };
    const given = { OPERATOR_NAME: operator.name, OPERATOR_ADDRESS: operator.address };
    expect(settingsOf(readGatewayConfig(given)).operator).toEqual(operator);
    expect(settingsOf(readGatewayConfig({})).operator).toBeUndefined();
    expect(() => readGatewayConfig({ OPERATOR_ADDRESS: operator.address })).toThrow(
      'OPERATOR_NAME and OPERATOR_ADDRESS must be set together.',
    );
  });
});
