import type { Result } from './resources.ts';

export const SUCCESS = '000000';

const MESSAGES: Record<string, string> = {
  '000000': 'Success',
  '001001': 'Unsufficient wallet balance',
  '001002': 'Author is not the wallet owner',
  '001401': 'Transaction has already been successfully refunded',
  '001403': 'The transaction cannot be refunded (max 11 months)',
  '001599': 'Token processing error',
  '002701': "Refused due to author's UserCategory: PAYER",
  '002998':
    "Blocked due to the Bank Account User's KYC limitations (maximum debited or credited amount reached)",
  '002999': "Blocked due to a Debited User's KYC limitations (maximum debited or credited amount reached)",
  '005403': 'The refund cannot exceed initial transaction amount',
  '005404': 'The refunded fees cannot exceed initial fee amount',
  '005405': 'Balance of client fee wallet insufficient',
  '005406': 'Refund refused',
  '005407':
    'Duplicated operation: you cannot reimburse the same amount more than once for a transaction during the same day.',
  '008001': 'Counterfeit Card',
  '008005': 'Security violation',
  '008006': 'Fraud suspected by the bank',
  '008500': 'Transaction blocked by Fraud Policy',
  '008600': 'Wallet blocked by Fraud policy',
  '008700': 'User blocked by Fraud policy',
  '008999': 'Suspicion of fraud',
  '101101': 'Transaction refused by the bank (Do not honor)',
  '101105': 'The card has expired',
  '101301': 'Secure mode: 3DSecure authentication has failed',
  '101302': 'Secure mode: The card is not enrolled with 3DSecure',
  '101304': 'Secure mode: The 3DSecure authentication session has expired',
  '101305': 'Secure mode: Soft decline',
  '101399': 'Secure mode: 3DSecure authentication is not available',
  '101410': 'This card is not active',
  '105202': 'Card number: invalid format',
  '105203': 'Expiry date: missing or invalid format',
  '105204': 'CVV: missing or invalid format',
  '105299': 'Token input error',
  '121001': 'The bank wire has been refused',
  '121002': 'The author is not the wallet owner',
  '121003': 'Insufficient wallet balance',
  '121004': 'Specific case: please contact our Support Team',
  '121005': 'Refused due to the Fraud Policy',
  '130007': 'Destination Bank is not reachable',
  '130008': 'Instant payment refused',
};

export type Operation = 'card' | 'refund' | 'transfer' | 'payout';

/**
 * Amounts in minor units, in any currency, that end in a result code; 33305 is MangoPay's own, the others are
 * ours. `card` means pay-ins and preauthorizations by card, not captures.
 */
export const AMOUNT_RESULTS: Record<Operation, Record<number, string>> = {
  card: {
    33305: '101101',
    33306: '101105',
    33311: '101301',
    33312: '101302',
    33314: '101304',
    33315: '101305',
    33319: '101399',
    33320: '101410',
    33329: '105299',
    33381: '008001',
    33385: '008005',
    33386: '008006',
    33388: '008500',
    33387: '008700',
    33389: '008999',
  },
  refund: {
    33401: '001401',
    33403: '001403',
    33410: '001001',
    33413: '005403',
    33414: '005404',
    33415: '005405',
    33416: '005406',
    33417: '005407',
  },
  transfer: {
    33501: '001001',
    33527: '002701',
    33528: '002998',
    33529: '002999',
    33586: '008600',
  },
  payout: {
    33601: '121001',
    33602: '121002',
    33603: '121003',
    33604: '121004',
    33605: '121005',
    33627: '002701',
    33628: '002998',
    33629: '002999',
    33637: '130007',
    33638: '130008',
  },
};

export function resultOfAmount(operation: Operation, amount: number): string {
  return AMOUNT_RESULTS[operation][amount] ?? SUCCESS;
}

export function isResultCode(code: string): boolean {
  return Object.hasOwn(MESSAGES, code);
}

export function resultOf(code: string): Result {
  return { ResultCode: code, ResultMessage: MESSAGES[code] ?? 'Generic Operation error' };
}
