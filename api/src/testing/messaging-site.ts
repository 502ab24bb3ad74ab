import { randomUUIDv7 } from 'node:crypto';
import type { ConversationMessage, ConversationPage, SentMessage } from '@moien/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app.ts';
import type { ApiConfig } from '../config.ts';
import { insertProperty } from './property-factory.ts';
import { insertPerson, insertSession } from './session-factory.ts';
import { testConfig } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';
import { QUEUEING } from './waiting-database.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Somebody who is signed in. */
export type Writer = {
  userId: string;
  cookie: string;
  call: (method: Method, url: string, payload?: object) => Promise<LightMyRequestResponse>;
};

/** A home with its owner, and somebody who asks about it. */
export type Pair = { propertyId: string; guest: Writer; owner: Writer };

export type MessagingSite = Awaited<ReturnType<typeof openMessagingSite>>;

/** The API on a database of its own, with a clock that a test sets. */
export async function openMessagingSite(config: Partial<ApiConfig> = {}) {
  const database = await createTestDatabase();
  const { client } = database;
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const app: FastifyInstance = await buildApp(testConfig(database.url, config), {
    now,
    waitingLimits: QUEUEING,
  });

  const site = {
    app,
    database,
    client,
    now,
    /** Moves the clock. */
    wait: (milliseconds: number) => {
      ahead += milliseconds;
    },
    close: async () => {
      await app.close();
      await database.drop();
    },

    async person(): Promise<Writer> {
      const userId = await insertPerson(client);
      const expiresAt = new Date(now().getTime() + 7 * 86_400_000);
      const cookie = await insertSession(client, userId, { expiresAt, lastSeenAt: now() });
      return {
        userId,
        cookie,
        call: (method, url, payload) =>
          app.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) }),
      };
    },

    async homeOf(owner: Writer): Promise<string> {
      const propertyId = await insertProperty(client, { images: ['/upload/scenes/home'] });
      await client.query('update property set owner_id = $2 where id = $1', [propertyId, owner.userId]);
      return propertyId;
    },

    async pair(): Promise<Pair> {
      const [guest, owner] = [await site.person(), await site.person()];
      return { propertyId: await site.homeOf(owner), guest, owner };
    },

    /** The first message of a guest; the conversation begins. */
    async begin({ propertyId, guest, owner }: Pair, text = 'Hello'): Promise<SentMessage> {
      const url = `${conversationUrl(propertyId, owner)}/messages/${randomUUIDv7()}`;
      return read<SentMessage>(await guest.call('PUT', url, { text }));
    },

    async send(writer: Writer, conversationId: string, text = 'Hello'): Promise<SentMessage> {
      const url = `/api/conversations/${conversationId}/messages/${randomUUIDv7()}`;
      return read<SentMessage>(await writer.call('PUT', url, { text }));
    },

    /** Until so many transactions wait for locks. */
    async untilWaiting(count: number): Promise<void> {
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      while ((await client.query(waiting)).rows.length < count)
        await new Promise((resolve) => setImmediate(resolve));
    },

    inboxOf: async ({ call }: Writer, query = ''): Promise<ConversationPage> =>
      read<ConversationPage>(await call('GET', `/api/conversations${query}`)),

    messagesOf: async ({ call }: Writer, id: string, query = ''): Promise<ConversationMessage[]> =>
      (
        await read<{ messageArray: ConversationMessage[] }>(
          await call('GET', `/api/conversations/${id}/messages${query}`),
        )
      ).messageArray,

    unreadOf: async ({ call }: Writer): Promise<number> =>
      (await read<{ unreadMessageCount: number }>(await call('POST', '/api/get-session'))).unreadMessageCount,
  };
  return site;
}

/** Address of a conversation about a home with a person; type 1 is a question. */
export const conversationUrl = (propertyId: string, { userId }: Pick<Writer, 'userId'>, typeId = 1) =>
  `/api/properties/${propertyId}/conversations/${userId}/${typeId}`;

/** Status and stable code of a refusal. */
export const refusalOf = (answer: LightMyRequestResponse): string =>
  `${answer.statusCode} ${answer.json().code}`;

function read<Answer>(answer: LightMyRequestResponse): Answer {
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json() as Answer;
}
