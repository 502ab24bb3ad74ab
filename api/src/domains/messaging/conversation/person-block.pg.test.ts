import { randomUUIDv7 } from 'node:crypto';
import type { ConversationMessage, SentMessage } from '@moien/contract';
import { openClient } from '../../../database/connections.ts';
import { exportPersonalDataOf } from '../../../testing/export-personal-data.ts';
import {
  conversationUrl,
  type MessagingSite,
  openMessagingSite,
  type Pair,
  refusalOf,
  type Writer,
} from '../../../testing/messaging-site.ts';
import { insertBooking } from '../../../testing/property-factory.ts';

let site: MessagingSite;

beforeAll(async () => {
  site = await openMessagingSite();
}, 120_000);

afterAll(() => site.close());

async function block(writer: Writer, conversationId: string, isBlocked = true) {
  const answer = await writer.call('PUT', `/api/conversations/${conversationId}/blocked`, { isBlocked });
  expect(answer.json()).toMatchObject({ id: conversationId, isBlocked });
}

const textsOf = async (writer: Writer, id: string) =>
  (await site.messagesOf(writer, id)).map(({ text }: ConversationMessage) => text);

const eventsOf = async ({ userId }: Writer) =>
  (
    await site.client.query<{ event: { type: string } }>(
      'select event from user_event where user_id = $1 order by seq',
      [userId],
    )
  ).rows.map(({ event }) => event);

const countOf = async (table: string, { userId }: Writer) =>
  (await site.client.query(`select from ${table} where user_id = $1`, [userId])).rowCount;

/** A question that the owner has answered, and that its guest has read. */
async function answered(): Promise<Pair & { id: string }> {
  const pair = await site.pair();
  const { conversation } = await site.begin(pair, 'Is there a lift?');
  await site.send(pair.owner, conversation.id, 'Yes');
  return { ...pair, id: conversation.id };
}

it('two who block each other at the same instant, in different conversations, are both served', async () => {
  const [guest, owner] = [await site.person(), await site.person()];
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { conversation } = await site.begin({ propertyId: await site.homeOf(owner), guest, owner });
    await site.send(owner, conversation.id);
    ids.push(conversation.id);
  }
  const [first = '', second = '', third = ''] = ids.sort();
  const holder = openClient({ connectionString: site.database.url }, () => undefined);
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from conversation where id = $1 for update', [second]);
  const byGuest = block(guest, first);
  await site.untilWaiting(1);
  const byOwner = block(owner, third);
  await site.untilWaiting(2);
  await holder.query('commit');
  await holder.end();
  await Promise.all([byGuest, byOwner]);
});

