import { randomUUID } from 'node:crypto';
import type { BookingMailName } from '../../../jobs/job-payloads.ts';
import type { Mail } from '../../../mail/mail.ts';
import { ARRIVAL, type BookingSite, openBookingSite } from '../../../testing/booking-site.ts';
import { createBookingMails } from './booking-mails.ts';

let site: BookingSite;

beforeAll(async () => {
  site = await openBookingSite();
}, 120_000);
beforeEach(() => site.reset());
afterAll(() => site.close());

/** Each with whether a calendar file comes with it. */
const MAILS: Record<BookingMailName, boolean> = {
  'booking-requested-guest': false,
  'booking-requested-owner': false,
  'booking-confirmed-guest': true,
  'booking-confirmed-owner': true,
  'booking-declined-guest': false,
  'booking-withdrawn-owner': false,
  'booking-request-expired-guest': false,
  'booking-request-expired-owner': false,
  'booking-cancelled-guest': false,
  'booking-cancelled-owner': false,
  'booking-payment-failed-guest': false,
  'booking-payment-failed-owner': false,
  'booking-payment-late-guest': false,
  'booking-no-show-guest': false,
  'booking-no-show-settled-guest': false,
  'booking-no-show-settled-owner': false,
  'booking-objected-owner': false,
  'booking-disputed-owner': false,
  'booking-calendar-conflict-owner': false,
  'booking-dispute-won-owner': false,
  'booking-dispute-lost-owner': false,
  'booking-deposit-due-guest': false,
  'booking-deposit-authorised-owner': false,
  'booking-deposit-claimed-guest': false,
  'booking-deposit-answered-owner': false,
  'booking-deposit-settled-guest': false,
  'booking-deposit-settled-owner': false,
  'booking-deposit-released-guest': false,
  'booking-change-proposed-guest': false,
  'booking-change-proposed-owner': false,
  'booking-change-accepted-guest': true,
  'booking-change-accepted-owner': true,
  'booking-change-declined-guest': false,
  'booking-change-declined-owner': false,
  'booking-change-withdrawn-guest': false,
  'booking-change-withdrawn-owner': false,
  'booking-change-expired-guest': false,
  'booking-change-expired-owner': false,
};

/**
 * What a value that is missing leaves behind: nothing between quotation marks, before a comma or a bracket.
 */
