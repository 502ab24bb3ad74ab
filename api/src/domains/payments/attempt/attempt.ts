import type { CurrencyCode, PaymentAttemptState } from '@moien/contract';
import type { CardRequest, OperationKind } from '../provider/operation.ts';

export type Attempt = {
  id: string;
  booking_id: string;
  change_id: string | null;
  kind: OperationKind;
  key: string | null;
  amount: number;
  currency: CurrencyCode;
  state: PaymentAttemptState;
  source_id: string | null;
  provider_id: string | null;
  result_code: string | null;
  challenge_url: string | null;
  card_alias: string | null;
  request: CardRequest | null;
  ends_at: string | null;
  created_at: string;
  sent_at: string | null;
};

export function isSettled({ state }: Pick<Attempt, 'state'>): boolean {
  return state === 'succeeded' || state === 'failed';
}
