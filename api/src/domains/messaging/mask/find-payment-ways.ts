import { type FoundDetail, findAll } from './found-detail.ts';

/** Names that mean nothing else, as letters alone. */
const SERVICES = [
  ...['westernunion', 'moneygram', 'worldremit', 'transferwise', 'remitly', 'xoom', 'azimo'],
  ...['paypal', 'revolut', 'skrill', 'neteller', 'paysafecard', 'paysafe', 'venmo', 'cashapp', 'payoneer'],
  ...[
    'payconiq',
    'digicash',
    'bizum',
    'satispay',
    'mobilepay',
    'vipps',
    'tikkie',
    'interac',
    'alipay',
    'twint',
  ],
  ...['bitcoin', 'ethereum', 'litecoin', 'monero', 'dogecoin', 'binance', 'coinbase'],
  ...[
    'usdt',
    'usdc',
    'btc',
    'ltc',
    'xmr',
    'neosurf',
    'transcash',
    'riamoneytransfer',
    'klarna',
    'leetchi',
    'usdcoin',
    'wisepay',
    'lyfpay',
  ],
  ...['cashlib', 'toneofirst', 'giropay', 'mandatcash', 'postanweisung', 'bancontact', 'postepay', 'paylib'],
  ...['moneybeam', 'orangemoney', 'mbway', 'sendwave', 'taptapsend', 'sumeria', 'stablecoins', 'wisetag'],
];
/** Names that are often mistyped, or meant to pass, with two letters changed round. */
const MISTYPED = ['westernunion', 'moneygram', 'paypal', 'revolut'].flatMap((name) =>
  Array.from(name.slice(1), (one, index) => name.slice(0, index) + one + name[index] + name.slice(index + 2)),
);
/** Names that are also words or people: services beside a word for paying, or with hidden letters. */
const AMBIGUOUS = [
  'wise',
  'ria',
  'zelle',
  'lydia',
  'swish',
  'wero',
  'blik',
  'sumup',
  'crypto',
  'tether',
  'eth',
  'solana',
];
const WAYS = [
  ...['via', 'per', 'by', 'through', 'using', 'par', 'über', 'mittels', 'to my', 'sur mon', 'auf mein'],
  ...['have', 'use', 'take', 'accept', 'only', 'nur', 'nehme', 'nehmen', 'haben sie', 'akzeptiere'],
  ...[
    'seulement',
    'prends',
    'accepte',
    'avez',
    'avez-vous',
    'utilisez',
    'send',
    'pay',
    'faites(?:-| )moi un',
    'propose',
    'en',
  ],
];
const GIFT_CARD =
  '(?:g[i1]ft[\\s-]?cards?|geschenk-?karten?|guthabenkarten?|cartes? cadeaux?|gutscheincodes?|cartes? pcs|coupons? pcs|recharges? pcs)';
const BRAND = '(?:i-?tunes|apple|amazon|steam|google ?play|playstation|xbox|vanilla|pcs|zalando|ikea)';
const GIFT_CARDS = new RegExp(
  `(?<!\\p{L})(?:${BRAND}[\\s-]{0,3}(?:${GIFT_CARD}|gutscheine?n?|gutscheinkarten?|karten?|coupons?|vouchers?|cards?)|` +
    `(?:une )?${GIFT_CARD}(?: ${BRAND})?|(?:cartes?|chèques?|cheques?) (?:cadeaux? )?${BRAND})(?!\\p{L})`,
  'giu',
);

/** Digits and signs that stand for letters. */
const SIGNS: Record<string, string> = {
  a: 'a4@áàâ',
  e: 'e3€éèê',
  i: 'i1!|líìî',
  l: 'l1|i',
  o: 'o0óòô',
  s: 's5$',
  t: 't7',
  y: 'yi',
};

const letter = (one: string) => (SIGNS[one] ? `[${SIGNS[one]}]` : one);
/** Each letter once or twice, with up to two signs or spaces between: "w.e-s t e r n". */
const loosely = (name: string) => [...name].map((one) => `${letter(one)}{1,2}`).join('[\\s._*\\-/]{0,2}');

