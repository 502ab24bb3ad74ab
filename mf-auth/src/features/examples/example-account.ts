import type { Account, AccountSession, Passkey, SecurityEvent } from '@moien/contract';

/** Léa's account. */
export function exampleAccount(rest: Partial<Account> = {}): Account {
  return {
    email: 'lea@example.lu',
    newEmail: null,
    hasPassword: true,
    hasPasskey: false,
    phonePrefix: '+352',
    phoneNumber: '2712 0',
    roleArray: ['user', 'owner'],
    providerArray: ['google'],
    secondFactor: { hasAuthenticator: false, recoveryCodeCount: 0, isMandatory: false },
    ...rest,
  };
}

export function exampleAccountSession(rest: Partial<AccountSession> = {}): AccountSession {
  return {
    id: '019b76da-a800-7838-a932-f8c36951b070',
    isCurrent: false,
    browser: 'Firefox',
    system: 'Linux',
    createdAt: '2026-11-02T08:15:00.000Z',
    lastSeenAt: '2026-11-20T17:40:00.000Z',
    ...rest,
  };
}

export const exampleRecoveryCodes = [
  ...['k7m2q-9xw4t', 'b3h8n-zc6pd', 'r5v9y-2gk7m', 't4j6x-w8qbn', 'c9d3f-h5z2s'],
  ...['m8p4k-v7tr3', 'g6w2n-x9cjy', 'z5q7b-d4hm8', 's3y9t-k6fpv', 'n2x8r-j7w5g'],
];

/** The browser that asks, a telephone, and one that says nothing of itself. */
export const exampleAccountSessions: AccountSession[] = [
  exampleAccountSession({
    id: '019b76da-a800-7838-a932-f8c36951b071',
    browser: 'Chrome',
    system: 'Android',
    lastSeenAt: '2026-11-19T06:05:00.000Z',
  }),
  exampleAccountSession({
    id: '019b76da-a800-7838-a932-f8c36951b072',
    browser: null,
    system: null,
    lastSeenAt: '2026-11-20T12:00:00.000Z',
  }),
  exampleAccountSession({ isCurrent: true }),
];

/** In a password manager, and on one computer. */
export const examplePasskeys: Passkey[] = [
  {
    id: '019b76da-a800-7838-a932-f8c36951b091',
    name: 'Google Password Manager',
    isBackedUp: true,
    createdAt: '2026-11-02T08:15:00.000Z',
    lastUsedAt: '2026-11-20T17:40:00.000Z',
  },
  {
    id: '019b76da-a800-7838-a932-f8c36951b092',
    name: 'Windows Hello',
    isBackedUp: false,
    createdAt: '2026-11-19T06:05:00.000Z',
    lastUsedAt: null,
  },
];

export function exampleSecurityEvent(rest: Partial<SecurityEvent> = {}): SecurityEvent {
  return {
    id: '019b76da-a800-7838-a932-f8c36951b080',
    kind: 'sign-in',
    result: 'success',
    method: 'password',
    name: null,
    browser: 'Firefox',
    system: 'Linux',
    network: '192.0.2.0/24',
    createdAt: '2026-11-20T17:40:00.000Z',
    ...rest,
  };
}

/** A refused sign-in, a new device, a change and a release token, newest first. */
export const exampleSecurityEvents: SecurityEvent[] = [
  exampleSecurityEvent({
    id: '019b76da-a800-7838-a932-f8c36951b084',
    result: 'refused',
    browser: null,
    system: null,
    network: '2001:db8:aaaa::/48',
    createdAt: '2026-11-20T18:02:00.000Z',
  }),
  exampleSecurityEvent({
    id: '019b76da-a800-7838-a932-f8c36951b083',
    kind: 'password-changed',
    method: null,
  }),
  exampleSecurityEvent({
    id: '019b76da-a800-7838-a932-f8c36951b082',
    kind: 'new-device',
    method: 'provider',
    name: 'google',
    browser: 'Chrome',
    system: 'Android',
    createdAt: '2026-11-19T06:05:00.000Z',
  }),
  exampleSecurityEvent({
    id: '019b76da-a800-7838-a932-f8c36951b081',
    kind: 'release-token-created',
    method: null,
    name: 'night pipeline',
    createdAt: '2026-11-02T08:15:00.000Z',
  }),
];
