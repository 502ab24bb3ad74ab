import { type BookedStay, differencesOf } from './book-stay.ts';
import type { TotalsSite } from './totals-site.ts';

type PayIn = {
  Status: string;
  Type: string;
  CreditedWalletId: string | null;
  DebitedFunds: { Amount: number };
};
type Ledgered = { booking_id: string; wallet_id: string; wallet: number; cards: number; transfers: number };

/** What the ledger and the provider have recorded of each stay, besides what its guest paid. */
export async function differencesInRecords(
  { client, payments }: TotalsSite,
  booked: readonly BookedStay[],
): Promise<string[]> {
  const { rows } = await client.query<Ledgered>(
    `select transfer.booking_id, payment_wallet.provider_id as wallet_id,
       coalesce(sum(amount) filter (where account.kind = 'booking-wallet'), 0)::float as wallet,
       coalesce(-sum(amount) filter (where account.kind = 'cards'), 0)::float as cards,
       count(distinct transfer.id)::int as transfers
     from ledger_transfer as transfer
     join ledger_entry as entry on entry.transfer_id = transfer.id
     join ledger_account as account on account.id = entry.account_id
     join payment_wallet on payment_wallet.booking_id = transfer.booking_id
     group by transfer.booking_id, payment_wallet.provider_id`,
  );
  const ledger = new Map(rows.map((row) => [row.booking_id, row]));
  const payIns = (payments.control.objects().transactions ?? []) as unknown as PayIn[];
  const byWallet = Map.groupBy(
    payIns.filter(({ Status: status }) => status === 'SUCCEEDED'),
    ({ CreditedWalletId: walletId }) => walletId,
  );
  return booked.flatMap(({ bookingId, total }) => {
    const row = ledger.get(bookingId);
    const received = byWallet.get(row?.wallet_id ?? '') ?? [];
    const totals = {
      booking: total,
      'ledger, wallet': row?.wallet,
      'ledger, cards': row?.cards,
      provider: received.reduce((sum, { DebitedFunds: { Amount: amount } }) => sum + amount, 0),
    };
    const isOne = row?.transfers === 1 && received.length === 1;
    return [
      ...differencesOf(totals, bookingId),
      ...(isOne ? [] : [`${bookingId}: ${row?.transfers} transfers and ${received.length} pay-ins`]),
    ];
  });
}
