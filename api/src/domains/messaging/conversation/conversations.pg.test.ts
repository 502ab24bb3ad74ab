import { randomUUID, randomUUIDv7 } from 'node:crypto';
import type { BookingState, ConversationPage } from '@moien/contract';
import {
  conversationUrl,
  type MessagingSite,
  openMessagingSite,
  refusalOf,
} from '../../../testing/messaging-site.ts';
import { insertBooking } from '../../../testing/property-factory.ts';

const STAY = { arrival: '2030-01-01', departure: '2030-01-05' };

let site: MessagingSite;

beforeAll(async () => {
  site = await openMessagingSite();
}, 120_000);

afterAll(() => site.close());

const idsOf = ({ conversationArray }: ConversationPage) => conversationArray.map(({ id }) => id);

describe('a conversation', () => {
  it('is empty before its first message, and then the same for both sides', async () => {
    const pair = await site.pair();
    const { propertyId, guest, owner } = pair;
    const empty = (await guest.call('GET', conversationUrl(propertyId, owner))).json();
    expect(empty).toEqual({
      conversation: null,
      typeId: 1,
      home: { propertyId, title: 'A home', cityName: 'Luxembourg', imagePath: '/upload/scenes/home' },
      person: { userId: owner.userId, firstName: 'Léa', imagePath: null },
      stay: null,
    });
    expect((await site.inboxOf(guest)).conversationArray).toEqual([]);
    const { conversation } = await site.begin(pair);
    for (const [reader, other] of [
      [guest, owner],
      [owner, guest],
    ] as const) {
      const opened = (await reader.call('GET', conversationUrl(propertyId, other))).json();
      expect([opened.conversation.id, opened.person.userId]).toEqual([conversation.id, other.userId]);
    }
  });

  it('is read up to a message; what is read stays read, and nothing is read that is not written', async () => {
    const pair = await site.pair();
    const { guest, owner } = pair;
    const { conversation } = await site.begin(pair);
    for (const text of ['two', 'three']) await site.send(guest, conversation.id, text);
    const read = async (seq: number) =>
      (await owner.call('PUT', `/api/conversations/${conversation.id}/read-up-to`, { seq })).json();
    expect(await read(2)).toMatchObject({ targetReadUpTo: 2, targetNewMessageCount: 1 });
    expect(await read(1)).toMatchObject({ targetReadUpTo: 2, targetNewMessageCount: 1 });
    const messages = await site.messagesOf(guest, conversation.id);
    expect(messages.map(({ isReaded, readedTimestamp }) => [isReaded, readedTimestamp !== null])).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ]);
    expect(await read(99)).toMatchObject({ targetReadUpTo: 3, targetNewMessageCount: 0 });
    await site.send(guest, conversation.id, 'four');
    expect(await site.unreadOf(owner)).toBe(1);
  });

  it('leaves the inbox of one side until the next message', async () => {
    const pair = await site.pair();
    const { guest, owner } = pair;
    const { conversation } = await site.begin(pair);
    const url = `/api/conversations/${conversation.id}/archived`;
    expect((await owner.call('PUT', url, { isArchived: true })).json()).toMatchObject({ isArchived: true });
    expect(idsOf(await site.inboxOf(owner))).toEqual([]);
    expect(idsOf(await site.inboxOf(owner, '?isArchived=true'))).toEqual([conversation.id]);
    expect(idsOf(await site.inboxOf(guest))).toEqual([conversation.id]);
    await site.send(guest, conversation.id);
    expect(idsOf(await site.inboxOf(owner))).toEqual([conversation.id]);
  });

  it('of a stay is begun by guest or owner, once both know of the booking', async () => {
    const { propertyId, guest, owner } = await site.pair();
    const [asGuest, asOwner] = [conversationUrl(propertyId, owner, 2), conversationUrl(propertyId, guest, 2)];
    for (const [reader, url] of [
      [guest, asGuest],
      [owner, asOwner],
      [owner, conversationUrl(propertyId, guest, 1)],
    ] as const)
      expect(refusalOf(await reader.call('GET', url))).toBe('404 conversation-not-found');
    await insertBooking(site.client, propertyId, guest.userId, STAY);
    const sent = await owner.call('PUT', `${asOwner}/messages/${randomUUIDv7()}`, { text: 'Welcome' });
    expect(sent.json().conversation).toMatchObject({
      ...{ sourceUserProfileId: guest.userId, targetUserProfileId: owner.userId, typeId: 2 },
      ...{ sourceNewMessageCount: 1, targetNewMessageCount: 0 },
    });
    const opened = (await guest.call('GET', asGuest)).json();
    expect(opened.conversation.id).toBe(sent.json().conversation.id);
  });

  it.each([
    ['a home that is not offered', "update property set ad_state = 'paused' where id = $1", 1],
    ['a lease, of which there is none', 'select $1::uuid', 3],
    ['a visit, of which there is none', 'select $1::uuid', 4],
  ])('about %s does not begin', async (_name, change, typeId) => {
    const { propertyId, guest, owner } = await site.pair();
    await site.client.query(change, [propertyId]);
    const url = conversationUrl(propertyId, owner, typeId);
    expect(refusalOf(await guest.call('GET', url))).toBe('404 conversation-not-found');
    const sent = await guest.call('PUT', `${url}/messages/${randomUUIDv7()}`, { text: 'Hello' });
    expect(refusalOf(sent)).toBe('404 conversation-not-found');
  });
});

