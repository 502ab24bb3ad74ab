/** Names that mean nothing else, as letters alone. */
export const SERVICES = [
  ...['westernunion', 'moneygram', 'worldremit', 'transferwise', 'remitly', 'xoom', 'azimo', 'sendwave'],
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
  ...['bitcoin', 'ethereum', 'litecoin', 'monero', 'dogecoin', 'binance', 'coinbase', 'usdt', 'usdc', 'btc'],
  ...['ltc', 'xmr', 'neosurf', 'transcash', 'riamoneytransfer', 'klarna', 'leetchi', 'usdcoin', 'wisepay'],
  ...['lyfpay', 'cashlib', 'toneofirst', 'giropay', 'mandatcash', 'postanweisung', 'bancontact', 'postepay'],
  ...[
    'paylib',
    'moneybeam',
    'orangemoney',
    'mbway',
    'taptapsend',
    'sumeria',
    'paydirekt',
    'applepaycash',
    'applecash',
    'stablecoins',
    'wisetag',
  ],
];
/** Names that are often mistyped, or meant to pass, with two letters changed round. */
export const MISTYPED = ['westernunion', 'moneygram', 'paypal', 'revolut'].flatMap((name) =>
  Array.from(name.slice(1), (one, index) => name.slice(0, index) + one + name[index] + name.slice(index + 2)),
);
/** Names that are also words or people: services beside a word for paying, or with hidden letters. */
export const AMBIGUOUS = [
  ...['wise', 'ria', 'zelle', 'lydia', 'swish', 'wero', 'blik', 'sumup', 'crypto', 'tether', 'eth', 'solana'],
];

/** Digits and signs that stand for letters. */
const SIGNS: Record<string, string> = {
  a: 'a4@áàâäãå',
  e: 'e3€éèêë',
  i: 'i1!|líìîï',
  l: 'l1|i',
  o: 'o0óòôöõ',
  s: 's5$',
  t: 't7',
  u: 'uúùûü',
  y: 'yiýÿ',
};

export const letter = (one: string) => (SIGNS[one] ? `[${SIGNS[one]}]` : one);
/** Each letter once or twice, with up to three signs or spaces between: "w.e-s t e r n". */
export const loosely = (name: string) =>
  [...name].map((one) => `${letter(one)}{1,2}`).join('[\\s._*\\-/]{0,3}');
