import { randomUUIDv7 } from 'node:crypto';
import { SAME_TEXT_HOMES, type SentMessage } from '@moien/contract';
import { openDatabase } from '../../../database/database.ts';
import { exportPersonalDataOf } from '../../../testing/export-personal-data.ts';
import {
  type MessagingSite,
  openMessagingSite,
  type Pair,
  refusalOf,
  type Writer,
} from '../../../testing/messaging-site.ts';
import { createModerationService } from './moderation.service.ts';

const TEXT = 'Write to me elsewhere, I have a cheaper offer.';

let site: MessagingSite;
let connection: ReturnType<typeof openDatabase>;
let moderation: ReturnType<typeof createModerationService>;

beforeAll(async () => {
  site = await openMessagingSite();
  connection = openDatabase(site.database.url, () => undefined);
  moderation = createModerationService(connection, site.now);
}, 120_000);

afterAll(async () => {
  await connection.destroy();
  await site.close();
});

/** A guest whose text has gone to as many homes as it may, and a further home. */
async function repeated(): Promise<Pair> {
  const guest = await site.person();
  for (let count = 0; count < SAME_TEXT_HOMES; count += 1) {
    const sent = await site.begin({ ...(await site.pair()), guest }, TEXT);
    expect(sent.message.check).toBeUndefined();
  }
  return { ...(await site.pair()), guest };
}

const waitingOf = async (text: string) =>
  (await moderation.list()).messages.filter((one) => one.text === text).at(-1)?.check_id ?? '';

const eventsOf = async ({ userId }: Writer) =>
  (
    await site.client.query('select event from user_event where user_id = $1 order by seq', [userId])
  ).rows.map(({ event }) => event);

