import { randomUUIDv7 } from 'node:crypto';
import { MESSAGES_PER_MINUTE } from '@moien/contract';
import {
  conversationUrl,
  type MessagingSite,
  openMessagingSite,
  refusalOf,
} from '../../../testing/messaging-site.ts';
import { insertBooking } from '../../../testing/property-factory.ts';

const MINUTE = 60_000;

let site: MessagingSite;

beforeAll(async () => {
  site = await openMessagingSite();
}, 120_000);

afterAll(() => site.close());

describe('a message', () => {
  it('begins a conversation, and is read by the other side, who answers', async () => {
    const pair = await site.pair();
    const { guest, owner, propertyId } = pair;
    const { conversation, message } = await site.begin(pair, ' Is there\r\na lift? ');
    expect(conversation).toMatchObject({
      sourceUserProfileId: guest.userId,
      targetUserProfileId: owner.userId,
      ...{ sourceNewMessageCount: 0, targetNewMessageCount: 1, propertyId, typeId: 1, lastMessageSeq: 1 },
    });
    expect(message).toMatchObject({ seq: 1, text: 'Is there\na lift?', isReaded: false, isDeleted: false });
    await site.send(owner, conversation.id, 'Yes');
    const messages = await site.messagesOf(guest, conversation.id);
    expect(messages.map(({ seq, text }) => [seq, text])).toEqual([
      [1, 'Is there\na lift?'],
      [2, 'Yes'],
    ]);
    expect([await site.unreadOf(guest), await site.unreadOf(owner)]).toEqual([1, 1]);
  });

  it('with the same id again is the same message, fifty at once as well', async () => {
    const { propertyId, guest, owner } = await site.pair();
    const url = `${conversationUrl(propertyId, owner)}/messages/${randomUUIDv7()}`;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => guest.call('PUT', url, { text: `Number ${index}` })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const [{ conversation }] = answers.map((answer) => answer.json());
    expect(await site.messagesOf(owner, conversation.id)).toHaveLength(1);
    const again = url.split('/').at(-1);
    const foreign = await owner.call('PUT', `/api/conversations/${conversation.id}/messages/${again}`, {
      text: 'Mine',
    });
    expect(refusalOf(foreign)).toBe('409 message-id-taken');
  });

  it('of both sides at once has a number of its own, without gaps', async () => {
    const pair = await site.pair();
    const { conversation } = await site.begin(pair);
    const senders = Array.from({ length: 40 }, (_, index) => (index % 2 ? pair.guest : pair.owner));
    await Promise.all(senders.map((sender) => site.send(sender, conversation.id)));
    const messages = await site.messagesOf(pair.guest, conversation.id);
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 41 }, (_, index) => index + 1));
  });

  it.each([
    ['', 400],
    [' \n\t ', 400],
    ['x'.repeat(4000), 200],
    ['x'.repeat(4001), 400],
  ])('has one to 4,000 characters', async (text, status) => {
    const { propertyId, guest, owner } = await site.pair();
    const url = `${conversationUrl(propertyId, owner)}/messages/${randomUUIDv7()}`;
    expect((await guest.call('PUT', url, { text })).statusCode).toBe(status);
  });

  it('is read by pages in both directions', async () => {
    const pair = await site.pair();
    const { conversation } = await site.begin(pair);
    await site.client.query(
      `with grown as (
         update conversation set last_seq = 120, source_last_seq = 120 where id = $1 returning source_user_id
       )
       insert into message (conversation_id, id, seq, sender_id, text, created_at)
       select $1, gen_random_uuid(), number, source_user_id, 'Hello', now()
       from grown cross join generate_series(2, 120) as number`,
      [conversation.id],
    );
    const pageOf = async (query: string) => {
      const page = (
        await pair.owner.call('GET', `/api/conversations/${conversation.id}/messages${query}`)
      ).json();
      const seqs = page.messageArray.map(({ seq }: { seq: number }) => seq);
      return [seqs[0], seqs.at(-1), page.hasOlder, page.hasNewer];
    };
    expect(await pageOf('')).toEqual([71, 120, true, false]);
    expect(await pageOf('?before=71')).toEqual([21, 70, true, true]);
    expect(await pageOf('?before=21')).toEqual([1, 20, false, true]);
    expect(await pageOf('?after=0')).toEqual([1, 50, false, true]);
    expect(await pageOf('?after=100')).toEqual([101, 120, true, false]);
    expect(await pageOf('?after=120')).toEqual([undefined, undefined, true, false]);
  });
});