const OPEN_PLACE = /\{\{|undefined|null|“”|„“|«\s*»| {2}| [,.](\s|$)|^\s*[,:]/m;

async function send(bookingId: string, mail: BookingMailName, changeId?: string): Promise<Mail[]> {
  const { compose } = createBookingMails({
    database: site.database,
    contactAddress: 'people@moien.example',
    publicOrigin: 'https://moien.example',
  });
  const written = await compose({ bookingId, mail, changeId });
  return written ? [{ ...written, id: 'one' }] : [];
}

/** A night less than was booked. @returns the id of the change */
async function proposeShorter(id: string, userId: string): Promise<string> {
  const counts = { adultCount: 2, childrenCount: 0, infantCount: 0, petCount: 0 };
  const wanted = { arrivalDate: ARRIVAL, departureDate: '2027-05-13' as const, ...counts };
  const { digest } = await site.service.quoteChange(id, { userId }, wanted);
  const changeId = randomUUID();
  await site.service.proposeChange(id, { userId }, { id: changeId, ...wanted, digest });
  return changeId;
}

it('tells each side of a confirmed stay in their language, with the calendar file', async () => {
  const { id, guestId, ownerId } = await site.confirmed();
  await site.client.query(`update rental_booking set language = 'de' where id = $1`, [id]);
  const [toGuest] = await send(id, 'booking-confirmed-guest');
  const [toOwner] = await send(id, 'booking-confirmed-owner');
  expect(toGuest).toMatchObject({
    to: `${guestId}@moien.example`,
    language: 'de',
    subject: 'Ihr Aufenthalt ist bestätigt',
    attachment: { name: 'moien.ics', content: expect.stringContaining('DTSTART:20270510T130000Z') },
  });
  expect(toGuest?.text).toContain(`https://moien.example/de/rental-booking/${id}`);
  expect(toGuest?.text.replace(/\s+/g, ' ')).toContain('vom 10. Mai 2027 bis zum 14. Mai 2027');
  expect(toOwner).toMatchObject({ to: `${ownerId}@moien.example`, language: 'en' });
});

it.each([
  ['en', '€424.00'],
  ['fr', '424,00\u00a0€'],
  ['de', '424,00\u00a0€'],
])('says what a stay costs, to a guest who reads %s', async (language, total) => {
  const { id } = await site.confirmed();
  await site.client.query('update rental_booking set language = $2 where id = $1', [id, language]);
  const [confirmed] = await send(id, 'booking-confirmed-guest');
  expect(confirmed?.text).toContain(total);
});

it('says what a request will cost', async () => {
  const { id } = await site.requested();
  const [requested] = await send(id, 'booking-requested-guest');
  expect(requested?.text).toContain('€424.00 is reserved on your card');
});

it('says what a cancellation gives back, and sends no file for a stay that is none', async () => {
  const { id, guestId } = await site.confirmed();
  await site.service.cancel(id, { userId: guestId }, { reason: '', refundTotal: 42_400 });
  const [mail] = await send(id, 'booking-cancelled-guest');
  expect([mail?.text.includes('€424.00'), mail?.attachment]).toEqual([true, undefined]);
});

it('lists when to come and go in the time of the home, and how many come', async () => {
  const { id } = await site.confirmed();
  const [mail] = await send(id, 'booking-confirmed-guest');
  expect(mail?.text).toContain(
    'Check-in: 10 May 2027, from 15:00\nCheck-out: 14 May 2027, by 11:00\nGuests: 2 guests\nTotal: €424.00\nHost: ',
  );
});

it('names infants and pets beside the guests, in whose number they are not', async () => {
  const { id } = await site.confirmed();
  await site.client.query('update rental_booking set infant_count = 1, pet_count = 2 where id = $1', [id]);
  const [mail] = await send(id, 'booking-confirmed-guest');
  expect(mail?.text).toContain('Guests: 2 guests, 1 infant, 2 pets\n');
});

it('quotes what the guest wrote to the owner, and to nobody else', async () => {
  const { id } = await site.requested();
  await site.client.query(`update rental_booking set message = 'We come by bike.' where id = $1`, [id]);
  const [toOwner] = await send(id, 'booking-requested-owner');
  const [toGuest] = await send(id, 'booking-requested-guest');
  expect([toOwner, toGuest].map((mail) => mail?.text.includes('> We come by bike.'))).toEqual([true, false]);
  expect(toOwner?.text).toMatch(/^\S+ writes:\n\n> We come by bike\.$/m);
});

it('quotes the reason of a decline to the guest', async () => {
  const { id, ownerId } = await site.requested();
  await site.service.decline(id, { userId: ownerId }, 'Repairs in the bathroom');
  const [mail] = await send(id, 'booking-declined-guest');
  expect(mail?.text).toContain('The reason given:\n\n> Repairs in the bathroom');
});

it('quotes the reason of a cancellation to the other side alone', async () => {
  const { id, guestId } = await site.confirmed();
  await site.service.cancel(id, { userId: guestId }, { reason: 'Ill', refundTotal: 42_400 });
  const [toGuest] = await send(id, 'booking-cancelled-guest');
  const [toOwner] = await send(id, 'booking-cancelled-owner');
  expect([toGuest, toOwner].map((mail) => mail?.text.includes('> Ill'))).toEqual([false, true]);
});

it.each(['en', 'fr', 'de'])(
  'tells everything in %s as text and as HTML, and leaves no place open',
  async (language) => {
    const { id, guestId, ownerId } = await site.confirmed();
    const changeId = await proposeShorter(id, guestId);
    await site.client.query(
      `update rental_booking set language = $2, deadline_kind = 'payment', deadline_at = now() where id = $1`,
      [id, language],
    );
    await site.client.query('update account set language = $2 where user_id = $1', [ownerId, language]);
    for (const [mail, hasFile] of Object.entries(MAILS) as [BookingMailName, boolean][]) {
      const [sent] = await send(id, mail, changeId);
      const { subject = '', text = '', html = '' } = sent ?? {};
      expect([mail, sent?.language, OPEN_PLACE.exec(`${subject}\n${text}`)]).toEqual([mail, language, null]);
      expect([mail, html.includes(`<html lang="${language}">`), html.includes(id)]).toEqual([
        mail,
        true,
        true,
      ]);
      expect([mail, text.includes(`https://moien.example/${language}/rental-booking/${id}`)]).toEqual([
        mail,
        true,
      ]);
      expect([mail, sent?.attachment !== undefined]).toEqual([mail, hasFile]);
    }
  },
);

it('says who has cancelled, to each side in its own words', async () => {
  const byGuest = await site.confirmed();
  await site.service.cancel(byGuest.id, { userId: byGuest.guestId }, { reason: '', refundTotal: 42_400 });
  const byOwner = await site.confirmed();
  await site.service.cancel(byOwner.id, { userId: byOwner.ownerId }, { reason: '', refundTotal: 42_400 });
  const words = async ({ id }: { id: string }, mail: BookingMailName) => (await send(id, mail))[0]?.text;
  expect(await words(byGuest, 'booking-cancelled-guest')).toContain('You’ve cancelled your stay');
  expect(await words(byGuest, 'booking-cancelled-owner')).toMatch(/^\S+ has cancelled their stay/m);
  expect(await words(byOwner, 'booking-cancelled-guest')).toMatch(/^\S+ has cancelled your stay/m);
  expect(await words(byOwner, 'booking-cancelled-owner')).toMatch(/^You’ve cancelled \S+’s stay/m);
});

it('numbers the calendar file of a changed stay, so that calendars take the newer one', async () => {
  const { id, guestId, ownerId } = await site.confirmed();
  const before = (await send(id, 'booking-confirmed-guest'))[0]?.attachment?.content;
  expect(before).toContain('SEQUENCE:0');
  const changeId = await proposeShorter(id, guestId);
  await site.service.decideChange(id, { userId: ownerId }, changeId, { decision: 'accepted' });
  const after = (await send(id, 'booking-change-accepted-guest', changeId))[0]?.attachment?.content;
  expect(after).toContain('SEQUENCE:1');
});

it('is not sent to who has no account any more', async () => {
  const { id, guestId } = await site.confirmed();
  await site.client.query('delete from account where user_id = $1', [guestId]);
  expect(await send(id, 'booking-confirmed-guest')).toEqual([]);
  expect(await send(id, 'booking-confirmed-owner')).toHaveLength(1);
});

it('is delivered once to each side, by the outbox of deliveries', async () => {
  const { id, guestId, ownerId } = await site.confirmed();
  const { rows } = await site.client.query(
    `select user_id, data ->> 'mail' as mail, channel from notification_delivery
     where data ->> 'bookingId' = $1 and kind = 'booking-confirmed'`,
    [id],
  );
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual({ user_id: guestId, mail: 'booking-confirmed-guest', channel: 'mail' });
  expect(rows).toContainEqual({ user_id: ownerId, mail: 'booking-confirmed-owner', channel: 'mail' });
});