describe('the same text to many homes', () => {
  it('waits for an operator, which its sender sees and the other does not', async () => {
    const pair = await repeated();
    const disguised = 'wrіte to me elsewhere — I have a cheaper offer!!';
    const sent = await site.begin(pair, disguised);
    expect(sent.message).toMatchObject({ check: 'waiting', seq: 1, isReaded: false });
    expect((await site.inboxOf(pair.owner)).conversationArray).toEqual([]);
    expect([await site.unreadOf(pair.owner), await eventsOf(pair.owner)]).toEqual([0, []]);
    const other = await site.begin({ ...(await site.pair()), guest: pair.guest }, 'Is there a garage?');
    expect(other.message.check).toBeUndefined();
  });

  it('arrives once it is released, as if it was sent then, in order for both', async () => {
    const pair = await repeated();
    const { conversation, message } = await site.begin(pair, 'Hello');
    const url = `/api/conversations/${conversation.id}/messages/${randomUUIDv7()}`;
    const held = (await pair.guest.call('PUT', url, { text: TEXT })).json<SentMessage>();
    expect(held.message).toMatchObject({ check: 'waiting', seq: 2 });
    await site.send(pair.owner, conversation.id, 'Moien');
    await pair.owner.call('PUT', `/api/conversations/${conversation.id}/read-up-to`, { seq: 3 });
    const before = (await site.messagesOf(pair.guest, conversation.id)).find(
      (one) => one.id === held.message.id,
    );
    expect(before).toMatchObject({ isReaded: false, check: 'waiting' });
    const checkId = await waitingOf(TEXT);
    site.wait(60_000);
    await moderation.release(checkId);
    await expect(moderation.release(checkId)).rejects.toMatchObject({ code: 'message-not-found' });
    for (const reader of [pair.guest, pair.owner]) {
      const messages = await site.messagesOf(reader, conversation.id);
      expect(messages.map(({ id, seq }) => [seq, id]).at(-1)).toEqual([4, held.message.id]);
      expect(messages.map(({ seq }) => seq)).toEqual([1, 3, 4]);
      expect(messages.at(-1)?.check).toBeUndefined();
      expect((await eventsOf(reader)).filter(({ type }) => type === 'addMessage').at(-1)).toMatchObject({
        message: { id: held.message.id, seq: 4, isReaded: false },
      });
    }
    expect(message.id).not.toBe(held.message.id);
    expect(await site.unreadOf(pair.owner)).toBe(1);
  });

  it('goes for good when it is removed, and its sender reads why', async () => {
    const pair = await repeated();
    const { conversation, message } = await site.begin(pair, TEXT);
    await moderation.remove(await waitingOf(TEXT), 'Advertising');
    const [kept] = await site.messagesOf(pair.guest, conversation.id);
    expect(kept).toMatchObject({
      ...{ id: message.id, isDeleted: true, text: '', check: 'removed', removalReason: 'Advertising' },
    });
    expect((await eventsOf(pair.guest)).at(-1)).toMatchObject({ type: 'updateMessage', message: kept });
    expect(JSON.stringify(await eventsOf(pair.guest))).not.toContain(conversation.id + TEXT);
    expect(await eventsOf(pair.owner)).toEqual([]);
    expect(await waitingOf(TEXT)).toBe('');
  });

  it('stays with its sender who is blocked by the time it is released', async () => {
    const pair = await repeated();
    const { conversation } = await site.begin(pair, 'Hello');
    await site.send(pair.guest, conversation.id, TEXT);
    await pair.owner.call('PUT', `/api/conversations/${conversation.id}/blocked`, { isBlocked: true });
    await moderation.release(await waitingOf(TEXT));
    expect((await site.messagesOf(pair.guest, conversation.id)).at(-1)?.check).toBeUndefined();
    expect(await site.messagesOf(pair.owner, conversation.id)).toHaveLength(1);
  });

  it('is no way round by changing another message into it, and counts no answers and no yesterday', async () => {
    const pair = await repeated();
    const { conversation, message } = await site.begin(pair, 'Hello');
    const url = `/api/conversations/${conversation.id}/messages/${message.id}/text`;
    expect(refusalOf(await pair.guest.call('PUT', url, { text: TEXT }))).toBe('409 text-repeated');
    await site.send(pair.owner, conversation.id, 'Moien');
    expect((await site.send(pair.guest, conversation.id, TEXT)).message.check).toBeUndefined();
    const late = await repeated();
    site.wait(24 * 60 * 60_000);
    expect((await site.begin(late, TEXT)).message.check).toBeUndefined();
  });

  it.each([
    ['deleted', (url: string, { call }: Writer) => call('DELETE', url)],
    [
      'changed',
      (url: string, { call }: Writer) => call('PUT', `${url}/text`, { text: 'Is there a garage?' }),
    ],
  ])('is known although the earlier messages were %s', async (_how, undo) => {
    const guest = await site.person();
    for (let count = 0; count < SAME_TEXT_HOMES; count += 1) {
      const text = `${TEXT} ${_how}`;
      const { conversation, message } = await site.begin({ ...(await site.pair()), guest }, text);
      const url = `/api/conversations/${conversation.id}/messages/${message.id}`;
      expect((await undo(url, guest)).statusCode).toBe(200);
    }
    const sent = await site.begin({ ...(await site.pair()), guest }, `${TEXT} ${_how}`);
    expect(sent.message.check).toBe('waiting');
  });

  it('is released with the words that the operator has read, and no others', async () => {
    const pair = await repeated();
    const { conversation, message } = await site.begin(pair, TEXT);
    const seen = await waitingOf(TEXT);
    const url = `/api/conversations/${conversation.id}/messages/${message.id}/text`;
    expect((await pair.guest.call('PUT', url, { text: 'Other words' })).statusCode).toBe(200);
    await expect(moderation.release(seen)).rejects.toMatchObject({ code: 'message-not-found' });
    await expect(moderation.remove(seen, 'Advertising')).rejects.toMatchObject({ code: 'message-not-found' });
    const again = await waitingOf('Other words');
    expect(again).not.toBe(seen);
    await moderation.release(again);
    expect(await site.messagesOf(pair.owner, conversation.id)).toMatchObject([{ text: 'Other words' }]);
  });

  it('of somebody who has no account any more is not released', async () => {
    const pair = await repeated();
    await site.begin(pair, TEXT);
    const checkId = await waitingOf(TEXT);
    await site.client.query('delete from account where user_id = $1', [pair.guest.userId]);
    await expect(moderation.release(checkId)).rejects.toMatchObject({ code: 'message-not-found' });
    expect(await eventsOf(pair.owner)).toEqual([]);
  });

  it('is deleted by its sender while it waits', async () => {
    const pair = await repeated();
    const { conversation, message } = await site.begin(pair, TEXT);
    const checkId = await waitingOf(TEXT);
    const url = `/api/conversations/${conversation.id}/messages/${message.id}`;
    const deleted = (await pair.guest.call('DELETE', url)).json<SentMessage>();
    expect([deleted.message.isDeleted, deleted.message.check]).toEqual([true, undefined]);
    await expect(moderation.release(checkId)).rejects.toMatchObject({ code: 'message-not-found' });
  });
});