describe('who is blocked', () => {
  it('writes for themselves alone: nothing of it arrives, counts or is told', async () => {
    const { guest, owner, id } = await answered();
    await block(owner, id);
    const [told, notified, mails] = [
      await eventsOf(owner),
      await countOf('notification', owner),
      await countOf('notification_delivery', owner),
    ];
    const unread = await site.unreadOf(owner);
    await site.send(guest, id, 'Hello?');
    await site.send(guest, id, 'Are you there?');
    expect(await textsOf(guest, id)).toEqual(['Is there a lift?', 'Yes', 'Hello?', 'Are you there?']);
    expect(await textsOf(owner, id)).toEqual(['Is there a lift?', 'Yes']);
    expect(await eventsOf(owner)).toEqual(told);
    expect([await countOf('notification', owner), await countOf('notification_delivery', owner)]).toEqual([
      notified,
      mails,
    ]);
    expect(await site.unreadOf(owner)).toBe(unread);
    const [listed] = (await site.inboxOf(owner)).conversationArray;
    expect(listed).toMatchObject({
      lastMessageSeq: 2,
      targetNewMessageCount: 1,
      lastMessage: { text: 'Yes' },
    });
  });

  it('is answered and told as everybody else is', async () => {
    const [free, blocked] = [await answered(), await answered()];
    await block(blocked.owner, blocked.id);
    const seen = async ({ guest, owner, propertyId, id }: typeof free) => {
      const sent = await site.send(guest, id, 'Hello?');
      const url = `/api/conversations/${id}/messages/${sent.message.id}`;
      const again = await guest.call('PUT', url, { text: 'Hello?' });
      const edited = await guest.call('PUT', `${url}/text`, { text: 'Hello!' });
      const read = await guest.call('PUT', `/api/conversations/${id}/read-up-to`, { seq: 3 });
      const opened = await guest.call('GET', conversationUrl(propertyId, owner));
      const all = {
        ...{ sent, again: again.json(), edited: edited.json(), read: read.json(), opened: opened.json() },
        ...{ inbox: await site.inboxOf(guest), messages: await site.messagesOf(guest, id) },
        events: await eventsOf(guest),
      };
      return shapeOf(all);
    };
    const expected = await seen(free);
    expect(await seen(blocked)).toEqual(expected);
    expect(JSON.stringify(expected)).toContain('"isBlocked":false');
  });

  it('changes what the other has for themselves alone, and what they alone have as always', async () => {
    const pair = await site.pair();
    const { guest, owner } = pair;
    const { conversation, message } = await site.begin(pair, 'Before');
    const { id } = conversation;
    await block(owner, id);
    const url = `/api/conversations/${id}/messages`;
    const edited = (
      await guest.call('PUT', `${url}/${message.id}/text`, { text: 'Worse' })
    ).json<SentMessage>();
    expect(edited.message).toMatchObject({ text: 'Worse', editedTimestamp: expect.any(String) });
    expect([await textsOf(guest, id), await textsOf(owner, id)]).toEqual([['Worse'], ['Before']]);
    expect(JSON.stringify(await eventsOf(owner))).not.toContain('Worse');
    expect(JSON.stringify(await eventsOf(guest))).not.toContain('Before');
    const { message: unseen } = await site.send(guest, id, 'Unseen');
    expect(refusalOf(await owner.call('DELETE', `${url}/${unseen.id}`))).toBe('404 message-not-found');
    expect((await guest.call('DELETE', `${url}/${unseen.id}`)).json().message).toMatchObject({
      isDeleted: true,
    });
    expect(await countOf('notification', owner)).toBe(1);
    await guest.call('DELETE', `${url}/${message.id}`);
    expect([await textsOf(guest, id), await textsOf(owner, id)]).toEqual([['', ''], ['']]);
  });

  it('finds what they wrote read once the other has read on, and the other hears of no more than they have', async () => {
    const { guest, owner, id } = await answered();
    await block(owner, id);
    const { message } = await site.send(guest, id, 'Unseen');
    await owner.call('PUT', `/api/conversations/${id}/read-up-to`, { seq: 9 });
    expect((await site.messagesOf(guest, id)).at(-1)).toMatchObject({ isReaded: false });
    const { message: last } = await site.send(owner, id, 'Goodbye');
    expect(last.seq).toBe(4);
    await owner.call('PUT', `/api/conversations/${id}/read-up-to`, { seq: 4 });
    expect((await site.messagesOf(guest, id))[2]).toMatchObject({ id: message.id, isReaded: true });
    expect((await eventsOf(guest)).at(-1)).toMatchObject({
      type: 'messageMarkedAsRead',
      messageId: message.id,
    });
    expect((await eventsOf(owner)).at(-1)).toMatchObject({ type: 'updateConversation' });
    expect(JSON.stringify(await eventsOf(owner))).not.toContain(message.id);
  });

  it('writes about a stay that is confirmed, and gets through again once unblocked; what was written stays behind', async () => {
    const { guest, owner, propertyId, id } = await answered();
    await block(owner, id);
    await site.send(guest, id, 'Unseen');
    const booking = { arrival: '2030-01-01', departure: '2030-01-05' };
    await insertBooking(site.client, propertyId, guest.userId, booking);
    await site.send(guest, id, 'When may we come?');
    await site.client.query('delete from rental_booking where property_id = $1', [propertyId]);
    await site.send(guest, id, 'Unseen as well');
    await block(owner, id, false);
    await site.send(guest, id, 'Thank you');
    expect(await textsOf(owner, id)).toEqual(['Is there a lift?', 'Yes', 'When may we come?', 'Thank you']);
    expect(await textsOf(guest, id)).toHaveLength(6);
  });

  it('begins nothing with the other about another home, and neither of them learns of it', async () => {
    const { guest, owner, id } = await answered();
    await block(owner, id);
    const propertyId = await site.homeOf(owner);
    const sent = await site.begin({ propertyId, guest, owner }, 'And this one?');
    expect(sent.conversation).toMatchObject({ lastMessageSeq: 1, targetNewMessageCount: 1 });
    const { id: other } = sent.conversation;
    expect((await site.inboxOf(owner)).conversationArray.map((one) => one.id)).toEqual([id]);
    const listed = await owner.call('POST', '/api/conversation/get-by-user-id', {
      ...{ type: 'getByUserId', userProfileId: owner.userId },
    });
    expect(listed.json().conversationArray).toHaveLength(1);
    const asOwner = conversationUrl(propertyId, guest);
    for (const [method, url, payload] of [
      ['GET', asOwner, undefined],
      ['PUT', `${asOwner}/messages/${randomUUIDv7()}`, { text: 'x' }],
      ['GET', `/api/conversations/${other}/messages`, undefined],
      ['PUT', `/api/conversations/${other}/messages/${randomUUIDv7()}`, { text: 'x' }],
      ['PUT', `/api/conversations/${other}/read-up-to`, { seq: 1 }],
      ['PUT', `/api/conversations/${other}/archived`, { isArchived: true }],
      ['PUT', `/api/conversations/${other}/blocked`, { isBlocked: false }],
    ] as const)
      expect(refusalOf(await owner.call(method, url, payload))).toBe('404 conversation-not-found');
    const exported = (await exportPersonalDataOf(site, owner)).body;
    expect(exported).not.toContain(other);
    const asked = await guest.call('GET', conversationUrl(propertyId, owner));
    expect(asked.json().conversation).toMatchObject({ id: other, isBlocked: false });
  });

  it('finds by a search what they wrote, and the other does not', async () => {
    const { guest, owner, id } = await answered();
    await block(owner, id);
    await site.send(guest, id, 'A zeppelin');
    const found = async ({ call }: Writer) =>
      (await call('GET', '/api/messages?text=zeppelin')).json().messageArray.length;
    expect([await found(guest), await found(owner)]).toEqual([1, 0]);
  });

  it('costs as much work with each message as who is not: a notification and its deliveries', async () => {
    const [free, blocked] = [await answered(), await answered()];
    await block(blocked.owner, blocked.id);
    for (const { owner } of [free, blocked])
      await site.client.query(
        `insert into device_token (id, user_id, session_id, device_type, token, seen_at)
         select gen_random_uuid(), user_id, id, 'android', 'a-device-of-' || user_id, now()
         from session where user_id = $1`,
        [owner.userId],
      );
    await site.client.query(`
      create sequence told;
      create function count_told() returns trigger language plpgsql as
        'begin perform nextval(''told''); return null; end';
      create trigger count_told after insert on notification_delivery for each row execute function count_told()
    `);
    const told = async ({ guest, id }: Pair & { id: string }) => {
      const before = await site.client.query(`select nextval('told') as count`);
      for (const text of ['one', 'two', 'three']) await site.send(guest, id, text);
      const after = await site.client.query(`select nextval('told') as count`);
      return after.rows[0].count - before.rows[0].count;
    };
    const [ofFree, ofBlocked] = [await told(free), await told(blocked)];
    await site.client.query('drop trigger count_told on notification_delivery');
    expect(ofFree).toBeGreaterThan(3);
    expect(ofBlocked).toBe(ofFree);
  });

  it('has their own last words in the export of their data, and not that others have older ones', async () => {
    const { guest, owner, id } = await answered();
    const { message } = await site.send(guest, id, 'First words');
    await block(owner, id);
    const url = `/api/conversations/${id}/messages/${message.id}/text`;
    const edited = (await guest.call('PUT', url, { text: 'Last words' })).json<SentMessage>();
    const exported = (await exportPersonalDataOf(site, guest)).json();
    const rows = exported.tableArray.find(({ name }: { name: string }) => name === 'message').rowArray;
    expect(rows[0]).toMatchObject({ text: 'Last words' });
    expect(new Date(rows[0].editedAt).toISOString()).toBe(edited.message.editedTimestamp);
    expect(JSON.stringify(exported)).not.toContain('First words');
    expect(await textsOf(owner, id)).toContain('First words');
  });

  it('learns nothing of it from the export of their data', async () => {
    const { guest, owner, id } = await answered();
    await block(owner, id);
    const { message } = await site.send(guest, id, 'Unseen');
    const url = `/api/conversations/${id}/messages/${message.id}/text`;
    await guest.call('PUT', url, { text: 'Unseen too' });
    const exported = (await exportPersonalDataOf(site, guest)).json();
    expect(JSON.stringify(exported)).toContain('Unseen too');
    expect(JSON.stringify(exported)).not.toMatch(/block"|withheld|senderText/);
    const rows = exported.tableArray.find(({ name }: { name: string }) => name === 'personBlock')?.rowArray;
    expect(rows ?? []).toEqual([]);
  });
});

it('who blocks knows it in every conversation with the other, on all pages, and in none with others', async () => {
  const { guest, owner, id } = await answered();
  const second = await site.begin({ propertyId: await site.homeOf(owner), guest, owner });
  const third = await site.begin({ propertyId: await site.homeOf(owner), guest: await site.person(), owner });
  await block(owner, id);
  await block(owner, id);
  const told = (await eventsOf(owner)).filter(({ type }) => type === 'updateConversation');
  expect(told).toHaveLength(2);
  const blocked = (await site.inboxOf(owner)).conversationArray.filter((one) => one.isBlocked);
  expect(blocked.map((one) => one.id).sort()).toEqual([id, second.conversation.id].sort());
  expect(third.conversation.isBlocked).toBe(false);
  const stranger = await site.person();
  const answer = await stranger.call('PUT', `/api/conversations/${id}/blocked`, { isBlocked: true });
  expect(refusalOf(answer)).toBe('404 conversation-not-found');
});

it('a message that does not arrive takes as long as one that does', async () => {
  const [free, blocked] = [await answered(), await answered()];
  await block(blocked.owner, blocked.id);
  const times = { free: [] as number[], blocked: [] as number[] };
  for (let turn = 0; turn < 60; turn += 1)
    for (const [name, { guest, id }] of Object.entries({ free, blocked })) {
      if (turn % 25 === 0) site.wait(61_000);
      const begun = performance.now();
      await site.send(guest, id);
      times[name as keyof typeof times].push(performance.now() - begun);
    }
  const median = (all: number[]) => all.sort((a, b) => a - b)[all.length / 2] ?? 0;
  expect(Math.abs(median(times.free) - median(times.blocked))).toBeLessThan(0.35 * median(times.free));
});

/** Ids and instants by the order in which they first appear. */
function shapeOf(value: object): unknown {
  const names = new Map<string, string>();
  const pattern = /"(?:conversation )?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[^"]+)"/g;
  const named = JSON.stringify(value).replaceAll(pattern, (_all, one: string) => {
    if (one.includes('T')) return '"instant"';
    if (!names.has(one)) names.set(one, `"id ${names.size}"`);
    return names.get(one) ?? '';
  });
  return JSON.parse(named);
}

it('gives who is blocked no sign when they edit: as many changes are refused, and what is deleted was changed', async () => {
  const outcomes = [];
  for (const isBlocked of [false, true]) {
    const { guest, owner, id } = await answered();
    const { message } = await site.send(guest, id, 'Hello');
    if (isBlocked) await block(owner, id);
    const url = `/api/conversations/${id}/messages/${message.id}`;
    const statuses: number[] = [];
    for (let count = 0; count < 40; count += 1)
      statuses.push((await guest.call('PUT', `${url}/text`, { text: `Hello ${count}` })).statusCode);
    const deleted = (await guest.call('DELETE', url)).json() as SentMessage;
    outcomes.push([statuses, deleted.message.editedTimestamp !== null, deleted.message.isDeleted]);
  }
  expect(outcomes[1]).toEqual(outcomes[0]);
  expect(outcomes[0]?.[0]).toContain(429);
});