const SERVICE = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...SERVICES, ...MISTYPED].map(loosely).join('|')})s?(?![\\p{L}])`,
  'giu',
);
const AMBIGUOUS_SERVICE = new RegExp(
  `(?<=(?<!\\p{L})(?:${WAYS.join('|')})\\s{1,3}(?:my\\s|your\\s|mein(?:e|em)?\\s|mon\\s|ma\\s)?)` +
    `(?:${AMBIGUOUS.map(loosely).join('|')})(?![\\p{L}\\d])|` +
    `(?:${AMBIGUOUS.join('|')})[\\s-](?:account|transfer|konto|überweisung|compte|virement|money|code|me (?:the|a|it|your|\\d))(?!\\p{L})`,
  'giu',
);
/** Beside another service: "PayPal or Zelle". */
const ALTERNATIVE = new RegExp(
  `(?<=(?:${SERVICES.map(loosely).join('|')})\\s{1,2}(?:or|oder|ou|and|und|et)\\s{1,2})(?:${AMBIGUOUS.join('|')})(?![\\p{L}\\d])|` +
    `(?<![\\p{L}\\d])(?:${AMBIGUOUS.join('|')})(?=\\s{1,2}(?:or|oder|ou|and|und|et)\\s{1,2}(?:${SERVICES.map(loosely).join('|')})(?!\\p{L}))`,
  'giu',
);
const HIDDEN_SERVICE = new RegExp(
  `(?<![\\p{L}\\d])(?:${AMBIGUOUS.map((name) => [...name].map(letter).join('[\\s._*-]{1,2}')).join('|')})(?![\\p{L}\\d])|` +
    `(?<![\\p{L}\\d])(?=\\p{L}*(?:[\\d@$|€]|!\\p{L}|[íìáàéèóò]))(?:${AMBIGUOUS.map((name) => [...name].map(letter).join('')).join('|')})(?![\\p{L}\\d])`,
  'giu',
);

const LINK_HOSTS = [
  ...['paypal.me', 'paypal.com', 'revolut.me', 'revolut.com', 'wise.com', 'buy.stripe.com', 'cash.app'],
  ...['checkout.stripe.com', 'invoice.stripe.com', 'venmo.com', 'monzo.me', 'bunq.me', 'tikkie.me'],
  ...[
    'lydia-app.com',
    'lydia.me',
    'square.link',
    'checkout.square.site',
    'pay.sumup.com',
    'sumup.link',
    'pay.sumup.io',
    'leetchi.com',
    'lydia-app.com',
  ],
  ...['westernunion.com', 'moneygram.com', 'skrill.me', 'paysend.com', 'gofund.me', 'ko-fi.com'],
  ...['buymeacoffee.com', 'gocardless.com', 'pay.gocardless.com', 'payconiq.com', 'pay.google.com'],
  ...['binance.com', 'coinbase.com', 'commerce.coinbase.com', 'twint.ch', 'satispay.com', 'zellepay.com'],
];
const LINK = new RegExp(
  `(?<![\\p{L}\\d.-])(?:https?://)?(?:www\\.)?(?:${LINK_HOSTS.join('|').replaceAll('.', '\\s?\\.\\s?')})(?![\\p{L}\\d])(?:/[^\\s)\\]]*[^\\s)\\].,;!?])?`,
  'giu',
);

/** Services that move money past the platform by name, and links that ask for a payment. */
export function findPaymentWays(text: string): FoundDetail[] {
  return [
    ...findAll(text, LINK, 'payment-link'),
    ...findAll(text, SERVICE, 'transfer-service'),
    ...findAll(text, AMBIGUOUS_SERVICE, 'transfer-service'),
    ...findAll(text, ALTERNATIVE, 'transfer-service'),
    ...findAll(text, HIDDEN_SERVICE, 'transfer-service'),
    ...findAll(text, GIFT_CARDS, 'transfer-service'),
  ];
}