describe('a report of a conversation', () => {
  const put = (
    { call }: Writer,
    conversationId: string,
    id = randomUUIDv7(),
    report: object = { reason: 'scam' },
  ) => call('PUT', `/api/conversations/${conversationId}/reports/${id}`, report);

  it('keeps what was written as it was then, and is taken once', async () => {
    const pair = await site.pair();
    const { conversation, message } = await site.begin(pair, 'Pay to LU28 0019 4006 4475 0000');
    await site.send(pair.owner, conversation.id, 'No');
    const id = randomUUIDv7();
    const report = { reason: 'payment-elsewhere', text: ' See above ' };
    const [first, second] = [
      await put(pair.owner, conversation.id, id, report),
      await put(pair.owner, conversation.id, id, report),
    ];
    expect(first.json()).toEqual({ receivedTimestamp: expect.any(String) });
    expect(second.json()).toEqual(first.json());
    await pair.guest.call('DELETE', `/api/conversations/${conversation.id}/messages/${message.id}`);
    const found = (await moderation.list()).reports;
    expect(found).toEqual([
      expect.objectContaining({
        ...{ reason: 'payment-elsewhere', text: 'See above' },
        thread: [
          { by: 'reported', at: expect.any(String), text: 'Pay to LU28 0019 4006 4475 0000' },
          { by: 'reporter', at: expect.any(String), text: 'No' },
        ],
      }),
    ]);
    await moderation.close(found[0]?.id ?? '', 'Warned');
    await expect(moderation.close(found[0]?.id ?? '', 'Again')).rejects.toMatchObject({
      code: 'report-not-found',
    });
    expect((await moderation.list()).reports).toEqual([]);
  });

  it('is nothing that the other side or a stranger can learn of', async () => {
    const pair = await site.pair();
    const { conversation } = await site.begin(pair);
    const told = await eventsOf(pair.guest);
    await put(pair.owner, conversation.id, undefined, { reason: 'insult', text: 'Rude' });
    expect(await eventsOf(pair.guest)).toEqual(told);
    const exported = async (writer: Writer) => (await exportPersonalDataOf(site, writer)).body;
    expect(await exported(pair.guest)).not.toMatch(/Rude|insult/);
    expect(await exported(pair.owner)).toContain('Rude');
    const stranger = await site.person();
    expect(refusalOf(await put(stranger, conversation.id))).toBe('404 conversation-not-found');
    expect(refusalOf(await put(stranger, randomUUIDv7()))).toBe('404 conversation-not-found');
  });

  it('is refused beyond what it may be', async () => {
    const pair = await site.pair();
    const { conversation } = await site.begin(pair);
    for (const report of [
      { reason: 'x' },
      {},
      { reason: 'spam', text: 'x'.repeat(1001) },
      { reason: 'spam', by: 'x' },
    ])
      expect((await put(pair.owner, conversation.id, undefined, report)).statusCode).toBe(400);
    for (let count = 0; count < 20; count += 1)
      expect((await put(pair.owner, conversation.id)).statusCode).toBe(200);
    expect(refusalOf(await put(pair.owner, conversation.id))).toBe('429 too-many-reports');
  });
});
