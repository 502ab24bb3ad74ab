import { randomUUID } from 'node:crypto';
import { ROLES, type Role } from '@moien/contract';
import Fastify, { type FastifyInstance, type HTTPMethods } from 'fastify';
import { apiPlugin } from './api-plugin.ts';
import { serverOptions } from './app.ts';
import { setProblemHandlers } from './plugins/errors.ts';
import { insertPerson, insertSession } from './testing/session-factory.ts';
import { testConfig } from './testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

type Row = Record<Role, 'may' | 'may not'>;

const EVERYBODY: Row = { visitor: 'may', user: 'may', owner: 'may', 'team-member': 'may', admin: 'may' };
const SIGNED_IN: Row = { ...EVERYBODY, visitor: 'may not' };
const NOBODY: Row = {
  visitor: 'may not',
  user: 'may not',
  owner: 'may not',
  'team-member': 'may not',
  admin: 'may not',
};
const TEAM_MEMBERS_AND_ADMINS: Row = { ...NOBODY, 'team-member': 'may', admin: 'may' };
const ADMINS: Row = { ...NOBODY, admin: 'may' };
/** A release token allows them, and no role does. */
const BY_TOKEN = NOBODY;

/** Who may call which route. A route that is added is decided here. */
const DECISIONS: Record<string, Row> = {
  'GET /healthz': EVERYBODY,
  'GET /readyz': EVERYBODY,
  'GET /global/*': EVERYBODY,
  'GET /upload/*': EVERYBODY,
  'GET /cards/*': EVERYBODY,
  'OPTIONS *': EVERYBODY,
  'GET /api/docs': EVERYBODY,
  'GET /api/docs/': EVERYBODY,
  'GET /api/docs/static/index.html': EVERYBODY,
  'GET /api/docs/static/swagger-initializer.js': EVERYBODY,
  'GET /api/docs/json': EVERYBODY,
  'GET /api/docs/yaml': EVERYBODY,
  'GET /api/docs/static/*': EVERYBODY,
  'GET /api/asyncapi.json': EVERYBODY,
  'GET /api/openapi.json': EVERYBODY,
  '* /api': EVERYBODY,
  '* /api/*': EVERYBODY,
  'GET /dev/outbox': EVERYBODY,
  'GET /dev/outbox/:name': EVERYBODY,
  'POST /api/get-session': EVERYBODY,
  'POST /api/sign-out': EVERYBODY,
  'POST /api/request-token': EVERYBODY,
  'POST /api/sign-in': EVERYBODY,
  'POST /api/admin/sign-in': EVERYBODY,
  'POST /api/sign-in/second-factor': EVERYBODY,
  'POST /api/sign-in/authenticator': EVERYBODY,
  'POST /api/sign-in/authenticator/confirm': EVERYBODY,
  'POST /api/sign-in/passkey': EVERYBODY,
  'POST /api/sign-in/passkey/confirm': EVERYBODY,
  'POST /api/check-phone-number': EVERYBODY,
  'POST /api/sign-up': EVERYBODY,
  'POST /api/sign-up/verify': EVERYBODY,
  'POST /api/beta-apply': EVERYBODY,
  'POST /api/password-resets': EVERYBODY,
  'POST /api/password-resets/complete': EVERYBODY,
  'GET /api/auth/providers': EVERYBODY,
  'GET /api/auth/providers/:id': EVERYBODY,
  'POST /api/auth/providers/:id': EVERYBODY,
  'POST /api/auth/callback': EVERYBODY,
  'POST /api/google-auth': EVERYBODY,
  'POST /api/account/email-change/confirm': EVERYBODY,
  'POST /api/page/home/essentials': EVERYBODY,
  'POST /api/page/home/extended': EVERYBODY,
  'POST /api/location/get-by-name': EVERYBODY,
  'POST /api/city/get-by-id': EVERYBODY,
  'POST /api/country/get-by-code': EVERYBODY,
  'GET /api/properties': EVERYBODY,
  'GET /api/properties/pins': EVERYBODY,
  'GET /api/properties/:id': EVERYBODY,
  'POST /api/properties/:id/quote': EVERYBODY,
  'GET /api/properties/:id/similar': EVERYBODY,
  'GET /api/profiles/:id': EVERYBODY,
  'GET /api/profiles/:id/properties': EVERYBODY,
  'POST /api/properties/:id/reports': EVERYBODY,
  'POST /api/properties/:id/views': EVERYBODY,
  'GET /api/articles': EVERYBODY,
  'GET /api/articles/addresses': EVERYBODY,
  'GET /api/articles/search': EVERYBODY,
  'GET /api/articles/:id': EVERYBODY,
  'GET /api/articles/feed.xml': EVERYBODY,
  'GET /api/articles/feed.json': EVERYBODY,
  'GET /api/events': EVERYBODY,
  'GET /api/events/addresses': EVERYBODY,
  'GET /api/events/:id': EVERYBODY,
  'GET /api/events/:id/calendar.ics': EVERYBODY,
  'GET /api/events/:id/participation': SIGNED_IN,
  'PUT /api/events/:id/participation': SIGNED_IN,
  'DELETE /api/events/:id/participation': SIGNED_IN,
  'GET /api/event-participations': SIGNED_IN,
  'GET /api/information-pages/:name': EVERYBODY,
  'POST /api/newsletter-subscription': EVERYBODY,
  'POST /api/newsletter-subscription/confirm': EVERYBODY,
  'POST /api/newsletter-subscription/end': EVERYBODY,
  'POST /api/newsletter-subscription/one-click-end': EVERYBODY,
  'GET /api/newsletter-subscription/one-click-end': EVERYBODY,
  'POST /api/notification-mails/end': EVERYBODY,
  'POST /api/notification-mails/one-click-end': EVERYBODY,
  'GET /api/notification-mails/one-click-end': EVERYBODY,
  'GET /api/contact-messages/challenge': EVERYBODY,
  'POST /api/contact-messages': EVERYBODY,
  'GET /api/payment-hooks': EVERYBODY,
  'GET /api/registry': EVERYBODY,
  'GET /api/releases/:remote/:version': EVERYBODY,
  'POST /telemetry': EVERYBODY,
  'POST /telemetry/violations': EVERYBODY,
  // Its upgrade is answered by how the socket is closed (realtime.pg.test.ts).
  'GET /api/websocket': EVERYBODY,
  'POST /api/realtime-tickets': SIGNED_IN,
  'GET /api/account': SIGNED_IN,
  'POST /api/account/delete': SIGNED_IN,
  'POST /api/account/authenticator': SIGNED_IN,
  'POST /api/account/authenticator/confirm': SIGNED_IN,
  'POST /api/account/authenticator/removal': SIGNED_IN,
  'POST /api/account/providers/:id/removal': SIGNED_IN,
  'POST /api/account/recovery-codes': SIGNED_IN,
  'GET /api/account/passkeys': SIGNED_IN,
  'POST /api/account/passkeys': SIGNED_IN,
  'POST /api/account/passkeys/confirm': SIGNED_IN,
  'POST /api/account/passkeys/reauthentication': SIGNED_IN,
  'PATCH /api/account/passkeys/:id': SIGNED_IN,
  'POST /api/account/passkeys/:id/removal': SIGNED_IN,
  'PUT /api/account/password': SIGNED_IN,
  'GET /api/account/personal-details': SIGNED_IN,
  'PATCH /api/account/personal-details': SIGNED_IN,
  'PUT /api/account/picture': SIGNED_IN,
  'DELETE /api/account/picture': SIGNED_IN,
  'GET /api/rental-file': SIGNED_IN,
  'PUT /api/rental-file': SIGNED_IN,
  'POST /api/rental-file/unlock': SIGNED_IN,
  'PUT /api/rental-file/people/:id': SIGNED_IN,
  'DELETE /api/rental-file/people/:id': SIGNED_IN,
  'PUT /api/supporting-documents/:id': SIGNED_IN,
  'DELETE /api/supporting-documents/:id': SIGNED_IN,
  'GET /api/supporting-documents/:id/pages/:page': SIGNED_IN,
  'PUT /api/rental-file-shares/:id': SIGNED_IN,
  'DELETE /api/rental-file-shares/:id': SIGNED_IN,
  'GET /api/shared-rental-files': SIGNED_IN,
  'GET /api/shared-rental-files/:id': SIGNED_IN,
  'GET /api/shared-rental-files/:id/documents/:documentId/pages/:page': SIGNED_IN,
  'POST /api/shared-rental-files/:id/decline': SIGNED_IN,
  'GET /api/income-proof-keys': EVERYBODY,
  'POST /api/account/email-change': SIGNED_IN,
  'GET /api/account/sessions': SIGNED_IN,
  'DELETE /api/account/sessions': SIGNED_IN,
  'DELETE /api/account/sessions/:id': SIGNED_IN,
  'POST /api/bookings/:id/card-registration': SIGNED_IN,
  'POST /api/bookings/:id/payment': SIGNED_IN,
  'POST /api/bookings/:id/deposit/claim': SIGNED_IN,
  'POST /api/bookings/:id/deposit/answer': SIGNED_IN,
  'GET /api/bookings/:id/payment': SIGNED_IN,
  'GET /api/payments/banking-information': SIGNED_IN,
  'POST /api/payments/identity': SIGNED_IN,
  'POST /api/payments/recipients': SIGNED_IN,
  'POST /api/payments/recipients/:id/removal': SIGNED_IN,
  'PUT /api/payments/payout-method': SIGNED_IN,
  'POST /api/payments/cards/:id/removal': SIGNED_IN,
  'PUT /api/payments/tax-data': SIGNED_IN,
  'GET /api/payments/balance': SIGNED_IN,
  'GET /api/payments/ledger-lines': SIGNED_IN,
  'GET /api/payments/money-releases': SIGNED_IN,
  'POST /api/payments/money-releases/:id/payout': SIGNED_IN,
  'GET /api/ads': SIGNED_IN,
  'POST /api/ads': SIGNED_IN,
  'GET /api/ads/:id': SIGNED_IN,
  'GET /api/ads/:id/statistics': SIGNED_IN,
  'GET /api/statistics': SIGNED_IN,
  'GET /api/dashboard/help': SIGNED_IN,
  'GET /api/dashboard/today': SIGNED_IN,
  'PATCH /api/ads/:id': SIGNED_IN,
  'DELETE /api/ads/:id': SIGNED_IN,
  'PUT /api/ads/:id/state': SIGNED_IN,
  'GET /api/ads/:id/photos/:photoId/upload': SIGNED_IN,
  'PATCH /api/ads/:id/photos/:photoId/upload': SIGNED_IN,
  'PUT /api/ads/:id/photos/:photoId': SIGNED_IN,
  'DELETE /api/ads/:id/photos/:photoId': SIGNED_IN,
  'GET /api/security-events': SIGNED_IN,
  'POST /api/account/personal-data': SIGNED_IN,
  'GET /api/account/personal-data/:token': SIGNED_IN,
  'GET /api/favorites': SIGNED_IN,
  'GET /api/favorites/ids': SIGNED_IN,
  'PUT /api/favorites/:propertyId': SIGNED_IN,
  'PATCH /api/favorites/:propertyId': SIGNED_IN,
  'DELETE /api/favorites/:propertyId': SIGNED_IN,
  'PUT /api/favorite-lists/:id': SIGNED_IN,
  'GET /api/properties/compared': EVERYBODY,
  'GET /api/shared-favorites': EVERYBODY,
  'PUT /api/favorite-shares/:list': SIGNED_IN,
  'DELETE /api/favorite-shares/:list': SIGNED_IN,
  'PUT /api/history/searches': SIGNED_IN,
  'DELETE /api/history/searches/:id': SIGNED_IN,
  'PUT /api/history/pause': SIGNED_IN,
  'DELETE /api/favorite-lists/:id': SIGNED_IN,
  'GET /api/history': SIGNED_IN,
  'DELETE /api/history': SIGNED_IN,
  'PUT /api/history/:propertyId': SIGNED_IN,
  'DELETE /api/history/:propertyId': SIGNED_IN,
  'POST /api/bookings': SIGNED_IN,
  'GET /api/bookings': SIGNED_IN,
  'GET /api/bookings/:id': SIGNED_IN,
  'GET /api/bookings/:id/calendar.ics': SIGNED_IN,
  'GET /api/invoices': SIGNED_IN,
  'GET /api/invoices/:id/pdf': SIGNED_IN,
  'GET /api/invoices/years/:year/zip': SIGNED_IN,
  'POST /api/bookings/:id/acceptance': SIGNED_IN,
  'POST /api/bookings/:id/refusal': SIGNED_IN,
  'POST /api/bookings/:id/withdrawal': SIGNED_IN,
  'POST /api/bookings/:id/cancellation': SIGNED_IN,
  'POST /api/bookings/:id/no-show': SIGNED_IN,
  'POST /api/bookings/:id/no-show/objection': SIGNED_IN,
  'POST /api/bookings/:id/changes/quote': SIGNED_IN,
  'POST /api/bookings/:id/changes': SIGNED_IN,
  'POST /api/bookings/:id/changes/:changeId/decision': SIGNED_IN,
  'GET /api/booking-changes/:changeId': SIGNED_IN,
  'POST /api/notification': SIGNED_IN,
  'GET /api/notifications': SIGNED_IN,
  'POST /api/notifications/changes': SIGNED_IN,
  'GET /api/notification-settings': SIGNED_IN,
  'PUT /api/notification-settings': SIGNED_IN,
  'POST /api/notification/token': SIGNED_IN,
  'POST /api/notification/token/remove': SIGNED_IN,
  'GET /api/notification/public-key': EVERYBODY,
  'POST /api/conversation/get-by-user-id': SIGNED_IN,
  'GET /api/conversations': SIGNED_IN,
  'GET /api/messages': SIGNED_IN,
  'GET /api/conversations/:id/messages': SIGNED_IN,
  'PUT /api/conversations/:id/messages/:messageId': SIGNED_IN,
  'DELETE /api/conversations/:id/messages/:messageId': SIGNED_IN,
  'PUT /api/conversations/:id/messages/:messageId/text': SIGNED_IN,
  'PUT /api/conversations/:id/read-up-to': SIGNED_IN,
  'PUT /api/conversations/:id/archived': SIGNED_IN,
  'PUT /api/conversations/:id/blocked': SIGNED_IN,
  'GET /api/blocked-people': SIGNED_IN,
  'DELETE /api/blocked-people/:id': SIGNED_IN,
  'GET /api/attachments/:attachmentId': SIGNED_IN,
  'PUT /api/attachments/:attachmentId': SIGNED_IN,
  'GET /api/calendar': SIGNED_IN,
  'POST /api/calendar/edits/preview': SIGNED_IN,
  'POST /api/calendar/edits': SIGNED_IN,
  'POST /api/calendar/edits/:id/undo': SIGNED_IN,
  'PUT /api/calendar/rules': SIGNED_IN,
  'GET /api/ads/:id/calendar-feeds': SIGNED_IN,
  'PUT /api/ads/:id/calendar-feeds/:feedId': SIGNED_IN,
  'DELETE /api/ads/:id/calendar-feeds/:feedId': SIGNED_IN,
  'POST /api/ads/:id/calendar-feeds/:feedId/fetch': SIGNED_IN,
  'POST /api/ads/:id/calendar-feeds/:feedId/address': SIGNED_IN,
  'POST /api/ads/:id/calendar-conflicts/:conflictId/settle': SIGNED_IN,
  'POST /api/ads/:id/calendar-address': SIGNED_IN,
  'GET /api/calendar-feeds/:secret.ics': EVERYBODY,
  'GET /api/saved-replies': SIGNED_IN,
  'PUT /api/saved-replies/:id': SIGNED_IN,
  'DELETE /api/saved-replies/:id': SIGNED_IN,
  'PUT /api/conversations/:id/reports/:reportId': SIGNED_IN,
  'GET /api/properties/:id/conversations/:userId/:typeId': SIGNED_IN,
  'PUT /api/properties/:id/conversations/:userId/:typeId/messages/:messageId': SIGNED_IN,
  'GET /api/release-tokens': TEAM_MEMBERS_AND_ADMINS,
  'POST /api/release-tokens': TEAM_MEMBERS_AND_ADMINS,
  'DELETE /api/release-tokens/:id': TEAM_MEMBERS_AND_ADMINS,
  'GET /api/release-activations': TEAM_MEMBERS_AND_ADMINS,
  'POST /api/release-activations/:id/approval': TEAM_MEMBERS_AND_ADMINS,
  'GET /api/beta-applications': ADMINS,
  'POST /api/releases': BY_TOKEN,
  'POST /api/releases/activate': BY_TOKEN,
  'POST /api/releases/rollback': BY_TOKEN,
  'POST /api/releases/override': BY_TOKEN,
  'GET /api/releases/activations': BY_TOKEN,
  'GET /api/releases/history': BY_TOKEN,
  'GET /api/releases/faults': BY_TOKEN,
};

