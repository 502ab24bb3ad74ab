import { sql } from 'kysely';
import {
  byEmail,
  byUser,
  type Condition,
  nobody,
  type PersonalTable,
  REFERENCE,
  SAME_FOR_ALL,
  SECRET,
} from './table-declaration.ts';

const isReporter: Condition = ({ userId }) => sql`reporter_id = ${userId}::uuid`;
const isSender: Condition = ({ userId }) => sql`sender_id = ${userId}::uuid`;

/** What people send by forms. Whoever was not signed in may have named an address that is not theirs. */
export const FORM_TABLES: readonly PersonalTable[] = [
  {
    table: 'property_report',
    own: ({ userId, email }) => sql`
      reporter_id = ${userId}::uuid or (reporter_id is null and email = ${email}::citext)
    `,
    exported: ['property_id', 'email', 'reason', 'text', 'created_at'],
    notExported: {
      id: REFERENCE,
      reporter_id: SAME_FOR_ALL,
      examined_at: 'when we began to look into it',
      closed_at: 'when we had looked into it',
    },
    words: { columns: ['text'], isProven: isReporter },
    newestBy: 'created_at',
    // What is wrong with a home stays wrong; who said so is of no further use.
    erasure: [
      {
        kind: 'set',
        values: { email: sql`null` },
        rows: ({ userId, email }) => sql`reporter_id = ${userId}::uuid or email = ${email}::citext`,
      },
      { kind: 'set', values: { reporter_id: sql`null` }, rows: isReporter },
    ],
    stays: 'The text of a report, which is looked into by law (Regulation (EU) 2022/2065, art. 16).',
  },
  {
    table: 'contact_message',
    own: ({ userId, email }) => sql`
      sender_id = ${userId}::uuid or (sender_id is null and email = ${email}::citext)
    `,
    exported: ['name', 'email', 'topic', 'body', 'language', 'created_at'],
    notExported: {
      ...{ id: REFERENCE, sender_id: SAME_FOR_ALL, challenge: REFERENCE },
      ...{ booking_id: REFERENCE, property_id: REFERENCE },
    },
    words: { columns: ['name', 'body'], isProven: isSender },
    newestBy: 'created_at',
    erasure: [
      {
        kind: 'delete',
        rows: ({ userId, email }) => sql`
          sender_id = ${userId}::uuid or (sender_id is null and email = ${email}::citext)
        `,
      },
      // Of somebody else, who was signed in and named this address.
      { kind: 'set', values: { email: sql`null` }, rows: byEmail },
    ],
  },
  {
    table: 'newsletter_subscription',
    own: byEmail,
    exported: ['email', 'language', 'state', 'asked_at', 'changed_at'],
    notExported: { id: REFERENCE },
    newestBy: 'changed_at',
    erasure: [{ kind: 'delete', rows: byEmail }],
  },
  {
    table: 'newsletter_token',
    own: ({ email }) => sql`
      subscription_id in (select id from newsletter_subscription where email = ${email}::citext)
    `,
    exported: ['purpose', 'created_at', 'expires_at'],
    notExported: { token_hash: SECRET, subscription_id: REFERENCE },
    newestBy: 'created_at',
    erasure: [],
    goesWith: 'newsletter_subscription',
  },
  {
    table: 'beta_application',
    own: byEmail,
    exported: ['email', 'first_name', 'last_name', 'language', 'asked_at', 'created_at'],
    notExported: { id: REFERENCE },
    words: { columns: ['first_name', 'last_name'], isProven: nobody },
    newestBy: 'created_at',
    erasure: [{ kind: 'delete', rows: byEmail }],
  },
];

const OWN_TABLES: readonly Omit<PersonalTable, 'own' | 'erasure'>[] = [
  {
    table: 'favorite',
    exported: ['property_id', 'created_at', 'list_id', 'note'],
    notExported: { user_id: SAME_FOR_ALL },
    newestBy: 'created_at',
  },
  {
    table: 'favorite_list',
    exported: ['id', 'name', 'created_at'],
    notExported: { user_id: SAME_FOR_ALL },
    newestBy: 'created_at',
  },
  {
    table: 'favorite_share',
    exported: ['list_id', 'has_notes', 'created_at', 'expires_at'],
    notExported: {
      user_id: SAME_FOR_ALL,
      token: 'with it anybody who reads the export would see the list; the page of favorites shows it',
    },
    newestBy: 'created_at',
  },
  {
    table: 'property_visit',
    exported: ['property_id', 'visited_at'],
    notExported: { user_id: SAME_FOR_ALL },
    newestBy: 'visited_at',
  },
  {
    table: 'past_search',
    exported: ['day', 'query', 'searched_at'],
    notExported: { id: REFERENCE, user_id: SAME_FOR_ALL },
    newestBy: 'searched_at',
  },
  {
    table: 'event_participation',
    exported: ['event_id', 'state', 'asked_at', 'joined_at', 'reminded_at'],
    notExported: { user_id: SAME_FOR_ALL },
    newestBy: 'asked_at',
  },
  {
    table: 'history_pause',
    exported: ['paused_at'],
    notExported: { user_id: SAME_FOR_ALL },
    newestBy: 'paused_at',
  },
];

/** What a person likes, looks at, searches and goes to; `property_id` comes with the title of the home. */
export const VISITED_HOME_TABLES: readonly PersonalTable[] = OWN_TABLES.map((table) => ({
  ...table,
  own: byUser,
  erasure: [{ kind: 'delete', rows: byUser }],
}));