describe('who has sent a message', () => {
  it('edits and deletes it within 15 minutes, and nobody else does', async () => {
    const pair = await site.pair();
    const { guest, owner } = pair;
    const { conversation, message } = await site.begin(pair, 'Helo');
    const url = `/api/conversations/${conversation.id}/messages/${message.id}`;
    expect(refusalOf(await owner.call('PUT', `${url}/text`, { text: 'x' }))).toBe('403 not-allowed');
    expect(refusalOf(await owner.call('DELETE', url))).toBe('403 not-allowed');
    site.wait(14 * MINUTE);
    const edited = (await guest.call('PUT', `${url}/text`, { text: 'Hello' })).json();
    expect(edited.message).toMatchObject({ text: 'Hello', editedTimestamp: expect.any(String), seq: 1 });
    const deleted = (await guest.call('DELETE', url)).json();
    expect(deleted).toMatchObject({
      conversation: { targetNewMessageCount: 0 },
      message: { text: '', isDeleted: true },
    });
    expect((await guest.call('DELETE', url)).statusCode).toBe(200);
    expect(refusalOf(await guest.call('PUT', `${url}/text`, { text: 'x' }))).toBe('409 message-deleted');
    expect(await site.unreadOf(owner)).toBe(0);
  });

  it('changes nothing later', async () => {
    const pair = await site.pair();
    const { conversation, message } = await site.begin(pair);
    const url = `/api/conversations/${conversation.id}/messages/${message.id}`;
    site.wait(15 * MINUTE);
    expect(refusalOf(await pair.guest.call('PUT', `${url}/text`, { text: 'x' }))).toBe('409 message-final');
    expect(refusalOf(await pair.guest.call('DELETE', url))).toBe('409 message-final');
    const missing = await pair.guest.call('DELETE', url.replace(message.id, randomUUIDv7()));
    expect(refusalOf(missing)).toBe('404 message-not-found');
  });

  it(`sends ${MESSAGES_PER_MINUTE} a minute, however many are asked for at once`, async () => {
    const pair = await site.pair();
    const { conversation } = await site.begin(pair);
    const url = () => `/api/conversations/${conversation.id}/messages/${randomUUIDv7()}`;
    const answers = await Promise.all(
      Array.from({ length: 35 }, () => pair.guest.call('PUT', url(), { text: 'Hello' })),
    );
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map(refusalOf)).toEqual(Array(6).fill('429 too-many-messages'));
    site.wait(MINUTE + 1);
    expect((await pair.guest.call('PUT', url(), { text: 'Hello' })).statusCode).toBe(200);
  });

  it('begins ten conversations a day with a new account, and more once it is known', async () => {
    const guest = await site.person();
    const begin = async () => {
      const owner = await site.person();
      const propertyId = await site.homeOf(owner);
      const url = `${conversationUrl(propertyId, owner)}/messages/${randomUUIDv7()}`;
      return guest.call('PUT', url, { text: 'Hello' });
    };
    for (let count = 0; count < 10; count += 1) expect((await begin()).statusCode).toBe(200);
    expect(refusalOf(await begin())).toBe('429 too-many-conversations');
    await site.client.query(`update account set created_at = now() - interval '31 days' where user_id = $1`, [
      guest.userId,
    ]);
    expect((await begin()).statusCode).toBe(200);
  });

  it('changes messages no more often than it may send them', async () => {
    const pair = await site.pair();
    const { guest } = pair;
    const { conversation, message } = await site.begin(pair);
    const url = `/api/conversations/${conversation.id}/messages/${message.id}/text`;
    for (let change = 1; change < MESSAGES_PER_MINUTE; change += 1)
      expect((await guest.call('PUT', url, { text: `Change ${change}` })).statusCode).toBe(200);
    expect(refusalOf(await guest.call('PUT', url, { text: 'Once more' }))).toBe('429 too-many-messages');
  });

  it('writes nothing while blocked, but about a stay that is confirmed', async () => {
    const pair = await site.pair();
    const { conversation, message } = await site.begin(pair);
    const { guest, propertyId } = pair;
    await site.client.query(
      `update account set blocked_at = now(), block_reason = 'spam' where user_id = $1`,
      [guest.userId],
    );
    const url = () => `/api/conversations/${conversation.id}/messages/${randomUUIDv7()}`;
    expect(refusalOf(await guest.call('PUT', url(), { text: 'x' }))).toBe('403 account-blocked');
    const text = `/api/conversations/${conversation.id}/messages/${message.id}/text`;
    expect(refusalOf(await guest.call('PUT', text, { text: 'x' }))).toBe('403 account-blocked');
    await insertBooking(site.client, propertyId, guest.userId, {
      arrival: '2030-01-01',
      departure: '2030-01-05',
    });
    expect((await guest.call('PUT', url(), { text: 'x' })).statusCode).toBe(200);
  });
});