type Route = { methods: HTTPMethods[]; url: string };

let database: TestDatabase;
let app: FastifyInstance;
const people = new Map<Role, string>();
const routes = new Map<string, Route>();

beforeAll(async () => {
  database = await createTestDatabase();
  for (const role of ROLES)
    if (role !== 'visitor') people.set(role, await insertPerson(database.client, { role }));
  const config = testConfig(database.url, { isDevelopment: true });
  app = Fastify(serverOptions(config));
  setProblemHandlers(app);
  app.addHook('onRoute', ({ method, url }) => addRoute([method].flat() as HTTPMethods[], url));
  await app.register(apiPlugin, { config });
  await app.ready();
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

/** HEAD comes with each GET and is decided with it; `*` stands for a route of all methods. */
function addRoute(methods: HTTPMethods[], url: string): void {
  const name = methods.length > 2 ? '*' : methods[0]?.replace('HEAD', 'GET');
  const key = `${name} ${url}`;
  routes.set(key, { methods: [...(routes.get(key)?.methods ?? []), ...methods], url });
}

/** Each request has a session of its own, since some end it. */
async function ask(method: HTTPMethods, url: string, role: Role): Promise<'may' | 'may not'> {
  const userId = people.get(role);
  const cookie = userId && (await insertSession(database.client, userId));
  const { statusCode } = await app.inject({
    method: method as 'GET',
    url: url.replaceAll(/:\w+/g, () => randomUUID()).replace('*', 'x'),
    headers: cookie ? { cookie } : {},
  });
  return statusCode === 401 || statusCode === 403 ? 'may not' : 'may';
}

describe('who may call a route', () => {
  it('is decided for every route, and for none that does not exist', () => {
    expect([...routes.keys()].filter((route) => !(route in DECISIONS))).toEqual([]);
    expect(Object.keys(DECISIONS).filter((route) => !routes.has(route))).toEqual([]);
  });

  it.each(ROLES)('is answered as it was decided for the role %s', async (role) => {
    const wrong: string[] = [];
    for (const [key, { methods, url }] of routes)
      for (const method of methods) {
        const answered = await ask(method, url, role);
        const decided = DECISIONS[key]?.[role];
        if (answered !== decided)
          wrong.push(`${method} ${url}: ${role} ${answered}, decided: ${decided ?? 'nothing'}`);
      }
    expect(wrong).toEqual([]);
  });
});
