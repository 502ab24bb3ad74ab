import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { requireAccess } from './domains/identity/access/require-access.ts';
import { insertProperty } from './testing/property-factory.ts';
import { buildTestApp } from './testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let app: FastifyInstance;
let propertyId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  propertyId = await insertProperty(database.client, {
    latitude: 49.6116789,
    longitude: 6.1300001,
    titles: { fr: 'Un studio', de: 'Ein Studio' },
    original_language: 'fr',
    features: { wifi: 1, area: 30 },
    images: ['/upload/scenes/a', '/upload/scenes/b'],
    bookable_until: '2027-01-20',
  });
  await database.client.query(
    `insert into rental_day values
       ($1, '2027-01-12', false, null, null, null), ($1, '2027-01-13', false, null, null, null)`,
    [propertyId],
  );
  app = await buildTestApp(database.url, { today: '2027-01-10' });
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

describe('the API', () => {
  it('describes every route in OpenAPI', async () => {
    const { paths } = (await app.inject('/api/openapi.json')).json();
    expect(Object.keys(paths).sort()).toEqual([
      '/api/account',
      '/api/account/authenticator',
      '/api/account/authenticator/confirm',
      '/api/account/authenticator/removal',
      '/api/account/delete',
      '/api/account/email-change',
      '/api/account/email-change/confirm',
      '/api/account/passkeys',
      '/api/account/passkeys/confirm',
      '/api/account/passkeys/reauthentication',
      '/api/account/passkeys/{id}',
      '/api/account/passkeys/{id}/removal',
      '/api/account/password',
      '/api/account/personal-data',
      '/api/account/personal-data/{token}',
      '/api/account/personal-details',
      '/api/account/picture',
      '/api/account/providers/{id}/removal',
      '/api/account/recovery-codes',
      '/api/account/sessions',
      '/api/account/sessions/{id}',
      '/api/admin/sign-in',
      '/api/ads',
      '/api/ads/{id}',
      '/api/ads/{id}/calendar-address',
      '/api/ads/{id}/calendar-conflicts/{conflictId}/settle',
      '/api/ads/{id}/calendar-feeds',
      '/api/ads/{id}/calendar-feeds/{feedId}',
      '/api/ads/{id}/calendar-feeds/{feedId}/address',
      '/api/ads/{id}/calendar-feeds/{feedId}/fetch',
      '/api/ads/{id}/photos/{photoId}',
      '/api/ads/{id}/photos/{photoId}/upload',
      '/api/ads/{id}/state',
      '/api/ads/{id}/statistics',
      '/api/articles',
      '/api/articles/addresses',
      '/api/articles/feed.json',
      '/api/articles/feed.xml',
      '/api/articles/search',
      '/api/articles/{id}',
      '/api/attachments/{attachmentId}',
      '/api/auth/callback',
      '/api/auth/providers',
      '/api/auth/providers/{id}',
      '/api/beta-applications',
      '/api/beta-apply',
      '/api/blocked-people',
      '/api/blocked-people/{id}',
      '/api/booking-changes/{changeId}',
      '/api/bookings',
      '/api/bookings/{id}',
      '/api/bookings/{id}/acceptance',
      '/api/bookings/{id}/calendar.ics',
      '/api/bookings/{id}/cancellation',
      '/api/bookings/{id}/card-registration',
      '/api/bookings/{id}/changes',
      '/api/bookings/{id}/changes/quote',
      '/api/bookings/{id}/changes/{changeId}/decision',
      '/api/bookings/{id}/deposit/answer',
      '/api/bookings/{id}/deposit/claim',
      '/api/bookings/{id}/no-show',
      '/api/bookings/{id}/no-show/objection',
      '/api/bookings/{id}/payment',
      '/api/bookings/{id}/refusal',
      '/api/bookings/{id}/withdrawal',
      '/api/calendar',
      '/api/calendar-feeds/{secret}.ics',
      '/api/calendar/edits',
      '/api/calendar/edits/preview',
      '/api/calendar/edits/{id}/undo',
      '/api/calendar/rules',
      '/api/check-phone-number',
      '/api/city/get-by-id',
      '/api/contact-messages',
      '/api/contact-messages/challenge',
      '/api/conversation/get-by-user-id',
      '/api/conversations',
      '/api/conversations/{id}/archived',
      '/api/conversations/{id}/blocked',
      '/api/conversations/{id}/messages',
      '/api/conversations/{id}/messages/{messageId}',
      '/api/conversations/{id}/messages/{messageId}/text',
      '/api/conversations/{id}/read-up-to',
      '/api/conversations/{id}/reports/{reportId}',
      '/api/country/get-by-code',
      '/api/dashboard/help',
      '/api/dashboard/today',
      '/api/event-participations',
      '/api/events',
      '/api/events/addresses',
      '/api/events/{id}',
      '/api/events/{id}/calendar.ics',
      '/api/events/{id}/participation',
      '/api/favorite-lists/{id}',
      '/api/favorite-shares/{list}',
      '/api/favorites',
      '/api/favorites/ids',
      '/api/favorites/{propertyId}',
      '/api/get-session',
      '/api/google-auth',
      '/api/history',
      '/api/history/pause',
      '/api/history/searches',
      '/api/history/searches/{id}',
      '/api/history/{propertyId}',
      '/api/income-proof-keys',
      '/api/information-pages/{name}',
      '/api/invoices',
      '/api/invoices/years/{year}/zip',
      '/api/invoices/{id}/pdf',
      '/api/location/get-by-name',
      '/api/messages',
      '/api/newsletter-subscription',
      '/api/newsletter-subscription/confirm',
      '/api/newsletter-subscription/end',
      '/api/newsletter-subscription/one-click-end',
      '/api/notification',
      '/api/notification-mails/end',
      '/api/notification-mails/one-click-end',
      '/api/notification-settings',
      '/api/notification/public-key',
      '/api/notification/token',
      '/api/notification/token/remove',
      '/api/notifications',
      '/api/notifications/changes',
      '/api/page/home/essentials',
      '/api/page/home/extended',
      '/api/password-resets',
      '/api/password-resets/complete',
      '/api/payment-hooks',
      '/api/payments/balance',
      '/api/payments/banking-information',
      '/api/payments/cards/{id}/removal',
      '/api/payments/identity',
      '/api/payments/ledger-lines',
      '/api/payments/money-releases',
      '/api/payments/money-releases/{id}/payout',
      '/api/payments/payout-method',
      '/api/payments/recipients',
      '/api/payments/recipients/{id}/removal',
      '/api/payments/tax-data',
      '/api/profiles/{id}',
      '/api/profiles/{id}/properties',
      '/api/properties',
      '/api/properties/compared',
      '/api/properties/pins',
      '/api/properties/{id}',
      '/api/properties/{id}/conversations/{userId}/{typeId}',
      '/api/properties/{id}/conversations/{userId}/{typeId}/messages/{messageId}',
      '/api/properties/{id}/quote',
      '/api/properties/{id}/reports',
      '/api/properties/{id}/similar',
      '/api/properties/{id}/views',
      '/api/realtime-tickets',
      '/api/registry',
      '/api/release-activations',
      '/api/release-activations/{id}/approval',
      '/api/release-tokens',
      '/api/release-tokens/{id}',
      '/api/releases',
      '/api/releases/activate',
      '/api/releases/activations',
      '/api/releases/faults',
      '/api/releases/history',
      '/api/releases/override',
      '/api/releases/rollback',
      '/api/releases/{remote}/{version}',
      '/api/rental-file',
      '/api/rental-file-shares/{id}',
      '/api/rental-file/people/{id}',
      '/api/rental-file/unlock',
      '/api/request-token',
      '/api/saved-replies',
      '/api/saved-replies/{id}',
      '/api/security-events',
      '/api/shared-favorites',
      '/api/shared-rental-files',
      '/api/shared-rental-files/{id}',
      '/api/shared-rental-files/{id}/decline',
      '/api/shared-rental-files/{id}/documents/{documentId}/pages/{page}',
      '/api/sign-in',
      '/api/sign-in/authenticator',
      '/api/sign-in/authenticator/confirm',
      '/api/sign-in/passkey',
      '/api/sign-in/passkey/confirm',
      '/api/sign-in/second-factor',
      '/api/sign-out',
      '/api/sign-up',
      '/api/sign-up/verify',
      '/api/statistics',
      '/api/supporting-documents/{id}',
      '/api/supporting-documents/{id}/pages/{page}',
      '/api/websocket',
      '/telemetry',
      '/telemetry/violations',
    ]);
    expect(paths['/api/properties'].get.parameters.length).toBeGreaterThan(20);
  });

  it('shows its documentation without any third party', async () => {
    const response = await app.inject('/api/docs/');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-security-policy']).not.toContain('http');
  });

  it.each([
    ['GET', '/api/articles?colour=red', undefined],
    ['GET', '/api/events?colour=red', undefined],
    ['GET', '/api/properties/01890a5d-ac96-774b-bcce-b302099a8057?colour=red', undefined],
    ['GET', '/api/properties?colour=red', undefined],
    ['POST', '/api/location/get-by-name', { searchTerm: 'lux', colour: 'red' }],
  ] as const)('%s %s tells of a parameter that nobody knows', async (method, url, payload) => {
    const response = await app.inject({ method, url, payload });
    expect(response.statusCode).toBe(400);
    expect(response.json().parameters).toEqual([
      expect.objectContaining({ name: 'colour', code: 'unknown-parameter' }),
    ]);
  });

  it('answers an address with a broken percent-encoding with a problem', async () => {
    const response = await app.inject('/api/properties/%E0%A4%A');
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toMatch('application/problem+json');
    expect(response.json()).toMatchObject({ code: 'malformed-request', status: 400 });
  });

  it('is healthy, and ready while the database has its migrations', async () => {
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toMatchObject([
      200,
      { status: 'ok', checks: { database: 'ok' } },
    ]);
    expect(Object.keys(ready.json().checks)).toEqual([
      'database',
      'connections',
      'breaker',
      'eventLoop',
      'heap',
      'answers',
      'shortage',
      'storage',
      'clock',
    ]);
    const first = `where name = '0001_vocabulary'`;
    const { rows } = await database.client.query<{ checksum: string }>(
      `select checksum from migration ${first}`,
    );
    await database.client.query(`update migration set checksum = 'other' ${first}`);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    await database.client.query(`update migration set checksum = $1 ${first}`, [rows[0]?.checksum]);
  });

  it('draws pictures that a home shows and no others', async () => {
    const path = '/upload/scenes/shown-1/facade-0';
    await database.client.query(
      `insert into property_image select property_id, 90, $1 from property_image limit 1`,
      [path],
    );
    expect((await app.inject(`${path}-360.avif`)).statusCode).toBe(200);
    const invented = await app.inject('/upload/scenes/invented-1/facade-0-360.avif');
    expect([invented.statusCode, invented.json().code]).toEqual([404, 'media-not-found']);
    await database.client.query('delete from property_image where position = 90');
  });

  it('stays ready when newer code has migrated the database', async () => {
    await database.client.query(`insert into migration values ('9999_later', 'x')`);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    await database.client.query(`delete from migration where name = '9999_later'`);
  });

  it('is not ready without a database', async () => {
    const alone = await buildTestApp('postgres://nobody@127.0.0.1:1/nothing');
    expect((await alone.inject('/healthz')).statusCode).toBe(200);
    const ready = await alone.inject('/readyz');
    const reason = 'the database does not answer';
    expect([ready.statusCode, ready.json()]).toMatchObject([
      503,
      { status: 'unavailable', reason, checks: { database: reason } },
    ]);
    const response = await alone.inject('/api/properties');
    expect([response.statusCode, response.json().code]).toEqual([503, 'unavailable']);
    expect(response.body).not.toContain('ECONNREFUSED');
    await alone.close();
  });

  it('answers for pictures and unknown addresses with problems, and never names an address of its own', async () => {
    const alone = await buildTestApp('postgres://nobody@127.0.0.1:1/nothing');
    const picture = await alone.inject('/upload/scenes/home-1/facade-0-360.avif');
    const nothing = await alone.inject('/nothing');
    expect([picture.statusCode, picture.json().code]).toEqual([503, 'unavailable']);
    expect(picture.body).not.toContain('127.0.0.1');
    expect([nothing.statusCode, nothing.json().code]).toEqual([404, 'not-found']);
    expect(nothing.body).not.toContain('/nothing');
    await alone.close();
  });

  it('does not start with a route that does not say who may call it', async () => {
    const open = Fastify();
    requireAccess(open, { findSignedIn: async () => undefined, noteSeen: async () => undefined });
    open.get('/api/docs/anything', async () => 'for everyone');
    await expect(open.ready()).rejects.toThrow('GET /api/docs/anything does not say who may call it');
    await open.close();
  });

  it('accepts a request id that is a UUID and makes its own otherwise', async () => {
    const id = '01890000-0000-7000-8000-000000000001';
    const kept = await app.inject({ url: '/api/properties', headers: { 'x-request-id': id } });
    const made = await app.inject({ url: '/api/properties', headers: { 'x-request-id': 'x\u00e9' } });
    expect(kept.headers['x-request-id']).toBe(id);
    expect(made.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('sends its security headers', async () => {
    const { headers } = await app.inject({ method: 'POST', url: '/api/get-session' });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
  });

  it('lets public answers be kept and answers 304 to those who have them', async () => {
    const first = await app.inject(`/api/properties/${propertyId}`);
    expect(first.headers['cache-control']).toBe('public, max-age=60');
    const headers = { 'if-none-match': String(first.headers.etag) };
    const second = await app.inject({ url: `/api/properties/${propertyId}`, headers });
    expect([second.statusCode, second.body]).toEqual([304, '']);
  });

  it.each<[string, InjectOptions, number, string]>([
    ['an unknown address', { url: '/api/nothing' }, 404, 'not-found'],
    ['another method', { method: 'DELETE', url: '/api/properties' }, 405, 'method-not-allowed'],
    [
      'broken JSON',
      {
        method: 'POST',
        url: '/api/get-session',
        headers: { 'content-type': 'application/json' },
        payload: '{',
      },
      400,
      'malformed-json',
    ],
    [
      'another content type',
      { method: 'POST', url: '/api/get-session', headers: { 'content-type': 'text/plain' }, payload: 'a' },
      415,
      'unsupported-content-type',
    ],
    [
      'a large body',
      { method: 'POST', url: '/api/page/home/essentials', payload: { languageTag: 'x'.repeat(70_000) } },
      413,
      'body-too-large',
    ],
    ['a malformed id', { url: '/api/properties/abc' }, 400, 'invalid-request'],
    [
      'an unknown home',
      { url: '/api/properties/01890000-0000-7000-8000-000000000000' },
      404,
      'property-not-found',
    ],
    [
      'an unknown language',
      { url: '/api/properties/01890000-0000-7000-8000-000000000000?language=xx' },
      400,
      'invalid-request',
    ],
  ])('answers %s as a problem', async (_case, options, status, code) => {
    const response = await app.inject(options);
    expect(response.headers['content-type']).toMatch('application/problem+json');
    const { requestId, ...problem } = response.json();
    expect(requestId).toBe(response.headers['x-request-id']);
    expect(problem).toMatchObject({ type: `urn:moien:problem:${code}`, status, code });
    expect(problem.message).toMatch(/\.$/);
  });

  it('refuses too many pictures to one address, and looks up no more', async () => {
    const limited = await buildTestApp(database.url, { isRateLimited: true });
    const ask = (remoteAddress: string) =>
      limited.inject({ url: '/upload/scenes/invented-1/facade-0-360.avif', remoteAddress });
    // The clock stands: how long the requests take does not count.
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    const codes = new Set<number>();
    for (let index = 0; index < 1200; index += 1) codes.add((await ask('192.0.2.1')).statusCode);
    expect(codes).toEqual(new Set([404]));
    const refused = await ask('192.0.2.1');
    expect(refused.json()).toMatchObject({ status: 429, code: 'too-many-requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('192.0.2.2')).statusCode).toBe(404);
    clock.mockRestore();
    await limited.close();
  });

  it('refuses nobody while Redis does not answer', async () => {
    const limited = await buildTestApp(database.url, {
      isRateLimited: true,
      redisUrl: 'redis://127.0.0.1:1',
    });
    expect((await limited.inject({ method: 'POST', url: '/api/get-session' })).statusCode).toBe(200);
    await limited.close();
  });
});

describe('GET /api/properties/:id', () => {
  it('tells everything in the language asked for, and never the exact place', async () => {
    const property = (await app.inject(`/api/properties/${propertyId}?language=de`)).json();
    expect(property).toMatchObject({
      id: propertyId,
      title: 'Ein Studio',
      textLanguage: 'de',
      originalLanguage: 'fr',
      latitude: 49.612,
      longitude: 6.13,
      cityName: 'Luxemburg',
      nightlyPrice: 10_000,
      imageArray: [{ path: '/upload/scenes/a' }, { path: '/upload/scenes/b' }],
      featureArray: [
        { featureTypeId: 1, value: 30 },
        { featureTypeId: 21, value: 1 },
      ],
      owner: { firstName: 'Léa', imagePath: null, traderStatus: null },
    });
    expect(property.owner).not.toHaveProperty('lastName');
  });

  it('falls back to the original language', async () => {
    const property = (await app.inject(`/api/properties/${propertyId}?language=en`)).json();
    expect([property.title, property.textLanguage]).toEqual(['Un studio', 'fr']);
  });

  it('merges the closed nights of the next 365 days', async () => {
    const property = (await app.inject(`/api/properties/${propertyId}`)).json();
    expect(property.unavailableArray).toEqual([
      { start: '2027-01-12', end: '2027-01-14' },
      { start: '2027-01-20', end: '2028-01-10' },
    ]);
  });

  it('keeps an unpublished home to itself', async () => {
    const id = await insertProperty(database.client, { ad_state: 'paused' });
    expect((await app.inject(`/api/properties/${id}`)).statusCode).toBe(404);
  });
});
