import type { CurrencyCode, ReleaseBlockReason, ReleaseState } from '@moien/contract';
import type { StayMoney } from './plan-releases.ts';

/** The money of a stay, or of a month of it. Minor units. */
export type MoneyReleaseRow = {
  id: string;
  booking_id: string;
  owner_id: string;
  subject: 'stay' | 'deposit';
  part: number;
  state: ReleaseState;
  block_reason: ReleaseBlockReason | null;
  failure_code: string | null;
  currency: CurrencyCode;
  share: number;
  owner_fee: number;
  guest_fee: number;
  tourist_tax: number;
  /** What of the owner’s share has made up for what they owed. */
  clawed_back: number;
  due_at: string;
  transferred_at: string | null;
  paid_at: string | null;
};

/** A call of the provider that moves money. */
export type StepRow = {
  id: string;
  release_id: string;
  kind: 'transfer' | 'claw-back' | 'payout';
  state: 'created' | 'sent' | 'accepted' | 'succeeded' | 'failed';
  amount: number;
  fees: number;
  currency: CurrencyCode;
  recipient_id: string | null;
  provider_id: string | null;
  created_at: string;
  sent_at: string | null;
};

/** What decides what is released, and what keeps it. */
export type StayRow = StayMoney & {
  owner_id: string;
  currency: CurrencyCode;
  state: string;
  has_report_open: boolean;
  has_objection_open: boolean;
  has_open_attempt: boolean;
  is_verified: boolean;
  recipient_id: string | null;
  tax_data_blocks: boolean;
};

/** Where a process may end while money is on its way. */
export const RELEASE_POINTS = [
  /** The intent is committed. */
  'intended',
  /** Nobody else sends it first; the provider was not called. */
  'claimed',
  /** The provider has answered, or not. */
  'answered',
  /** The result is written and not committed. */
  'recording',
  'recorded',
] as const;
export type ReleasePoint = (typeof RELEASE_POINTS)[number];

/** For tests: throws where the process shall end. */
export type AtReleasePoint = (point: ReleasePoint, stepId: string) => void;
