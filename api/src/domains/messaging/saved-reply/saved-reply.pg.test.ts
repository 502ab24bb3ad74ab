import { randomUUIDv7 } from 'node:crypto';
import { SAVED_REPLIES_MAXIMUM, type SavedReplies } from '@moien/contract';
import {
  conversationUrl,
  type MessagingSite,
  openMessagingSite,
  refusalOf,
  type Writer,
} from '../../../testing/messaging-site.ts';
import { insertBooking } from '../../../testing/property-factory.ts';

let site: MessagingSite;

beforeAll(async () => {
  site = await openMessagingSite();
}, 120_000);

afterAll(() => site.close());

const put = ({ call }: Writer, id: string, title: string, text = 'Hello {guest}') =>
  call('PUT', `/api/saved-replies/${id}`, { title, text });
const titlesOf = async ({ call }: Writer) =>
  (await call('GET', '/api/saved-replies')).json<SavedReplies>().savedReplyArray.map(({ title }) => title);

it('a saved reply is one’s own: saved once, changed and deleted, whatever ids others use', async () => {
  const [host, stranger] = [await site.person(), await site.person()];
  const id = randomUUIDv7();
  await put(host, id, ' Welcome ');
  expect((await put(host, id, 'Welcome')).json()).toEqual({
    savedReplyArray: [{ id, title: 'Welcome', text: 'Hello {guest}' }],
  });
  await put(host, randomUUIDv7(), 'arrival');
  await put(host, id, 'Zebra', 'Hi');
  expect(await titlesOf(host)).toEqual(['arrival', 'Zebra']);
  await put(stranger, id, 'Mine');
  await stranger.call('DELETE', `/api/saved-replies/${id}`);
  expect([await titlesOf(stranger), await titlesOf(host)]).toEqual([[], ['arrival', 'Zebra']]);
  for (let turn = 0; turn < 2; turn += 1)
    expect((await host.call('DELETE', `/api/saved-replies/${id}`)).statusCode).toBe(200);
  expect(await titlesOf(host)).toEqual(['arrival']);
});

it('there are as many as there may be, also when many are saved at once', async () => {
  const host = await site.person();
  const ids = Array.from({ length: SAVED_REPLIES_MAXIMUM + 5 }, () => randomUUIDv7());
  const answers = await Promise.all(ids.map((id) => put(host, id, id)));
  expect(answers.filter(({ statusCode }) => statusCode !== 200).map(refusalOf)).toEqual(
    Array(5).fill('409 too-many-saved-replies'),
  );
  const [known] = await titlesOf(host);
  expect((await put(host, known ?? '', 'Changed')).statusCode).toBe(200);
  for (const [title, text] of [
    ['', 'x'],
    [' ', 'x'],
    ['x', ' \n'],
    ['x'.repeat(61), 'x'],
    ['x', 'x'.repeat(4001)],
  ])
    expect((await put(host, known ?? '', title ?? '', text)).statusCode).toBe(400);
});

it('an opened conversation says the stay that the two share, for what a reply says of it', async () => {
  const pair = await site.pair();
  await site.begin(pair);
  const stayOf = async () =>
    (await pair.owner.call('GET', conversationUrl(pair.propertyId, pair.guest))).json().stay;
  expect(await stayOf()).toBeNull();
  const of = (arrival: string, departure: string) =>
    insertBooking(site.client, pair.propertyId, pair.guest.userId, { arrival, departure });
  await of('2020-01-01', '2020-01-05');
  expect(await stayOf()).toMatchObject({ arrivalDate: '2020-01-01', departureDate: '2020-01-05' });
  await of('2039-03-01', '2039-03-05');
  await of('2039-01-01', '2039-01-05');
  expect(await stayOf()).toMatchObject({ arrivalDate: '2039-01-01', departureDate: '2039-01-05' });
});
