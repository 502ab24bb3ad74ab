import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findContactDetails } from './find-contact-details.ts';
import { findPaymentDetails, MASK, maskText } from './find-payment-details.ts';
import type { DetailKind } from './found-detail.ts';

const masked = (text: string) => maskText(text, findPaymentDetails(text));
const kinds = (text: string) => findPaymentDetails(text).map(({ kind }) => kind);

describe('ways to be paid past the platform', () => {
  it.each([
    ['my IBAN is LU28 0019 4006 4475 0000 thanks', 'my IBAN is ••• thanks'],
    ['lu280019400644750000', MASK],
    ['DE89-3704-0044-0532-0130-00.', '•••.'],
    ['FR14 2OO4 1O1O O5O5 OOO1 3MO2 6O6', MASK],
    ['BE71\n0961 2345 6769 voilà', '••• voilà'],
    ['D\u200bE89 3704 0044 0532 0130 00', MASK],
    ['ＤＥ８９ ３７０４ ００４４ ０５３２ ０１３０ ００', MASK],
    ['IBAN: DЕ89 3704 0044 0532 0130 00', 'IBAN: •••'],
    ['BIC BCEELULL please', '••• please'],
    ['ᒪՍ28 ОО19 4006 4475 0000', MASK],
    ['LU٢٨ ٠٠١٩ ٤٠٠٦ ٤٤٧٥ ٠٠٠٠', MASK],
    ['LU2️⃣8️⃣0019400644750000', MASK],
    ['LU28 | 0019 | 4006 | 4475 | 0000', MASK],
    ['BLZ 370 501 98', MASK],
    ['BE71 O961 234S 6769', MASK],
    ['BE71 zero nine six one two three four five six seven six nine', MASK],
    ['first LU28 0019 4006, then the rest: 4475 0000', 'first •••'],
  ])('an account number: %j', (text, shown) => {
    expect(masked(text)).toBe(shown);
    expect(kinds(text)).toEqual(['bank-account']);
  });

  it.each([
    ['4111 1111 1111 1111 12/27', '••• 12/27'],
    ['5555555555554444', MASK],
    ['amex 3782-822463-10005', 'amex •••'],
  ])('a card number: %j', (text, shown) => {
    expect(masked(text)).toBe(shown);
    expect(kinds(text)).toEqual(['card-number']);
  });

  it.each([
    'Western Union',
    'w e s t e r n u n i o n',
    'W3stern.Un1on',
    'PayPal',
    'p a y p a l',
    'Pаypаl',
    'MoneyGram',
    'paypall',
    'PyaPal',
    'western unoin',
    'Pay🅿️al',
    'Postepay',
    'Wíse',
    'Amazon gift card',
    'Amazon-Gutscheine',
    'USDT',
  ])('a service: %j', (text) => {
    expect(masked(`Could you use ${text}?`)).toBe('Could you use •••?');
    expect(kinds(text)).toEqual(['transfer-service']);
  });

  it.each([
    'pay me via Wise',
    'per Zelle',
    'par Lydia',
    'mit Twint',
    'a Wise account',
    'Zelle me the deposit',
    'Blik code please',
  ])('a service whose name is also a word: %j', (text) => expect(kinds(text)).toEqual(['transfer-service']));

  it.each([
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  ])('an address of a currency without banks: %s', (text) => expect(masked(`to ${text}!`)).toBe('to •••!'));

  it.each([
    'paypal.me/anna',
    'https://www.paypal.me/anna?x=1',
    'paypal dot me',
    'revolut(dot)me/anna',
    'https://buy.stripe.com/abc',
    'pots.lydia.me/collect/abc',
    'paypaI.me / anna',
  ])('a link that asks for a payment: %s', (text) => {
    expect(masked(text)).toBe(MASK);
    expect(kinds(text)).toEqual(['payment-link']);
  });

  it.each([
    '€2,300.00 per month, 4000 3500 4200 5100 for four',
    '1.250 € kalt, 26.11.2026–03.12.2026',
    'from 2026-11-26 to 2026-12-03, 14:00',
    'Call the town hall: +352 2712, or 112',
    'Lydia and Ria come along, which is wise',
    'Die Zelle im Kloster, die Bank im Garten',
    'Hallo Ria! Solène et Solana arrivent demain',
    'can I pay by card here? the transfer from the airport',
    'booking 019b76da-a800-7838-a932-f8c36951b0aa',
    'https://maps.google.com/?q=49.61,6.13',
    'L-1234 Luxembourg, 75011 Paris',
  ])('but not %j', (text) => expect(masked(text)).toBe(text));

  it('are each kept back once, in their order', () => {
    expect(masked('PayPal paypal.me/a, LU28 0019 4006 4475 0000')).toBe('••• •••, •••');
  });

  it('take no longer for a text that was made to be slow', () => {
    for (const text of [
      'a.'.repeat(2000),
      'w '.repeat(2000),
      '1 '.repeat(2000),
      'LU28'.repeat(1000),
      '@a'.repeat(2000),
      'by PayPal, '.repeat(363),
      'LU28 0019 a '.repeat(333),
      '1 one '.repeat(666),
    ]) {
      findPaymentDetails(text);
      findContactDetails(text);
    }
  });
});

/** Messages as people and frauds write them. `hides`: what is kept back of each. */
type MessageSet = {
  harmful: { text: string; hides: string[] }[];
  harmless: string[];
  /** Of whose senders a confirmation is asked; of no other's. */
  asks?: { text: string; kind: DetailKind }[];
};

const readSet = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8')) as MessageSet;

describe.each(['message-set', 'message-set-five-languages', 'message-set-evasions'])(
  'messages that were written without knowing the patterns: %s',
  (name) => {
    const set = readSet(name);

    it('has at least 95 % of what it hides kept back', () => {
      const readable = set.harmful.filter(({ text, hides }) =>
        hides.some((part) => masked(text).includes(part)),
      );
      expect(readable.length / set.harmful.length).toBeLessThanOrEqual(0.05);
    });

    it('is left alone where it is harmless, but for at most 0.5 %', () => {
      const changed = set.harmless.filter((text) => masked(text) !== text);
      expect(changed.length / set.harmless.length).toBeLessThanOrEqual(0.005);
    });
  },
);

it('a confirmation is asked for ways to be reached alone, in at least 99 % of a set', () => {
  const { harmful, harmless, asks = [] } = readSet('message-set-five-languages');
  const texts = [...harmful.map(({ text }) => text), ...harmless];
  const expected = new Map(asks.map(({ text, kind }) => [text, [kind]]));
  const wrong = texts.filter((text) => {
    const found = [...new Set(findContactDetails(text).map(({ kind }) => kind))];
    return found.join() !== (expected.get(text) ?? []).join();
  });
  expect(wrong.length / texts.length).toBeLessThanOrEqual(0.01);
});

describe('ways to be reached', () => {
  it.each([
    ['+352 621 123 456', 'phone-number'],
    ['call 621 123 456', 'phone-number'],
    ['anna.muller@example.org', 'email'],
    ['anna (at) example (dot) org', 'email'],
    ['le 01.99.00.45.18', 'phone-number'],
    ['+44 7700 900142', 'phone-number'],
  ])('%s', (text, kind) => expect(findContactDetails(text).map((one) => one.kind)).toEqual([kind]));

  it.each([
    '€2,300 per month',
    '26.11.2026',
    'we arrive at 8, at the latest',
    'valid until 03.2031',
    'TVA BE 0417.497.106',
    'calls from +352 2712',
    'LU28 0019 4006 4475 0000',
  ])('but not %s', (text) => expect(findContactDetails(text)).toEqual([]));
});
