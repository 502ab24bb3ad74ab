import { DEVELOPMENT_SIGNING_KEY, readConfig } from './config.ts';

const DATABASE_URL = 'postgres://someone:s3cret@database/moien';

describe('readConfig', () => {
  it('needs nothing but a database', () => {
    expect(readConfig({ DATABASE_URL, REDIS_URL: '' })).toEqual({
      databaseUrl: DATABASE_URL,
      redisUrl: undefined,
      logLevel: 'info',
      mediaDirectory: 'var/media',
      trustProxy: false,
      publicOrigin: undefined,
      isRateLimited: true,
      searchCacheBytes: 32 * 1024 * 1024,
      releasesDirectory: 'var/releases',
      releasesS3Url: undefined,
      registrySigningKey: DEVELOPMENT_SIGNING_KEY,
      registryKeyId: 'development',
      releaseKeepDays: 180,
      host: '127.0.0.1',
      port: 4001,
    });
  });

  it('reads what is set and ignores what is not its own', () => {
    const config = readConfig({
      DATABASE_URL,
      TRUST_PROXY: '10.0.0.0/8',
      PORT: '80',
      PUBLIC_ORIGIN: 'https://moien.example',
      RATE_LIMIT: 'off',
      SEARCH_CACHE_MEGABYTES: '0',
      HOME: '/',
    });
    expect(config).toMatchObject({
      trustProxy: '10.0.0.0/8',
      publicOrigin: 'https://moien.example',
      port: 80,
      isRateLimited: false,
      searchCacheBytes: 0,
    });
  });

  it.each([
    [{}, 'DATABASE_URL must be a postgres:// address.'],
    [{ DATABASE_URL: 'mysql://root:s3cret@x' }, 'DATABASE_URL must be a postgres:// address.'],
    [
      { DATABASE_URL, LOG_LEVEL: 'loud', RATE_LIMIT: 'maybe' },
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent. RATE_LIMIT must be on or off.',
    ],
    [
      { DATABASE_URL, RELEASES_S3_URL: 'https://host/bucket' },
      'RELEASES_S3_URL must be an address such as https://KEY:SECRET@HOST/BUCKET?region=REGION.',
    ],
    [
      { DATABASE_URL, REGISTRY_SIGNING_KEY: 's3cret' },
      'REGISTRY_SIGNING_KEY must be an Ed25519 key as base64 of PKCS8 DER.',
    ],
    [
      { DATABASE_URL, REGISTRY_KEY_ID: 'spring-2027' },
      'REGISTRY_SIGNING_KEY and REGISTRY_KEY_ID must be set together.',
    ],
    [{ DATABASE_URL, PORT: 'http' }, 'PORT must be a port from 0 to 65535.'],
  ])('explains %j without its values', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });
});
