import { randomUUIDv7 } from 'node:crypto';
import type pg from 'pg';
import { openClient } from '../../../database/connections.ts';
import { type MessagingSite, openMessagingSite, type Writer } from '../../../testing/messaging-site.ts';

/** Session, begin, locks, what decides, message, notification, events, commit. */
const STATEMENTS_MAXIMUM = 8;

/** What all connections share. */
const { prototype: anyClient }: { prototype: pg.Client } = Object.getPrototypeOf(openClient({}).constructor);

let site: MessagingSite;

beforeAll(async () => {
  site = await openMessagingSite();
}, 120_000);

afterAll(() => site.close());

/** Statements, by how they begin, of which the database is asked until a message is answered. */
async function statementsOf(writer: Writer, conversationId: string, messageId = randomUUIDv7()) {
  const query = jest.spyOn(anyClient, 'query');
  const url = `/api/conversations/${conversationId}/messages/${messageId}`;
  const { statusCode } = await writer.call('PUT', url, { text: 'Hello' });
  const asked = query.mock.calls.map(([given]: unknown[]) =>
    typeof given === 'string' ? given : textOf(given),
  );
  query.mockRestore();
  expect(statusCode).toBe(200);
  return asked.map((text) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 60));
}

const textOf = (given: unknown) => (given as { text: string }).text;

// Each costs both processes a tenth of a millisecond or more, of which a process with a thousand people who
// write has few.
it('a message costs few statements: the first unread one, the next one and one that is sent again', async () => {
  const pair = await site.pair();
  const { conversation } = await site.begin(pair);
  const messageId = randomUUIDv7();
  for (const id of [randomUUIDv7(), messageId, messageId])
    expect((await statementsOf(pair.owner, conversation.id, id)).length).toBeLessThanOrEqual(
      STATEMENTS_MAXIMUM,
    );
});

it('a guest who has no answer yet costs one more, which keeps what goes to many homes', async () => {
  const pair = await site.pair();
  const { conversation } = await site.begin(pair);
  const asked = await statementsOf(pair.guest, conversation.id);
  expect(asked.length).toBeLessThanOrEqual(STATEMENTS_MAXIMUM + 1);
});
