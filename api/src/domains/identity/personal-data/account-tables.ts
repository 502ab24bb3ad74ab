import { sql } from 'kysely';
import {
  byEmail,
  byUser,
  nobody,
  type PersonalTable,
  REFERENCE,
  SAME_FOR_ALL,
  SECRET,
} from './table-declaration.ts';

/** How somebody signs in, and what waits for an answer to a mail. */
export const ACCOUNT_TABLES: readonly PersonalTable[] = [
  {
    table: 'session',
    own: byUser,
    exported: ['carrier', 'browser', 'system', 'created_at', 'last_seen_at', 'expires_at'],
    notExported: { id: REFERENCE, token_hash: SECRET, user_id: SAME_FOR_ALL },
    newestBy: 'created_at',
    erasure: [{ kind: 'delete', rows: byUser }],
  },
  {
    table: 'realtime_ticket',
    exported: [],
    notExported: { token_hash: SECRET, session_id: REFERENCE, expires_at: 'a minute after it was made' },
    newestBy: 'expires_at',
    erasure: [],
    goesWith: 'session',
  },
  {
    table: 'known_browser',
    own: byUser,
    exported: ['seen_at'],
    notExported: { user_id: SAME_FOR_ALL, browser_hash: SECRET },
    newestBy: 'seen_at',
    erasure: [{ kind: 'delete', rows: byUser }],
  },
  {
    table: 'identity',
    own: byUser,
    exported: ['issuer', 'subject', 'provider', 'created_at'],
    notExported: { user_id: SAME_FOR_ALL },
    newestBy: 'created_at',
    erasure: [],
    goesWith: 'account',
  },
  {
    table: 'authenticator',
    own: byUser,
    exported: ['state', 'created_at'],
    notExported: {
      user_id: SAME_FOR_ALL,
      sealed_secret: 'a secret, sealed by a key of the site',
      last_step: 'half a minute in which a code was used',
    },
    newestBy: 'created_at',
    erasure: [],
    goesWith: 'account',
  },
  {
    table: 'recovery_code',
    own: byUser,
    exported: ['used_at', 'created_at'],
    notExported: { user_id: SAME_FOR_ALL, code_hash: SECRET },
    newestBy: 'created_at',
    erasure: [],
    goesWith: 'account',
  },
  {
    table: 'pending_sign_in',
    own: byUser,
    exported: ['method', 'name', 'step', 'created_at', 'expires_at'],
    notExported: { user_id: SAME_FOR_ALL, browser_hash: SECRET, tries_left: SECRET },
    newestBy: 'created_at',
    erasure: [],
    goesWith: 'account',
  },
  {
    table: 'passkey',
    own: byUser,
    exported: ['name', 'transports', 'is_backed_up', 'created_at', 'last_used_at'],
    notExported: {
      id: REFERENCE,
      user_id: SAME_FOR_ALL,
      credential_id: 'a number by which the device knows its key',
      public_key: 'says nothing without the secret key, which the device keeps',
      counter: 'of signatures of the device',
    },
    newestBy: 'created_at',
    erasure: [],
    goesWith: 'account',
  },
  {
    table: 'passkey_challenge',
    own: byUser,
    exported: ['created_at', 'expires_at'],
    notExported: { challenge: SECRET, browser_hash: SECRET, user_id: SAME_FOR_ALL, session_id: REFERENCE },
    newestBy: 'created_at',
    erasure: [],
    goesWith: 'account',
  },
  {
    table: 'sign_in_code',
    own: byEmail,
    exported: ['email', 'language', 'created_at', 'expires_at'],
    notExported: { id: REFERENCE, browser_hash: SECRET, code_hash: SECRET, tries_left: SECRET },
    newestBy: 'created_at',
    erasure: [{ kind: 'delete', rows: byEmail }],
  },
  {
    table: 'password_reset',
    own: byEmail,
    exported: ['email', 'language', 'used_at', 'created_at', 'expires_at'],
    notExported: { id: REFERENCE, token_hash: SECRET },
    newestBy: 'created_at',
    erasure: [{ kind: 'delete', rows: byEmail }],
  },
  {
    table: 'sign_up',
    own: byEmail,
    exported: [
      'email',
      'first_name',
      'last_name',
      'phone_prefix',
      'phone_number',
      'language',
      'told_at',
      'created_at',
      'expires_at',
    ],
    notExported: { id: REFERENCE, password_hash: SECRET, browser_hash: SECRET, token_hash: SECRET },
    words: { columns: ['first_name', 'last_name', 'phone_prefix', 'phone_number'], isProven: nobody },
    newestBy: 'created_at',
    erasure: [{ kind: 'delete', rows: byEmail }],
  },
  {
    table: 'password_attack',
    own: byEmail,
    exported: ['email', 'created_at'],
    notExported: { id: REFERENCE },
    newestBy: 'created_at',
    erasure: [{ kind: 'delete', rows: byEmail }],
  },
  {
    table: 'security_event',
    own: byUser,
    exported: ['kind', 'result', 'method', 'name', 'browser', 'system', 'network', 'created_at'],
    notExported: { id: REFERENCE, user_id: SAME_FOR_ALL, session_id: REFERENCE },
    newestBy: 'created_at',
    // Its trigger refuses to delete a row while the account is there.
    erasure: [],
    goesWith: 'account',
  },
  {
    table: 'email_change',
    own: byUser,
    exported: [
      'old_email',
      'new_email',
      'old_confirmed_at',
      'new_confirmed_at',
      'changed_at',
      'created_at',
      'expires_at',
    ],
    notExported: { id: REFERENCE, user_id: SAME_FOR_ALL, old_token_hash: SECRET, new_token_hash: SECRET },
    newestBy: 'created_at',
    erasure: [
      {
        kind: 'delete',
        // Also changes of other accounts that name the address.
        rows: ({ userId, email }) => sql`
          user_id = ${userId}::uuid or ${email}::citext in (old_email, new_email)
        `,
      },
    ],
  },
  {
    table: 'release_event',
    // An event before migration 0015 names no account. Valid tokens never share a name: it is of the one
    // valid at its time.
    own: ({ userId }) => sql`
      actor_id = ${userId}::uuid or actor_id is null and exists (
        select from release_token where release_token.user_id = ${userId}::uuid and name = actor
          and at >= created_at and at <= coalesce(revoked_at, 'infinity')
      )
    `,
    exported: ['at', 'actor', 'kind', 'remote', 'version', 'note'],
    notExported: {
      sequence: REFERENCE,
      registry_digest: 'of the registry, not of the person',
      actor_id: SAME_FOR_ALL,
      approver_id: 'another person',
    },
    newestBy: 'at',
    erasure: [],
    stays:
      'The signed log of releases is append-only (decision 0018): a token’s name, a note and ids of accounts stay in it.',
  },
  {
    table: 'release_activation',
    own: ({ userId }) => sql`
      token_id in (select id from release_token where user_id = ${userId}::uuid)
    `,
    exported: [
      'remote',
      'version',
      'drops_previous',
      'note',
      'actor',
      'created_at',
      'expires_at',
      'closed_at',
      'outcome',
    ],
    notExported: {
      id: REFERENCE,
      token_id: REFERENCE,
      after_sequence: REFERENCE,
      approver_id: 'another person',
    },
    newestBy: 'created_at',
    erasure: [],
    goesWith: 'release_token',
  },
  {
    table: 'release_token',
    own: byUser,
    exported: ['name', 'remotes', 'created_at', 'expires_at', 'revoked_at'],
    notExported: { id: REFERENCE, hash: SECRET, user_id: SAME_FOR_ALL },
    newestBy: 'created_at',
    erasure: [],
    goesWith: 'account',
  },
  {
    table: 'farewell',
    exported: [],
    notExported: Object.fromEntries(
      ['id', 'email', 'language'].map((column) => [column, 'there once the account is gone']),
    ),
    newestBy: 'id',
    erasure: [],
    stays: 'The address stays until the one mail is sent that says that the account is deleted.',
  },
  {
    table: 'account',
    own: byUser,
    exported: [
      ...['role', 'remotes', 'phone_prefix', 'phone_number', 'language', 'is_demo', 'created_at'],
      ...['blocked_at', 'block_reason', 'postal_address'],
    ],
    notExported: { user_id: SAME_FOR_ALL, password_hash: SECRET, details_version: 'counts changes' },
    newestBy: 'created_at',
    erasure: [{ kind: 'delete', rows: byUser }],
  },
];