describe('an inbox', () => {
  it('has pages, the latest message first, and each conversation once', async () => {
    const owner = await site.person();
    const ids: string[] = [];
    for (let count = 0; count < 35; count += 1) {
      const pair = { propertyId: await site.homeOf(owner), guest: await site.person(), owner };
      ids.unshift((await site.begin(pair)).conversation.id);
      site.wait(1000);
    }
    const first = await site.inboxOf(owner);
    const second = await site.inboxOf(owner, `?cursor=${first.nextCursor}`);
    expect([first.conversationArray.length, second.nextCursor]).toEqual([30, null]);
    expect([...idsOf(first), ...idsOf(second)]).toEqual(ids);
    expect((await owner.call('GET', '/api/conversations?cursor=x')).statusCode).toBe(400);
  });

  it('is filtered by type, home and what is unread', async () => {
    const owner = await site.person();
    const [first, second] = [await site.homeOf(owner), await site.homeOf(owner)];
    const guest = await site.person();
    const asked = await site.begin({ propertyId: first, guest, owner });
    const other = await site.begin({ propertyId: second, guest, owner });
    await insertBooking(site.client, first, guest.userId, STAY);
    const url = `${conversationUrl(first, guest, 2)}/messages/${randomUUIDv7()}`;
    const booked = (await owner.call('PUT', url, { text: 'Welcome' })).json();
    const seen = async (query: string) => idsOf(await site.inboxOf(owner, query)).sort();
    const [a, b, c] = [asked, other, booked].map(({ conversation }) => conversation.id);
    expect(await seen('')).toEqual([a, b, c].sort());
    expect(await seen('?typeId=2')).toEqual([c]);
    expect(await seen(`?propertyId=${first}`)).toEqual([a, c].sort());
    expect(await seen('?isUnread=true')).toEqual([a, b].sort());
    expect(await seen('?isUnread=false')).toEqual([c]);
    const [listed] = (await site.inboxOf(owner, '?typeId=2')).conversationArray;
    expect(listed).toMatchObject({
      home: { propertyId: first, title: 'A home' },
      person: { userId: guest.userId, firstName: 'Léa' },
      lastMessage: { text: 'Welcome', seq: 1 },
    });
  });

  it('says for each conversation the next stay of the two, and how it stands; not one that failed', async () => {
    const pair = await site.pair();
    const { owner, guest, propertyId } = pair;
    await site.begin(pair);
    const stayOf = async () => (await site.inboxOf(owner)).conversationArray[0]?.stay;
    const book = (arrival: string, departure: string, state: BookingState) =>
      insertBooking(site.client, propertyId, guest.userId, { arrival, departure, state });
    expect(await stayOf()).toBeNull();
    const held = await book('2030-02-01', '2030-02-05', 'confirmed');
    await site.client.query(`update rental_booking set state = 'held', confirmed_at = null where id = $1`, [
      held,
    ]);
    expect(await stayOf()).toBeNull();
    const cancelled = await book('2030-03-01', '2030-03-05', 'cancelled');
    expect(await stayOf()).toMatchObject({ bookingId: cancelled, state: 'cancelled' });
    const bookingId = await book('2030-04-01', '2030-04-05', 'confirmed');
    const stay = { bookingId, state: 'confirmed', arrivalDate: '2030-04-01', departureDate: '2030-04-05' };
    expect(await stayOf()).toEqual(stay);
    expect((await owner.call('GET', conversationUrl(propertyId, guest))).json().stay).toEqual(stay);
  });

  it('of 5,000 conversations is read within 200 ms, and so is the session', async () => {
    const owner = await site.person();
    const propertyId = await site.homeOf(owner);
    await site.client.query(
      `with guest as (
         insert into profile (user_id, first_name, last_name)
         select gen_random_uuid(), 'Jo', 'Ney' from generate_series(1, 5000) returning user_id
       ), begun as (
         insert into conversation (id, property_id, source_user_id, target_user_id, type_id, last_seq,
           source_last_seq, target_read_up_to, created_at, last_message_at)
         select gen_random_uuid(), $2, user_id, $1, 1, 20, 20, 17, now(), now() - random() * interval '90 days'
         from guest
         returning id, source_user_id
       )
       insert into message (conversation_id, id, seq, sender_id, text, created_at)
       select id, gen_random_uuid(), number, source_user_id, 'Hello', now()
       from begun cross join generate_series(1, 20) as number`,
      [owner.userId, propertyId],
    );
    await site.client.query('analyze conversation; analyze message');
    expect(await site.unreadOf(owner)).toBe(15_000);
    const medianOf = async (work: () => Promise<unknown>) => {
      const times: number[] = [];
      for (let turn = 0; turn < 9; turn += 1) {
        const begun = performance.now();
        await work();
        times.push(performance.now() - begun);
      }
      return times.sort((a, b) => a - b)[4];
    };
    for (const query of ['', '?isUnread=true', '?typeId=1', '?isUnread=false'])
      expect(await medianOf(() => site.inboxOf(owner, query))).toBeLessThan(200);
    expect(await medianOf(() => site.unreadOf(owner))).toBeLessThan(200);
  });
});

