import { sql } from 'kysely';
import { byUser, type Condition, type PersonalTable, REFERENCE, SAME_FOR_ALL } from './table-declaration.ts';

const ofPayingGuest: Condition = ({ userId }) => sql`
  booking_id in (select id from rental_booking where guest_id = ${userId}::uuid)
`;

const ofOwner: Condition = ({ userId }) => sql`owner_id = ${userId}::uuid`;

/** What somebody has paid, and as whom the payment provider knows them. */
export const PAYMENT_TABLES: readonly PersonalTable[] = [
  {
    table: 'payment_attempt',
    own: ofPayingGuest,
    exported: [
      ...['booking_id', 'kind', 'amount', 'currency', 'state', 'result_code', 'card_alias', 'created_at'],
      'settled_at',
    ],
    notExported: {
      id: REFERENCE,
      change_id: REFERENCE,
      key: 'why money went back, in words of the code',
      source_id: REFERENCE,
      provider_id: REFERENCE,
      challenge_url: 'a page of the bank, for minutes',
      request: 'address and browser of a payment, until the provider has answered',
      ends_at: 'of a reserved amount, for days',
      sent_at: 'follows within seconds',
      asked_at: 'of the provider, not of the person',
    },
    newestBy: 'created_at',
    erasure: [{ kind: 'set', values: { card_alias: sql`null` }, rows: ofPayingGuest }],
    stays: 'Payments are kept for ten years by the laws on bookkeeping; what is left of them names nobody.',
  },
  {
    table: 'payment_dispute',
    own: ofPayingGuest,
    exported: ['booking_id', 'kind', 'reason', 'state', 'amount', 'currency', 'opened_at', 'closed_at'],
    notExported: {
      id: REFERENCE,
      attempt_id: REFERENCE,
      provider_id: REFERENCE,
      repudiation_id: REFERENCE,
      contest_by: 'until when we can answer the bank',
      settlement_refusal_count: 'how often the provider refused it',
      settlement_id: REFERENCE,
      settlement_amount: 'what we took from the wallet of the stay',
      settlement_sent_at: 'when we took it',
      settled_at: 'when our books had it',
    },
    newestBy: 'opened_at',
    erasure: [],
    stays: 'Payments are kept for ten years by the laws on bookkeeping; what is left of them names nobody.',
  },
  {
    table: 'invoice',
    own: byUser,
    exported: [
      ...[
        'kind',
        'year',
        'number',
        'subject',
        'booking_id',
        'role',
        'issued_at',
        'language',
        'currency',
        'total',
      ],
      ...['line_array', 'vat', 'seller', 'buyer', 'stay'],
    ],
    notExported: {
      id: REFERENCE,
      business_key: 'why it was issued, in words of the code',
      corrects_id: REFERENCE,
      user_id: SAME_FOR_ALL,
      sequence: 'the order of the issue',
    },
    newestBy: 'sequence',
    erasure: [{ kind: 'set', values: { buyer: sql`null` }, rows: byUser }],
    stays:
      'Invoices are kept for ten years by the laws on bookkeeping and tax; what is left of them names nobody.',
  },
  {
    table: 'payment_user',
    own: byUser,
    exported: ['category', 'created_at'],
    notExported: { user_id: SAME_FOR_ALL, request_id: REFERENCE, provider_id: REFERENCE },
    newestBy: 'created_at',
    erasure: [],
    goesWith: 'profile',
    stays:
      'Payments of stays that are kept refer to it; the profile that it belongs to names nobody any more.',
  },
  {
    table: 'owner_identity',
    own: byUser,
    exported: ['state', 'details', 'refusal', 'started_at', 'decided_at'],
    notExported: {
      user_id: SAME_FOR_ALL,
      return_url: 'a page of this site',
      enrolment_url: 'a page of the payment provider, for the owner alone',
      session_request_id: REFERENCE,
      session_id: REFERENCE,
      session_url: 'a page of the payment provider, for the owner alone',
    },
    newestBy: 'started_at',
    erasure: [{ kind: 'delete', rows: byUser }],
  },
  {
    table: 'payment_recipient',
    own: byUser,
    exported: [
      'state',
      'iban',
      'bic',
      'holder',
      'address',
      'failure_code',
      'created_at',
      'activated_at',
      'ended_at',
    ],
    notExported: {
      id: REFERENCE,
      user_id: SAME_FOR_ALL,
      provider_id: REFERENCE,
      action_url: 'a page of the payment provider, for the owner alone',
    },
    newestBy: 'created_at',
    erasure: [{ kind: 'delete', rows: byUser }],
  },
  {
    table: 'payout_setting',
    own: byUser,
    exported: ['payout_method', 'changed_at'],
    notExported: { user_id: SAME_FOR_ALL },
    newestBy: 'changed_at',
    erasure: [{ kind: 'delete', rows: byUser }],
  },
  {
    table: 'owner_tax_data',
    own: byUser,
    exported: ['data', 'saved_at', 'requested_at', 'reminded_at_array'],
    notExported: { user_id: SAME_FOR_ALL },
    newestBy: 'saved_at',
    erasure: [],
    goesWith: 'profile',
    stays:
      'What platforms report of who lets homes is kept for ten years (Directive 2011/16/EU, annex V), as long as the profile is.',
  },
  {
    table: 'payment_owner_wallet',
    own: byUser,
    exported: ['currency', 'created_at'],
    notExported: { user_id: SAME_FOR_ALL, request_id: REFERENCE, provider_id: REFERENCE },
    newestBy: 'created_at',
    erasure: [],
    goesWith: 'profile',
    stays:
      'Payments of stays that are kept refer to it; the profile that it belongs to names nobody any more.',
  },
  {
    table: 'money_release',
    own: ofOwner,
    exported: [
      ...['booking_id', 'part', 'state', 'block_reason', 'failure_code', 'currency', 'share', 'owner_fee'],
      ...['clawed_back', 'due_at', 'transferred_at', 'paid_at'],
    ],
    notExported: {
      id: REFERENCE,
      owner_id: SAME_FOR_ALL,
      guest_fee: 'what the guest has paid to us',
      tourist_tax: 'what the guest has paid to the municipality',
      recipient_id: REFERENCE,
      created_at: 'when we reckoned it',
    },
    newestBy: 'due_at',
    erasure: [],
    stays: 'Payouts are kept for ten years by the laws on bookkeeping; what is left of them names nobody.',
  },
  {
    table: 'ledger_account',
    own: ofOwner,
    exported: ['kind', 'currency', 'balance'],
    notExported: { id: REFERENCE, booking_id: 'of accounts of stays alone', owner_id: SAME_FOR_ALL },
    newestBy: 'id',
    erasure: [],
    stays: 'The ledger is kept for ten years by the laws on bookkeeping; what is left of it names nobody.',
  },
];
