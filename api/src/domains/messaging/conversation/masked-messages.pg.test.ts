import { randomUUIDv7 } from 'node:crypto';
import {
  conversationUrl,
  type MessagingSite,
  openMessagingSite,
  refusalOf,
} from '../../../testing/messaging-site.ts';
import { insertBooking } from '../../../testing/property-factory.ts';

const IBAN = 'LU28 0019 4006 4475 0000';
const TEXT = `Please send it to ${IBAN}.`;
const MASKED = 'Please send it to •••.';

let site: MessagingSite;

beforeAll(async () => {
  site = await openMessagingSite();
}, 120_000);

afterAll(() => site.close());

/** All that both sides are answered and told of their conversation. */
async function readByBoth({ guest, owner }: Awaited<ReturnType<MessagingSite['pair']>>, id: string) {
  const read: string[] = [];
  for (const writer of [guest, owner]) {
    read.push(JSON.stringify(await site.messagesOf(writer, id)));
    read.push(JSON.stringify(await site.inboxOf(writer)));
  }
  const { rows } = await site.client.query('select event from user_event where user_id = any ($1)', [
    [guest.userId, owner.userId],
  ]);
  return [...read, JSON.stringify(rows)];
}

describe('a way to be paid elsewhere', () => {
  it('is read by nobody before a stay is certain, and both are told that something is kept back', async () => {
    const pair = await site.pair();
    const { message, conversation } = await site.begin(pair, TEXT);
    expect(message).toMatchObject({ text: MASKED, isMasked: true });
    const [answered] = await site.messagesOf(pair.owner, conversation.id);
    expect(answered).toMatchObject({ text: MASKED, isMasked: true });
    for (const read of await readByBoth(pair, conversation.id)) expect(read).not.toContain(IBAN);
  });

  it('is kept back in what a message is changed to, and no more when it is changed again', async () => {
    const pair = await site.pair();
    const { message, conversation } = await site.begin(pair, 'Hello');
    const url = `/api/conversations/${conversation.id}/messages/${message.id}/text`;
    await pair.guest.call('PUT', url, { text: TEXT });
    for (const read of await readByBoth(pair, conversation.id)) expect(read).not.toContain(IBAN);
    const again = await pair.guest.call('PUT', url, { text: 'Never mind' });
    expect(again.json().message).toMatchObject({ text: 'Never mind', isMasked: false });
  });

  it('is read by both once they have a certain stay, whichever home it is in', async () => {
    const pair = await site.pair();
    const { conversation } = await site.begin(pair, TEXT);
    const homeId = await site.homeOf(pair.owner);
    await insertBooking(site.client, homeId, pair.guest.userId, {
      ...{ arrival: '2031-01-01', departure: '2031-01-05', state: 'cancelled' },
    });
    expect((await site.messagesOf(pair.owner, conversation.id))[0]?.text).toBe(MASKED);
    await insertBooking(site.client, homeId, pair.guest.userId, {
      ...{ arrival: '2031-02-01', departure: '2031-02-05' },
    });
    for (const writer of [pair.guest, pair.owner])
      expect((await site.messagesOf(writer, conversation.id))[0]).toMatchObject({
        text: TEXT,
        isMasked: false,
      });
  });

  it('is in its sender’s own words in the database', async () => {
    const { conversation } = await site.begin(await site.pair(), TEXT);
    const { rows } = await site.client.query('select text from message where conversation_id = $1', [
      conversation.id,
    ]);
    expect(rows).toEqual([{ text: TEXT }]);
  });
});

describe('a telephone number or an e-mail address', () => {
  it.each(['Call +352 621 123 456', 'anna@example.org'])(
    'goes out once it is confirmed: %s',
    async (text) => {
      const { guest, owner, propertyId } = await site.pair();
      const url = `${conversationUrl(propertyId, owner)}/messages/${randomUUIDv7()}`;
      expect(refusalOf(await guest.call('PUT', url, { text }))).toBe('409 contact-details-unconfirmed');
      expect((await site.inboxOf(owner)).conversationArray).toEqual([]);
      const sent = await guest.call('PUT', url, { text, isContactConfirmed: true });
      expect(sent.json().message).toMatchObject({ text, isMasked: false });
    },
  );

  it('goes out by itself once a stay is certain', async () => {
    const pair = await site.pair();
    const { conversation } = await site.begin(pair);
    await insertBooking(site.client, pair.propertyId, pair.guest.userId, {
      ...{ arrival: '2031-02-01', departure: '2031-02-05' },
    });
    await site.send(pair.owner, conversation.id, 'Call +352 621 123 456');
  });
});