describe('who is no side of a conversation', () => {
  it('is answered as for one that does not exist', async () => {
    const pair = await site.pair();
    const { conversation, message } = await site.begin(pair);
    const stranger = await site.person();
    const ask = (id: string) =>
      Promise.all([
        stranger.call('GET', `/api/conversations/${id}/messages`),
        stranger.call('PUT', `/api/conversations/${id}/messages/${message.id}`, { text: 'x' }),
        stranger.call('PUT', `/api/conversations/${id}/messages/${message.id}/text`, { text: 'x' }),
        stranger.call('DELETE', `/api/conversations/${id}/messages/${message.id}`),
        stranger.call('PUT', `/api/conversations/${id}/read-up-to`, { seq: 1 }),
        stranger.call('PUT', `/api/conversations/${id}/archived`, { isArchived: true }),
      ]);
    const [there, nowhere] = [await ask(conversation.id), await ask(randomUUID())];
    expect(there.map(refusalOf)).toEqual(Array(6).fill('404 conversation-not-found'));
    const withoutIds = ({ body }: { body: string }) => body.replace(/"(instance|requestId)":"[^"]*"/g, '');
    expect(there.map(withoutIds)).toEqual(nowhere.map(withoutIds));
    for (const [home, person] of [
      [pair.propertyId, pair.guest],
      [pair.propertyId, stranger],
      [pair.propertyId, { userId: randomUUID() }],
      [randomUUID(), pair.owner],
    ] as const)
      expect(refusalOf(await stranger.call('GET', conversationUrl(home, person)))).toBe(
        '404 conversation-not-found',
      );
  });
});

describe('a conversation whose home has another owner by now', () => {
  it('is opened and continued by its two sides', async () => {
    const pair = await site.pair();
    const { conversation } = await site.begin(pair);
    const { userId } = await site.person();
    await site.client.query('update property set owner_id = $2 where id = $1', [pair.propertyId, userId]);
    for (const [one, other] of [
      [pair.guest, pair.owner],
      [pair.owner, pair.guest],
    ] as const) {
      const url = conversationUrl(pair.propertyId, other);
      expect((await one.call('GET', url)).json().conversation).toMatchObject({ id: conversation.id });
      expect((await one.call('PUT', `${url}/messages/${randomUUIDv7()}`, { text: 'Hello' })).statusCode).toBe(
        200,
      );
    }
  });
});
