import { type BookingSite, openBookingSite } from '../../../testing/booking-site.ts';

let site: BookingSite;

beforeAll(async () => {
  site = await openBookingSite();
}, 120_000);

afterEach(() => site.reset());

afterAll(() => site.close());

async function messagesOf(propertyId: string) {
  const { rows } = await site.client.query(
    `select message.id, text, card_kind, card_id, sender_id, target_user_id, type_id, last_seq - target_read_up_to as unread
     from message join conversation on conversation.id = conversation_id
     where property_id = $1 order by seq`,
    [propertyId],
  );
  return rows;
}

describe('what a guest writes at the checkout', () => {
  it('reaches the owner with the request, and not while the nights are only held', async () => {
    const { propertyId, ownerId } = await site.home();
    const guestId = await site.person();
    const { id } = await site.hold(guestId, propertyId, { message: 'We come late.' });
    expect(await messagesOf(propertyId)).toEqual([]);
    await site.authorise(id);
    const message = {
      ...{ id, text: 'We come late.', card_kind: 'booking', card_id: id },
      ...{ sender_id: guestId, target_user_id: ownerId, type_id: 2, unread: 1 },
    };
    expect(await messagesOf(propertyId)).toEqual([message]);
    await site.service.accept(id, { userId: ownerId });
    expect(await messagesOf(propertyId)).toHaveLength(1);
  });

  it('reaches the owner with an instant booking, in the same conversation for each stay', async () => {
    const { propertyId, guestId, id } = await site.confirmed();
    expect((await messagesOf(propertyId)).map(({ text }) => text)).toEqual(['Hello']);
    const dates = { arrivalDate: '2027-06-10', departureDate: '2027-06-14' };
    const later = await site.hold(guestId, propertyId, { ...dates, message: 'Again' });
    await site.pay(later.id);
    expect((await messagesOf(propertyId)).map((row) => [row.id, row.text])).toEqual([
      [id, 'Hello'],
      [later.id, 'Again'],
    ]);
  });

  it('is the card of the booking alone when it is empty', async () => {
    const { propertyId, id } = await site.confirmed({ message: '' });
    expect(await messagesOf(propertyId)).toMatchObject([{ id, text: '', card_kind: 'booking', card_id: id }]);
  });
});

it('the pages of both are told that the card of a booking has changed', async () => {
  const { id, guestId, ownerId } = await site.requested();
  await site.client.query('delete from user_event');
  await site.service.accept(id, { userId: ownerId });
  const { rows } = await site.client.query(
    `select user_id, event->'card' as card from user_event where event->>'type' = 'updateCard' order by user_id`,
  );
  const card = { kind: 'booking', id };
  expect(rows).toEqual([guestId, ownerId].sort().map((userId) => ({ user_id: userId, card })));
});

it('guest and owner are told of each transition that the other, or nobody, has caused', async () => {
  const told = async (userId: string) => {
    const { rows } = await site.client.query(
      `select kind, data->>'bookingId' as id from notification where user_id = $1 order by created_at, id`,
      [userId],
    );
    const { rows: events } = await site.client.query(
      `select event->'notification'->>'kind' as kind from user_event
       where user_id = $1 and event->>'type' = 'addNotification' order by seq`,
      [userId],
    );
    expect(events.map(({ kind }) => kind)).toEqual(rows.map(({ kind }) => kind));
    return rows.map(({ kind, id }) => `${kind} ${id}`);
  };
  const { id, guestId, ownerId } = await site.requested();
  expect([await told(guestId), await told(ownerId)]).toEqual([[], [`booking-requested ${id}`]]);
  await site.service.decline(id, { userId: ownerId }, 'Not this time');
  expect([await told(guestId), await told(ownerId)]).toEqual([
    [`booking-declined ${id}`],
    [`booking-requested ${id}`],
  ]);
});
