import {
  DEVELOPMENT_DOCUMENT_KEY,
  DEVELOPMENT_FORM_KEY,
  DEVELOPMENT_SECOND_FACTOR_KEY,
  DEVELOPMENT_SIGNING_KEY,
  readConfig,
} from './config.ts';
import { DEVELOPMENT_PUSH_KEY, readPushSettings } from './domains/messaging/index.ts';
import { OWN_KEYS } from './testing/own-keys.ts';

const PUSH_SERVICES =
  'https://fcm.googleapis.com,https://updates.push.services.mozilla.com,https://web.push.apple.com,https://*.notify.windows.com';
const PUSH_ORIGINS = { FCM_ORIGIN: 'https://fcm.googleapis.com', APNS_ORIGIN: 'https://api.push.apple.com' };
const DATABASE_URL = 'postgres://someone:s3cret@database/moien';

const GOOGLE = JSON.stringify({
  id: 'google',
  name: 'Google',
  issuer: 'https://accounts.google.com',
  clientId: 'moien',
  clientSecret: 's3cret',
  tokenInfoUrl: 'https://oauth2.googleapis.com/tokeninfo',
});

const MANGOPAY = {
  MANGOPAY_CLIENT_ID: 'moien',
  MANGOPAY_API_KEY: 's3cret',
  MANGOPAY_URL: 'https://api.mangopay.com',
};

