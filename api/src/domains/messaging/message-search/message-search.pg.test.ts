import type { FoundMessagePage } from '@moien/contract';
import {
  type MessagingSite,
  openMessagingSite,
  refusalOf,
  type Writer,
} from '../../../testing/messaging-site.ts';
import { insertBooking } from '../../../testing/property-factory.ts';

const IBAN = 'LU28 0019 4006 4475 0000';

let site: MessagingSite;

beforeAll(async () => {
  site = await openMessagingSite();
}, 120_000);

afterAll(() => site.close());

const ask = ({ call }: Writer, text: string, cursor?: string) =>
  call('GET', `/api/messages?${new URLSearchParams({ text, ...(cursor && { cursor }) })}`);

async function search(writer: Writer, text: string): Promise<string[]> {
  const { messageArray } = (await ask(writer, text)).json() as FoundMessagePage;
  return messageArray.map(({ message }) => message.text);
}

describe('a search in messages', () => {
  it('finds what one has written and received, latest first, in all of one’s conversations', async () => {
    const pair = await site.pair();
    const { conversation } = await site.begin(pair, 'Is there a garage?');
    await site.send(pair.owner, conversation.id, 'The garage is full.');
    const other = { ...(await site.pair()), guest: pair.guest };
    await site.begin(other, 'And a garage here?');
    expect(await search(pair.guest, 'garage')).toEqual([
      'And a garage here?',
      'The garage is full.',
      'Is there a garage?',
    ]);
    expect(await search(pair.owner, 'garage')).toEqual(['The garage is full.', 'Is there a garage?']);
    const [found] = ((await ask(pair.owner, 'full')).json() as FoundMessagePage).messageArray;
    expect(found).toMatchObject({
      conversation: { id: conversation.id, lastMessageSeq: 2 },
      home: { propertyId: pair.propertyId, title: 'A home' },
      person: { userId: pair.guest.userId },
      message: { conversationId: conversation.id, seq: 2, text: 'The garage is full.' },
    });
  });

  it('wants every word, in any order, whatever the accents and capitals', async () => {
    const pair = await site.pair();
    const { conversation } = await site.begin(pair, 'La clé est déposée à l’ÉPICERIE');
    await site.send(pair.guest, conversation.id, 'La clé est chez moi');
    expect(await search(pair.owner, ' epicerie  CLE ')).toEqual(['La clé est déposée à l’ÉPICERIE']);
    expect(await search(pair.owner, 'épicerie garage')).toEqual([]);
  });

  it('takes signs of patterns for what they are', async () => {
    const pair = await site.pair();
    const { conversation } = await site.begin(pair, '100 % of a\\b_c');
    await site.send(pair.guest, conversation.id, '100 m');
    for (const text of ['100 %', 'a\\b', 'b_c'])
      expect(await search(pair.guest, text)).toEqual(['100 % of a\\b_c']);
    expect(await search(pair.guest, 'a%c')).toEqual([]);
  });

  it('finds nothing of others, and nothing that is deleted', async () => {
    const pair = await site.pair();
    const { conversation, message } = await site.begin(pair, 'secretive');
    expect(await search(await site.person(), 'secretive')).toEqual([]);
    await pair.guest.call('DELETE', `/api/conversations/${conversation.id}/messages/${message.id}`);
    expect(await search(pair.guest, 'secretive')).toEqual([]);
  });

  it('finds what is masked once both read it, and not before', async () => {
    const pair = await site.pair();
    await site.begin(pair, `Please send it to ${IBAN}.`);
    for (const side of [pair.guest, pair.owner]) {
      expect(await search(side, '4475')).toEqual([]);
      expect(await search(side, 'please')).toEqual(['Please send it to •••.']);
    }
    await insertBooking(site.client, pair.propertyId, pair.guest.userId, {
      ...{ arrival: '2031-01-01', departure: '2031-01-05', state: 'confirmed' },
    });
    for (const side of [pair.guest, pair.owner])
      expect(await search(side, '4475')).toEqual([`Please send it to ${IBAN}.`]);
  });

  it('has for who is blocked what they write, and nothing of it for the other side', async () => {
    const pair = await site.pair();
    const { conversation, message } = await site.begin(pair, 'a lift');
    const url = `/api/conversations/${conversation.id}`;
    await site.send(pair.owner, conversation.id, 'no');
    await pair.owner.call('PUT', `${url}/blocked`, { isBlocked: true });
    await site.send(pair.guest, conversation.id, 'a lantern');
    const text = `a ladder, ${IBAN}`;
    await pair.guest.call('PUT', `${url}/messages/${message.id}/text`, { text });
    expect(await search(pair.guest, 'ladder')).toEqual(['a ladder, •••']);
    for (const [words, found] of [
      ['lantern', ['a lantern']],
      ['lift', []],
      ['4475', []],
    ] as const)
      expect([words, await search(pair.guest, words)]).toEqual([words, found]);
    for (const [words, found] of [
      ['lantern', []],
      ['ladder', []],
      ['lift', ['a lift']],
    ] as const)
      expect([words, await search(pair.owner, words)]).toEqual([words, found]);
  });

  it('takes characters that no message holds for spaces', async () => {
    const pair = await site.pair();
    await site.begin(pair, 'a lift and a balcony');
    expect(await search(pair.guest, 'lift\u0000balcony')).toEqual(['a lift and a balcony']);
  });

  it('is answered page by page', async () => {
    const pair = await site.pair();
    const { conversation } = await site.begin(pair, 'parquet 1');
    for (let number = 2; number <= 25; number += 1)
      await site.send(pair.guest, conversation.id, `parquet ${number}`);
    const first = (await ask(pair.owner, 'parquet')).json() as FoundMessagePage;
    const second = (await ask(pair.owner, 'parquet', first.nextCursor ?? '')).json() as FoundMessagePage;
    const texts = [...first.messageArray, ...second.messageArray].map(({ message }) => message.text);
    expect(texts).toEqual(Array.from({ length: 25 }, (_, index) => `parquet ${25 - index}`));
    expect(second.nextCursor).toBeNull();
  });

  it('refuses what is no word, and who is not signed in', async () => {
    const { guest } = await site.pair();
    for (const text of ['', '   ', 'x'.repeat(101), '\u0000\u200b'])
      expect([text, refusalOf(await ask(guest, text))]).toEqual([text, '400 invalid-request']);
    expect(refusalOf(await ask(guest, 'word', 'bm90'))).toBe('400 invalid-request');
    expect((await site.app.inject({ method: 'GET', url: '/api/messages?text=word' })).statusCode).toBe(401);
  });
});
