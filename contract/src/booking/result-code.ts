const SUCCESS = '000000';

/**
 * What went wrong, by MangoPay's result code, as far as somebody can do something about it: each name has one
 * sentence. Codes share a name where MangoPay gives them the same meaning.
 * Source: https://docs.mangopay.com/errors/codes
 */
const FAILURE_BY_CODE = {
  // Cards
  '101101': 'refused-by-bank',
  '101105': 'card-expired',
  '101410': 'card-inactive',
  '105202': 'card-number-invalid',
  '105203': 'card-expiry-invalid',
  '105204': 'card-code-invalid',
  '105299': 'card-token-refused',
  // 3D Secure
  '101301': 'three-d-secure-failed',
  '101302': 'three-d-secure-not-enrolled',
  '101304': 'three-d-secure-expired',
  '101305': 'three-d-secure-required',
  '101399': 'three-d-secure-unavailable',
  '008511': 'three-d-secure-blocked',
  // Fraud prevention
  '008001': 'card-counterfeit',
  '008002': 'card-lost',
  '008003': 'card-stolen',
  '008004': 'card-range-blocked',
  '008514': 'card-range-blocked',
  '008005': 'card-blocked-by-provider',
  '008006': 'card-blocked-by-bank',
  '008008': 'card-account-missing',
  '008500': 'payment-blocked',
  '008503': 'destination-bank-blocked',
  '008508': 'card-country-refused',
  '008518': 'bank-account-blocked',
  '008600': 'wallet-blocked',
  '008700': 'user-blocked',
  '008999': 'fraud-suspected',
  // Wallets and refunds
  '001001': 'wallet-balance-insufficient',
  '121003': 'wallet-balance-insufficient',
  '001401': 'refund-made-already',
  '001403': 'refund-too-late',
  '005403': 'refund-above-payment',
  '005404': 'refund-above-fees',
  '005405': 'refund-fee-wallet-insufficient',
  '005406': 'refund-pending',
  '005407': 'refund-repeated-within-a-day',
  // Payouts
  '002701': 'user-not-owner',
  '002998': 'bank-account-owner-unverified',
  '002999': 'user-unverified',
  '121001': 'payout-refused',
  '121002': 'payout-author-not-wallet-owner',
  '121004': 'payout-needs-support',
  '121005': 'payout-blocked',
  '121006': 'bank-account-inactive',
  '121007': 'bank-account-of-another',
  '121008': 'instant-payout-ineligible',
  '121009': 'payout-expired',
  '121010': 'payout-under-review',
  '121012': 'bank-account-type-wrong',
  '121018': 'bank-account-not-authenticated',
  '130007': 'destination-bank-unreachable',
  '130008': 'payout-repeated-within-a-day',
} as const;

/** For codes of a family that MangoPay adds later. */
const FAILURE_BY_FAMILY = [
  ['008', 'fraud-suspected'],
  ['1210', 'payout-refused'],
] as const;

export type PaymentFailure = (typeof FAILURE_BY_CODE)[keyof typeof FAILURE_BY_CODE] | 'declined';

/** Each name once: what texts must say. */
export const PAYMENT_FAILURES: readonly PaymentFailure[] = [
  ...new Set<PaymentFailure>([...Object.values(FAILURE_BY_CODE), 'declined']),
];

/** @returns null for success; `declined` for a code that nothing is known of */
export function paymentFailureOf(code: string): PaymentFailure | null {
  if (code === SUCCESS) return null;
  if (isKnownCode(code)) return FAILURE_BY_CODE[code];
  const family = FAILURE_BY_FAMILY.find(([prefix]) => code.startsWith(prefix));
  return family?.[1] ?? 'declined';
}

function isKnownCode(code: string): code is keyof typeof FAILURE_BY_CODE {
  return Object.hasOwn(FAILURE_BY_CODE, code);
}