describe('readConfig', () => {
  it('needs nothing but a database on a developer’s machine', () => {
    expect(readConfig({ DATABASE_URL, DEVELOPMENT: 'on', REDIS_URL: '' })).toEqual({
      databaseUrl: DATABASE_URL,
      redisUrl: undefined,
      logLevel: 'info',
      mediaDirectory: 'var/media',
      trustProxy: false,
      publicOrigin: undefined,
      mailOrigin: 'http://localhost:4001',
      allowedHosts: [],
      isDevelopment: true,
      isRateLimited: true,
      searchCacheBytes: 32 * 1024 * 1024,
      releasesDirectory: 'var/releases',
      releasesS3Url: undefined,
      registrySigningKey: DEVELOPMENT_SIGNING_KEY,
      registryKeyId: 'development',
      releaseKeepDays: 180,
      needsReleaseApproval: false,
      runsJobs: true,
      smtpUrl: undefined,
      mailFrom: 'hello@moien.example',
      outboxDirectory: 'var/outbox',
      contactAddress: 'hello@moien.example',
      formKey: DEVELOPMENT_FORM_KEY,
      secondFactorKey: DEVELOPMENT_SECOND_FACTOR_KEY,
      documentKeys: [DEVELOPMENT_DOCUMENT_KEY],
      malwareScanner: undefined,
      authProviders: [],
      exchangeRatesUrl: undefined,
      push: readPushSettings(
        { PUSH_PRIVATE_KEY: DEVELOPMENT_PUSH_KEY, PUSH_SERVICES, ...PUSH_ORIGINS },
        'hello@moien.example',
      ),
      invoiceSeller: { name: 'Moïen', address: '', countryCode: 'LU', vatNumber: null },
      paymentProvider: undefined,
      metricsPort: undefined,
      allowsLocalCalendars: false,
      metricsHost: '127.0.0.1',
      stopDelay: 0,
      host: '127.0.0.1',
      port: 4001,
    });
  });

  it('reads what is set and ignores what is not its own', () => {
    const config = readConfig({
      DATABASE_URL,
      ...OWN_KEYS,
      TRUST_PROXY: '10.0.0.0/8',
      PORT: '80',
      PUBLIC_ORIGIN: 'https://moien.example',
      ALLOWED_HOSTS: 'WWW.moien.example, 10.0.0.7',
      RATE_LIMIT: 'off',
      SEARCH_CACHE_MEGABYTES: '0',
      HOME: '/',
    });
    expect(config).toMatchObject({
      trustProxy: '10.0.0.0/8',
      publicOrigin: 'https://moien.example',
      allowedHosts: ['www.moien.example', '10.0.0.7'],
      port: 80,
      isRateLimited: false,
      searchCacheBytes: 0,
    });
  });

  it.each([
    ['https://Moien.Example', 'https://moien.example'],
    ['https://moien.example:443', 'https://moien.example'],
    ['http://localhost:80', 'http://localhost'],
    ['http://localhost:4000', 'http://localhost:4000'],
  ])('writes the origin %s as browsers do', (given, origin) => {
    expect(readConfig({ DATABASE_URL, ...OWN_KEYS, PUBLIC_ORIGIN: given }).publicOrigin).toBe(origin);
  });

  it.each([
    [{ PUBLIC_ORIGIN: 'https://moien.example', ...OWN_KEYS }, 'https://moien.example'],
    [{ DEVELOPMENT: 'on', PORT: '4616' }, 'http://localhost:4616'],
    [{ DEVELOPMENT: 'on', PORT: '0' }, undefined],
    [OWN_KEYS, undefined],
  ])('lets mails that nobody has asked for lead, of %j, to %s', (given, origin) => {
    expect(readConfig({ DATABASE_URL, ...given }).mailOrigin).toBe(origin);
  });

  it('reads where one may sign in with an account of elsewhere', () => {
    expect(readConfig({ DATABASE_URL, ...OWN_KEYS, AUTH_PROVIDERS: `[${GOOGLE}]` }).authProviders).toEqual([
      JSON.parse(GOOGLE),
    ]);
    expect(
      readConfig({ DATABASE_URL, DEVELOPMENT: 'on', AUTH_PROVIDERS: '[]', SMTP_URL: '' }).authProviders,
    ).toEqual([]);
  });

  it.each([
    [
      { DATABASE_URL, PUBLIC_ORIGIN: 'https://[' },
      'PUBLIC_ORIGIN must be an origin such as https://example.com.',
    ],
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
      { DATABASE_URL, DEVELOPMENT: 'on', REGISTRY_SIGNING_KEY: '', REGISTRY_KEY_ID: 'spring-2027' },
      'REGISTRY_SIGNING_KEY and REGISTRY_KEY_ID must be set together.',
    ],
    [{ DATABASE_URL, PORT: 'http' }, 'PORT must be a port from 0 to 65535.'],
    [{ DATABASE_URL, FORM_KEY: 's3cret' }, 'FORM_KEY must be a secret of 32 to 500 characters.'],
    [{ DATABASE_URL, MAIL_FROM: 'a@b.lu\r\nBcc: c@d.lu' }, 'MAIL_FROM must be an e-mail address.'],
    [
      { DATABASE_URL, SMTP_URL: 'mail.example:s3cret' },
      'SMTP_URL must be an address such as smtps://USER:PASSWORD@HOST:465.',
    ],
    [
      { DATABASE_URL, SMTP_URL: 'smtp://a:s3cret@[' },
      'SMTP_URL must be an address such as smtps://USER:PASSWORD@HOST:465.',
    ],
    [
      { DATABASE_URL, SMTP_URL: 'smtp://mail.example', PUBLIC_ORIGIN: 'https://moien.example' },
      'SMTP_URL needs PUBLIC_ORIGIN, MAIL_FROM, CONTACT_ADDRESS, OPERATOR_NAME and OPERATOR_ADDRESS.',
    ],
    [
      {
        DATABASE_URL,
        SMTP_URL: 'smtp://mail.example',
        PUBLIC_ORIGIN: 'https://moien.example',
        ALLOWED_HOSTS: 'WWW.moien.example, 10.0.0.7',
        MAIL_FROM: 'people@moien.lu',
        CONTACT_ADDRESS: 'people@moien.lu',
      },
      'SMTP_URL needs PUBLIC_ORIGIN, MAIL_FROM, CONTACT_ADDRESS, OPERATOR_NAME and OPERATOR_ADDRESS.',
    ],
    [
      { DATABASE_URL, OPERATOR_NAME: 'Moïen S.à r.l.' },
      'OPERATOR_NAME and OPERATOR_ADDRESS must be set together.',
    ],
    [
      { DATABASE_URL, OPERATOR_NAME: 'Moïen\nS.à r.l.', OPERATOR_ADDRESS: '1, rue X, Luxembourg' },
      'OPERATOR_NAME must be one line of up to 200 characters.',
    ],
    ...[
      's3cret',
      GOOGLE,
      `[${GOOGLE.replace('https', 'http')}]`,
      `[${GOOGLE.replace('clientSecret', 'secret')}]`,
    ].map((AUTH_PROVIDERS): [Record<string, string>, string] => [
      { DATABASE_URL, DEVELOPMENT: 'on', AUTH_PROVIDERS },
      'AUTH_PROVIDERS must be a JSON list of providers as docs/operating.md shows it.',
    ]),
    [
      { DATABASE_URL, DEVELOPMENT: 'on', AUTH_PROVIDERS: `[${GOOGLE},${GOOGLE}]` },
      'AUTH_PROVIDERS must give each provider an id of its own.',
    ],
  ])('explains %j without its values', (environment, message) => {
    expect(() => readConfig({ ...OWN_KEYS, ...environment })).toThrow(message);
  });

  it.each([
    [
      { REGISTRY_SIGNING_KEY: undefined, REGISTRY_KEY_ID: undefined },
      'REGISTRY_SIGNING_KEY and REGISTRY_KEY_ID',
    ],
    [
      { REGISTRY_SIGNING_KEY: DEVELOPMENT_SIGNING_KEY, REGISTRY_KEY_ID: 'spring-2027' },
      'REGISTRY_SIGNING_KEY and REGISTRY_KEY_ID',
    ],
    [{ PUSH_PRIVATE_KEY: undefined }, 'PUSH_PRIVATE_KEY'],
    [{ FORM_KEY: undefined }, 'FORM_KEY'],
    [{ SECOND_FACTOR_KEY: undefined }, 'SECOND_FACTOR_KEY'],
    [{ DOCUMENT_KEY: undefined }, 'DOCUMENT_KEY'],
    [{ FORM_KEY: DEVELOPMENT_FORM_KEY }, 'FORM_KEY'],
  ])('starts no site for others with a key that everybody knows: %j', (known, name) => {
    const sites = [
      ...[undefined, '', 'off'].map((DEVELOPMENT) => ({ DEVELOPMENT })),
      { DEVELOPMENT: 'on', PUBLIC_ORIGIN: 'https://moien.example' },
    ];
    for (const site of sites)
      expect(() => readConfig({ DATABASE_URL, ...OWN_KEYS, ...known, ...site })).toThrow(
        new RegExp(
          `^With DEVELOPMENT=off, or at a public https address, ${name} must be your own: .*npm run release -- keys makes one\\.`,
        ),
      );
  });

  it.each([
    [{ SANDBOX_ORIGIN: 'http://127.0.0.1:4001' }, { origin: 'http://127.0.0.1:4001', isSandbox: true }],
    [MANGOPAY, { origin: 'https://api.mangopay.com', clientId: 'moien', apiKey: 's3cret', isSandbox: false }],
  ])('reads who takes payments: %j', (given, provider) => {
    const { SANDBOX_ORIGIN: _sandbox, ...keys } = OWN_KEYS;
    for (const DEVELOPMENT of ['on', 'off'])
      expect(readConfig({ DATABASE_URL, ...keys, ...given, DEVELOPMENT }).paymentProvider).toMatchObject(
        provider,
      );
  });

  it.each([
    [{}, /^With DEVELOPMENT=off payments need MANGOPAY_CLIENT_ID, /],
    [{ ...MANGOPAY, MANGOPAY_URL: undefined }, /must be set together\.$/],
    [{ ...MANGOPAY, MANGOPAY_API_KEY: '' }, /must be set together\.$/],
    [{ ...MANGOPAY, SANDBOX_ORIGIN: 'http://127.0.0.1:1' }, /^Set either SANDBOX_ORIGIN or /],
    [{ ...MANGOPAY, MANGOPAY_URL: 'http://api.mangopay.com' }, /^MANGOPAY_URL must be an origin/],
    [{ ...MANGOPAY, MANGOPAY_URL: 'https://api.mangopay.com/v2.01' }, /^MANGOPAY_URL must be an origin/],
    [{ SANDBOX_ORIGIN: 'http://me@127.0.0.1' }, /^SANDBOX_ORIGIN must be an origin/],
  ])('starts no site for others with the payments of %j', (given, problem) => {
    const { SANDBOX_ORIGIN: _sandbox, ...keys } = OWN_KEYS;
    const read = () => readConfig({ DATABASE_URL, ...keys, ...given, DEVELOPMENT: 'off' });
    expect(read).toThrow(problem);
    expect(read).not.toThrow(/s3cret/);
  });

  it.each([
    undefined,
    'http://moien.example',
    'https://localhost:4443',
    'https://127.0.0.1:4443',
    'https://[::1]:4443',
  ])('starts a developer’s site with them at %s', (PUBLIC_ORIGIN) => {
    expect(readConfig({ DATABASE_URL, DEVELOPMENT: 'on', PUBLIC_ORIGIN }).isDevelopment).toBe(true);
  });
});
