import type { BookingMailName } from '../../../jobs/job-payloads.ts';
import type { Mail } from '../../../mail/mail.ts';
import { type BookingSite, openBookingSite } from '../../../testing/booking-site.ts';
import { createBookingMails } from './booking-mails.ts';

let site: BookingSite;

beforeAll(async () => {
  site = await openBookingSite();
}, 120_000);
beforeEach(() => site.reset());
afterAll(() => site.close());

async function send(bookingId: string, mail: BookingMailName): Promise<Mail[]> {
  const sent: Mail[] = [];
  const { 'send-booking-mail': handle } = createBookingMails({
    database: site.database,
    sendMail: async (one) => void sent.push(one),
    contactAddress: 'people@moien.example',
    publicOrigin: 'https://moien.example',
  });
  await handle({ bookingId, mail, mailId: 'one' }, { job: { id: '1' } });
  return sent;
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
});

it('quotes the reason of a decline to the guest', async () => {
  const { id, ownerId } = await site.requested();
  await site.service.decline(id, { userId: ownerId }, 'Repairs in the bathroom');
  const [mail] = await send(id, 'booking-declined-guest');
  expect(mail?.text).toContain('> Repairs in the bathroom');
});

it('quotes the reason of a cancellation to the other side alone', async () => {
  const { id, guestId } = await site.confirmed();
  await site.service.cancel(id, { userId: guestId }, { reason: 'Ill', refundTotal: 42_400 });
  const [toGuest] = await send(id, 'booking-cancelled-guest');
  const [toOwner] = await send(id, 'booking-cancelled-owner');
  expect([toGuest, toOwner].map((mail) => mail?.text.includes('> Ill'))).toEqual([false, true]);
});

it('leaves no place for a value open', async () => {
  const { id, ownerId } = await site.requested();
  await site.service.accept(id, { userId: ownerId });
  for (const mail of [...new Set(await site.mails(id))] as BookingMailName[]) {
    const [sent] = await send(id, mail);
    expect([mail, /\{\{|undefined|null/.test(`${sent?.subject} ${sent?.text}`)]).toEqual([mail, false]);
  }
});

it('is not sent to who has no account any more', async () => {
  const { id, guestId } = await site.confirmed();
  await site.client.query('delete from account where user_id = $1', [guestId]);
  expect(await send(id, 'booking-confirmed-guest')).toEqual([]);
  expect(await send(id, 'booking-confirmed-owner')).toHaveLength(1);
});
