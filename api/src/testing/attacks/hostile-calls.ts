import {
  calendarCalls,
  calendarFeedCalls,
  dashboardCalls,
  filesCalls,
  identityCalls,
  messagingCalls,
  statisticsCalls,
} from '@moien/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { hostileBodies } from '../hostile-bodies.ts';
import { type AttackedSite, type Person, SESSION_COOKIE } from './attacked-site.ts';
import { beginsSession, createFindings, describeCounts, type Outcome } from './outcome.ts';

const VICTIM = { first_name: 'Philomène', last_name: 'Zwielicht' };
const TOKEN = 'a'.repeat(43);
const PASSWORD = 'Wrong-horse-3';
const proof = { password: PASSWORD };
const PASSKEY = { id: TOKEN, rawId: TOKEN, type: 'public-key' };
const CLIENT_DATA = Buffer.from(
  JSON.stringify({ challenge: TOKEN, origin: 'https://moien.example' }),
).toString('base64url');
/** An id that nothing has. */
const NOBODY = '00000000-0000-7000-8000-00000000ffff';
const CALENDAR_EDIT = {
  propertyIdArray: [NOBODY],
  rangeArray: [{ firstDay: '2031-05-01', lastDay: '2031-05-31' }],
  change: { isOpen: false },
};
const FORM = 'application/x-www-form-urlencoded';

/** Signing out would end the attacker's own session. */
const {
  getSession: _getSession,
  signOut: _signOut,
  ...accountCalls
} = {
  ...identityCalls,
  ...messagingCalls,
  ...calendarCalls,
  ...calendarFeedCalls,
  ...dashboardCalls,
  ...filesCalls,
  ...statisticsCalls,
};
type CallName = keyof typeof accountCalls;

