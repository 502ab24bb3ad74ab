import { randomUUID } from 'node:crypto';
import { post } from '../../domains/payments/ledger/ledger.ts';
import type { Random } from '../../lib/random.ts';
import type { MoneySite } from '../money/money-site.ts';

type Planted = {
  kind: string;
  /** What the comparison must name. */
  mark: string;
  undo: () => Promise<void>;
};

type ProviderTransaction = {
  Id: string;
  Type: string;
  Nature: string;
  Status: string;
  Tag: string | null;
  CreditedWalletId: string | null;
  DebitedWalletId: string | null;
  CreditedFunds: { Amount: number };
  DebitedFunds: { Amount: number };
  Fees: { Amount: number };
};

type Plant = (site: MoneySite, random: Random) => Promise<Omit<Planted, 'kind'>>;

/** One kind of difference after the other. */
export const DIFFERENCES: Readonly<Record<string, Plant>> = {
  'a pay-in that the provider does not know': async (site, random) => {
    const { bookingId, walletId } = await pickWallet(site, random);
    return { mark: walletId, undo: await postMistake(site, bookingId, random.integer(1, 500)) };
  },
  'a transfer of the ledger is gone': async (site, random) => {
    const { rows } = await site.client.query<{ id: string; business_key: string }>(
      `select ledger_transfer.id, business_key from ledger_transfer
       where kind in ('pay-in', 'refund', 'release', 'payout') and business_key not like 'a mistake %'
       order by id`,
    );
    const { id, business_key: key } = random.pick(rows);
    const rename = (to: string) => changeLedger(site, 'ledger_transfer', 'business_key = $2', [id, to]);
    await rename(`gone ${id}`);
    return { mark: key.split(' ').at(-1) ?? key, undo: () => rename(key) };
  },
  'a balance of the ledger is not the sum of its entries': async (site, random) => {
    const { rows } = await site.client.query<{ id: number }>('select id from ledger_account order by id');
    const { id } = random.pick(rows);
    const add = (cents: number) =>
      changeLedger(site, 'ledger_account', 'balance = balance + $2', [id, cents]);
    const cents = random.integer(1, 500);
    await add(cents);
    return { mark: 'balance of an account', undo: () => add(0 - cents) };
  },
  'the provider has another amount of a payment': (site, random) =>
    changeTransaction(site, random, {
      isMeant: ({ Type: type, Nature: nature }) => type === 'PAYIN' && nature === 'REGULAR',
      amountOf: ({ CreditedFunds: funds }) => funds,
      markOf: ({ CreditedWalletId: id }) => id ?? '',
    }),
  'the provider has given back another amount': (site, random) =>
    changeTransaction(site, random, {
      isMeant: ({ Nature: nature, DebitedWalletId: id }) => nature === 'REFUND' && id !== null,
      amountOf: ({ DebitedFunds: funds }) => funds,
      markOf: ({ DebitedWalletId: id }) => id ?? '',
    }),
  'the provider has moved another amount to an owner': (site, random) =>
    changeTransaction(site, random, {
      isMeant: ({ Type: type, Nature: nature }) => type === 'TRANSFER' && nature === 'REGULAR',
      amountOf: ({ CreditedFunds: funds }) => funds,
      markOf: ({ CreditedWalletId: id }) => id ?? '',
    }),
  'the provider has kept another fee': (site, random) =>
    changeTransaction(site, random, {
      isMeant: ({ Type: type, Nature: nature }) => type === 'TRANSFER' && nature === 'REGULAR',
      amountOf: ({ Fees: fees }) => fees,
      markOf: () => 'own funds in EUR',
    }),
  'the provider has paid out another amount': (site, random) =>
    changeTransaction(site, random, {
      isMeant: ({ Type: type, Nature: nature }) => type === 'PAYOUT' && nature === 'REGULAR',
      amountOf: ({ DebitedFunds: funds }) => funds,
      markOf: ({ Id: id }) => id,
    }),
  'a bank has not got a payout': async (site, random) => {
    const payout = random.pick(
      transactionsOf(site).filter(
        ({ Type: type, Nature: nature }) => type === 'PAYOUT' && nature === 'REGULAR',
      ),
    );
    const { Status: status } = payout;
    payout.Status = 'FAILED';
    return {
      mark: payout.Id,
      undo: async () => {
        payout.Status = status;
      },
    };
  },
};

/** Plants one difference between the ledger, itself and the provider. */
export async function plantDifference(site: MoneySite, kind: string, random: Random): Promise<Planted> {
  const plant = DIFFERENCES[kind];
  if (!plant) throw new Error(`There is no difference "${kind}".`);
  return { kind, ...(await plant(site, random)) };
}

/** The provider's own objects: what is changed in them is changed at the provider. */
function transactionsOf({ server }: MoneySite): ProviderTransaction[] {
  const { transactions = [] } = server.control.objects();
  return (transactions as unknown as ProviderTransaction[]).filter(
    ({ Status: status }) => status === 'SUCCEEDED',
  );
}

type Change = {
  isMeant: (transaction: ProviderTransaction) => boolean;
  amountOf: (transaction: ProviderTransaction) => { Amount: number };
  markOf: (transaction: ProviderTransaction) => string;
};

async function changeTransaction(
  site: MoneySite,
  random: Random,
  { isMeant, amountOf, markOf }: Change,
): Promise<Omit<Planted, 'kind'>> {
  const transaction = random.pick(transactionsOf(site).filter(isMeant));
  const money = amountOf(transaction);
  const cents = random.integer(1, 500);
  money.Amount += cents;
  return {
    mark: markOf(transaction),
    undo: async () => {
      money.Amount -= cents;
    },
  };
}

async function pickWallet({ client }: MoneySite, random: Random) {
  const { rows } = await client.query<{ bookingId: string; walletId: string }>(
    `select booking_id as "bookingId", provider_id as "walletId" from payment_wallet
     where provider_id is not null order by 1`,
  );
  return random.pick(rows);
}

/** @returns what takes it back */
async function postMistake({ facts }: MoneySite, bookingId: string, cents: number) {
  const postAmount = (amount: number) =>
    facts.database.transaction().execute(async (transaction) => {
      await post(transaction, {
        businessKey: `a mistake ${randomUUID()}`,
        kind: 'pay-in',
        bookingId,
        entries: [
          { account: 'cards', amount: 0 - amount, currency: 'EUR' },
          { account: 'booking-wallet', amount, currency: 'EUR' },
        ],
      });
    });
  await postAmount(cents);
  return () => postAmount(0 - cents);
}

/** Past the triggers that refuse it, as whoever owns the tables could. */
async function changeLedger(
  { client }: MoneySite,
  table: 'ledger_transfer' | 'ledger_account',
  assignment: string,
  values: unknown[],
): Promise<void> {
  await client.query('begin');
  await client.query(`alter table ${table} disable trigger user`);
  await client.query(`update ${table} set ${assignment} where id = $1`, values);
  await client.query(`alter table ${table} enable trigger user`);
  await client.query('commit');
}