/** What each call takes, with secrets that are not right; calls without a body have it in their address. */
const GIVEN: Record<CallName, (victim: Person) => object> = {
  getAdStatistics: ({ userId }) => ({ id: userId, from: '2027-05-01', to: '2027-05-31' }),
  getHostStatistics: ({ userId }) => ({ propertyId: userId, period: 'year' }),
  getHelp: ({ userId }) => ({ bookingId: userId, propertyId: userId }),
  getToday: () => ({}),
  signIn: ({ email }) => ({ email, token: '123456' }),
  requestSignInToken: () => ({ email: 'hostile@example.org' }),
  signInWithPassword: ({ email }) => ({ email, password: PASSWORD }),
  completeSignIn: () => ({ code: '123456' }),
  beginSignInEnrolment: ({ userId }) => ({ userId }),
  completeSignInEnrolment: () => ({ code: '123456' }),
  beginPasskeySignIn: ({ userId }) => ({ userId }),
  completePasskeySignIn: ({ userId }) => ({
    credential: {
      ...PASSKEY,
      response: {
        clientDataJSON: CLIENT_DATA,
        authenticatorData: TOKEN,
        signature: TOKEN,
        userHandle: Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url'),
      },
    },
  }),
  getPasskeys: ({ userId }) => ({ userId }),
  beginPasskey: () => ({ proof }),
  confirmPasskey: () => ({
    credential: { ...PASSKEY, response: { clientDataJSON: CLIENT_DATA, attestationObject: TOKEN } },
  }),
  renamePasskey: () => ({ name: 'x' }),
  removePasskey: () => ({ proof }),
  beginPasskeyReauthentication: ({ userId }) => ({ userId }),
  checkPhoneNumber: () => ({ phonePrefix: '+352', phoneNumber: '621 123 456', email: 'hostile@example.org' }),
  signUp: ({ email }) => ({
    email,
    phonePrefix: '+352',
    phoneNumber: '621 123 456',
    firstName: 'Jo',
    lastName: 'Ney',
    password: 'Another-horse-2',
  }),
  applyForBeta: () => ({
    firstName: 'Jo',
    lastName: 'Ney',
    email: 'hostile@example.org',
    languageCode: 'de',
  }),
  completeProviderSignIn: () => ({ code: 'code' }),
  openProviderSignIn: () => ({ state: 'a'.repeat(43) }),
  signInWithGoogle: () => ({ access_token: 'token' }),
  getNotifications: () => ({}),
  findNotifications: () => ({ cursor: TOKEN }),
  changeNotifications: ({ userId }) => ({ change: 'dismiss', notificationIdArray: [userId] }),
  getNotificationSettings: () => ({}),
  setNotificationSettings: () => ({ timeZone: 'UTC', quietHours: null, digest: 'off', choiceArray: [] }),
  endNotificationMails: () => ({ token: `${'a'.repeat(60)}.${'b'.repeat(43)}` }),
  addDeviceToken: () => ({ deviceToken: TOKEN, deviceType: 'android' }),
  removeDeviceToken: () => ({ deviceToken: TOKEN, deviceType: 'android' }),
  getPushPublicKey: () => ({}),
  getConversations: ({ userId }) => ({ type: 'getByUserId', userProfileId: userId }),
  findConversations: ({ userId }) => ({ propertyId: userId, isUnread: true, cursor: TOKEN }),
  openConversation: ({ userId }) => ({ userId }),
  findMessages: ({ userId }) => ({ before: 5, after: userId }),
  searchMessages: ({ userId }) => ({ text: userId, cursor: TOKEN }),
  sendMessage: () => ({ text: 'Hello' }),
  sendMessageAbout: () => ({ text: 'Hello' }),
  putAttachment: ({ userId }) => ({ name: userId }),
  editMessage: () => ({ text: 'Hello' }),
  deleteMessage: ({ userId }) => ({ userId }),
  markRead: () => ({ seq: 5 }),
  reportConversation: () => ({ reason: 'other', text: 'x' }),
  getCalendar: () => ({ from: '2031-05-01', to: '2031-05-31' }),
  previewCalendarEdit: () => CALENDAR_EDIT,
  editCalendar: () => ({ id: NOBODY, ...CALENDAR_EDIT }),
  undoCalendarEdit: () => ({}),
  putRuleSet: () => ({
    propertyIdArray: [NOBODY],
    ruleSet: { ruleArray: [], discountArray: [], noticeDays: 1, preparationDays: 1, bookingWindowDays: 1 },
  }),
  getCalendarFeeds: () => ({}),
  putCalendarFeed: () => ({ name: 'x', url: 'http://127.0.0.1/x.ics' }),
  deleteCalendarFeed: () => ({}),
  fetchCalendarFeed: () => ({}),
  renewCalendarAddress: () => ({}),
  renewCalendarFeedAddress: () => ({}),
  settleCalendarConflict: () => ({}),
  getSavedReplies: () => ({}),
  putSavedReply: () => ({ title: 'x', text: 'x' }),
  deleteSavedReply: () => ({}),
  findBlockedPeople: () => ({ cursor: TOKEN }),
  unblockPerson: ({ userId }) => ({ userId }),
  blockPerson: () => ({ isBlocked: true }),
  archiveConversation: () => ({ isArchived: true }),
  getAuthProviders: () => ({}),
  verifySignUp: () => ({ token: TOKEN }),
  requestPasswordReset: () => ({ email: 'hostile@example.org' }),
  resetPassword: () => ({ token: TOKEN, password: 'Another-horse-2' }),
  getAccount: ({ userId }) => ({ userId }),
  changePassword: () => ({ proof, password: 'Another-horse-2' }),
  beginAuthenticator: () => ({ proof }),
  confirmAuthenticator: () => ({ code: '123456' }),
  removeAuthenticator: () => ({ proof }),
  unlinkProvider: () => ({ id: 'google', proof }),
  renewRecoveryCodes: () => ({ proof }),
  requestEmailChange: () => ({ proof, email: 'hostile@example.org' }),
  confirmEmailChange: () => ({ token: TOKEN }),
  getAccountSessions: ({ userId }) => ({ userId }),
  endAccountSession: ({ userId }) => ({ id: userId }),
  endOtherSessions: ({ userId }) => ({ userId }),
  getSecurityEvents: ({ userId }) => ({ after: userId }),
  exportPersonalData: () => ({ proof }),
  deleteAccount: () => ({ proof }),
  getPersonalDetails: ({ userId }) => ({ userId }),
  changePersonalDetails: () => ({ firstName: 'Jo', about: 'Hello', languageTagArray: ['de'], address: null }),
  putPersonPicture: ({ userId }) => ({ userId }),
  removePersonPicture: ({ userId }) => ({ userId }),
  getRentalFile: ({ userId }) => ({ userId }),
  putRentalFile: () => ({ countryCode: 'LU', household: 'single', monthlyIncome: null }),
  unlockRentalFile: () => ({ proof }),
  putFilePerson: () => ({ role: 'guarantor-person', name: 'Jo' }),
  removeFilePerson: ({ userId }) => ({ id: userId }),
  putSupportingDocument: ({ userId }) => ({ personId: userId, kind: 'payslips' }),
  removeSupportingDocument: ({ userId }) => ({ id: userId }),
  putFileShare: () => ({ propertyId: NOBODY, stage: 'signing', isProofOnly: false }),
  revokeFileShare: ({ userId }) => ({ id: userId }),
  getSharedRentalFiles: ({ userId }) => ({ userId }),
  getSharedRentalFile: ({ userId }) => ({ id: userId }),
  declineRentalFile: ({ userId }) => ({ id: userId }),
};

/** Bodies that nobody has thought of, sent by a visitor and by somebody who is signed in as another. */
export async function sendHostileBodies(site: AttackedSite, count: number): Promise<Outcome> {
  const findings = createFindings();
  const victim = await site.join();
  const { first_name: firstName, last_name: lastName } = VICTIM;
  const names = [victim.userId, firstName, lastName];
  await site.client.query('update profile set first_name = $2, last_name = $3 where user_id = $1', names);
  const other = await site.join();
  const cookies = [undefined, `${SESSION_COOKIE}=${other.browser.cookies.get(SESSION_COOKIE)}`];
  const statuses: number[] = [];
  for (const [index, name] of (Object.keys(accountCalls) as CallName[]).entries())
    for (const [turn, body] of hostileBodies(GIVEN[name](victim), count, index + 1).entries()) {
      const answer = await site.open.inject(requestOf(name, body, cookies[turn % 2]));
      statuses.push(answer.statusCode);
      for (const problem of problemsOf(site, answer, victim))
        findings.problems.push(`${name} with ${body.slice(0, 300)}: ${problem}`);
    }
  findings.expect((await victim.browser.userId()) === victim.userId, 'the victim was signed out');
  findings.expect((await other.browser.userId()) === other.userId, 'the account of who sent them is gone');
  return { figures: `${statuses.length} calls: ${describeCounts(statuses)}`, problems: findings.problems };
}

/** Bodies far beyond what a call takes, as JSON and as a form. */
export async function sendOversizedBodies(site: AttackedSite, megabytes: number): Promise<Outcome> {
  const findings = createFindings();
  const text = 'x'.repeat(megabytes * 1024 * 1024);
  const statuses: number[] = [];
  for (const { method, url, ...call } of Object.values(accountCalls)) {
    if (method === 'GET') continue;
    for (const [type, payload] of [
      ['application/json', JSON.stringify({ email: text })],
      ['application/json', '['.repeat(text.length)],
      [FORM, `email=${text}`],
    ] as const) {
      const headers = { 'content-type': type };
      const answer = await site.open.inject({ method, url: url.replace(':id', TOKEN), headers, payload });
      statuses.push(answer.statusCode);
      findings.expectRefusal(`${url} with ${megabytes} MB of ${type}`, answer);
      if ('body' in call && type === 'application/json')
        findings.expect(
          [413, 401].includes(answer.statusCode),
          `${url} reads ${megabytes} MB: ${answer.statusCode}`,
        );
    }
  }
  return {
    figures: `${statuses.length} bodies of ${megabytes} MB: ${describeCounts(statuses)}`,
    problems: findings.problems,
  };
}

function requestOf(name: CallName, body: string, cookie: string | undefined): InjectOptions {
  const { method, url, ...call } = accountCalls[name];
  const headers = { ...(cookie && { cookie }), 'accept-language': 'en' };
  if ('form' in call)
    return { method, url, headers: { ...headers, 'content-type': FORM }, payload: asForm(body) };
  if ('body' in call)
    return {
      ...{ method, url: url.replaceAll(/:\w*[iI]d/g, NOBODY), payload: body },
      headers: { ...headers, 'content-type': 'application/json' },
    };
  const given = encodeURIComponent(body.slice(0, 400).toWellFormed());
  return {
    method,
    url: url.includes(':id')
      ? url.replace(':id', given).replaceAll(/:\w*[iI]d/g, NOBODY)
      : `${url}?${asForm(body).slice(0, 4000)}`,
    headers,
  };
}

/** Bodies that are no objects are sent as they are. */
function asForm(body: string): string {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value !== 'object' || value === null) return body;
    return `${new URLSearchParams(Object.entries(value).map(([key, part]): [string, string] => [key, textOf(part)]))}`;
  } catch {
    return encodeURI(body.toWellFormed());
  }
}

const textOf = (part: unknown) => (typeof part === 'string' ? part : JSON.stringify(part));

function problemsOf(site: AttackedSite, answer: LightMyRequestResponse, victim: Person): string[] {
  const { statusCode, body } = answer;
  return [
    ...(statusCode >= 500 ? [`${statusCode}, ${site.lastFailure()}`] : []),
    ...(beginsSession(answer) ? ['it begins a session'] : []),
    ...[VICTIM.first_name, VICTIM.last_name]
      .filter((secret) => body.includes(secret))
      .map((secret) => `it tells ${secret} of ${victim.email}`),
  ];
}
