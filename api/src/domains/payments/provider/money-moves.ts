import { type Static, Type } from 'typebox';
import { MangopayId as Id, Identified, literalsOf, Money, Optional, Wallet } from './mangopay.schema.ts';
import type { MangopayClient } from './mangopay-client.ts';
import { mapOutcome, type Outcome } from './outcome.ts';

const PER_PAGE = 100;
/** Of a wallet’s list; an owner’s newest moves are at its beginning. */
const PAGES_MAXIMUM = 20;

const MoveObject = Type.Object({
  Id,
  Tag: Optional(Type.String()),
  Status: literalsOf('CREATED', 'SUCCEEDED', 'FAILED'),
  ResultCode: Optional(Type.String()),
  DebitedFunds: Money,
  Fees: Money,
});

const ReturnObject = Type.Object({ InitialTransactionId: Optional(Id), ResultCode: Optional(Type.String()) });

/** How a transfer or a payout stands at the provider. */
export type Move = {
  providerId: string;
  status: 'CREATED' | 'SUCCEEDED' | 'FAILED';
  resultCode: string | null;
  amount: number;
  fees: number;
  currency: string;
};

/** The id is the key of the call, and the tag by which a wallet’s list is searched. */
export type NewMove = { id: string; authorId: string; walletId: string; amount: number; currency: string };

/** Money from wallet to wallet and from a wallet to a bank. */
export function createMoneyMoves({ call, findResponse }: Pick<MangopayClient, 'call' | 'findResponse'>) {
  const findClientWallet = async (kind: 'FEES' | 'CREDIT', currency: string) =>
    mapOutcome(
      await call({ method: 'GET', path: `/clients/wallets/${kind}/${currency}`, answer: Wallet }),
      ({ Balance: { Amount: amount } }) => amount,
    );
  const money = (amount: number, currency: string) => ({ Currency: currency, Amount: amount });
  const bodyOf = (move: NewMove, fees: number) => ({
    Tag: move.id,
    AuthorId: move.authorId,
    DebitedWalletId: move.walletId,
    DebitedFunds: money(move.amount, move.currency),
    Fees: money(fees, move.currency),
  });

  return {
    createWallet: async (requestId: string, ownerId: string, currency: string): Promise<Outcome<string>> => {
      const outcome = await call({
        method: 'POST',
        path: '/wallets',
        key: requestId,
        body: { Owners: [ownerId], Description: 'Stays', Currency: currency },
        answer: Identified,
      });
      return mapOutcome(outcome, ({ Id: id }) => id);
    },

    /** The fees stay with the platform; the rest arrives in the other wallet. */
    transfer: async (move: NewMove & { fees: number; toWalletId: string }): Promise<Outcome<Move>> => {
      const body = { ...bodyOf(move, move.fees), CreditedWalletId: move.toWalletId };
      return mapOutcome(
        await call({ method: 'POST', path: '/transfers', key: move.id, body, answer: MoveObject }),
        moveOf,
      );
    },

    /** All of it becomes the platform’s: what arrives in the other wallet is nothing. */
    clawBack: async (move: NewMove & { toWalletId: string }): Promise<Outcome<Move>> => {
      const body = { ...bodyOf(move, move.amount), CreditedWalletId: move.toWalletId };
      return mapOutcome(
        await call({ method: 'POST', path: '/transfers', key: move.id, body, answer: MoveObject }),
        moveOf,
      );
    },

    /** From the wallet that was paid into, for a dispute that was lost. */
    settle: async ({
      repudiationId,
      ...move
    }: Omit<NewMove, 'walletId'> & { repudiationId: string }): Promise<Outcome<Move>> => {
      const { DebitedWalletId: _walletId, ...body } = bodyOf({ ...move, walletId: '' }, 0);
      const path = `/repudiations/${repudiationId}/settlementtransfer`;
      return mapOutcome(await call({ method: 'POST', path, key: move.id, body, answer: MoveObject }), moveOf);
    },

    payOut: async (
      move: NewMove & { recipientId: string; mode: string; reference: string },
    ): Promise<Outcome<Move>> => {
      const body = {
        ...bodyOf(move, 0),
        BankAccountId: move.recipientId,
        PayoutModeRequested: move.mode,
        BankWireRef: move.reference,
      };
      return mapOutcome(
        await call({ method: 'POST', path: '/payouts/bankwire', key: move.id, body, answer: MoveObject }),
        moveOf,
      );
    },

    findPayout: async (id: string): Promise<Outcome<Move>> =>
      mapOutcome(await call({ method: 'GET', path: `/payouts/${id}`, answer: MoveObject }), moveOf),

    /** Whether the bank has sent back what the payout brought. */
    isReturned: async (payoutId: string): Promise<Outcome<boolean>> => {
      const path = `/payouts/${payoutId}/refunds?per_page=${PER_PAGE}`;
      const outcome = await call({ method: 'GET', path, answer: Type.Array(MoveObject) });
      return mapOutcome(outcome, (refunds) => refunds.some(({ Status: status }) => status === 'SUCCEEDED'));
    },

    /** Of a refund of a payout: the payout. */
    findReturnedPayout: async (refundId: string): Promise<Outcome<string | null>> =>
      mapOutcome(
        await call({ method: 'GET', path: `/refunds/${refundId}`, answer: ReturnObject }),
        ({ InitialTransactionId: id }) => id ?? null,
      ),

    /** The answer that the key was given within 24 hours; null when there was none. */
    findAnswer: async (key: string): Promise<Outcome<Move> | null> => {
      const outcome = await findResponse(key, MoveObject);
      return outcome && mapOutcome(outcome, moveOf);
    },

    findByTag: async (walletId: string, tag: string): Promise<Outcome<Move | null>> => {
      for (let page = 1; page <= PAGES_MAXIMUM; page += 1) {
        const path = `/wallets/${walletId}/transactions?Sort=CreationDate:DESC&per_page=${PER_PAGE}&page=${page}`;
        const outcome = await call({ method: 'GET', path, answer: Type.Array(MoveObject) });
        if (outcome.is !== 'answered') return outcome;
        const found = outcome.value.find(({ Tag: given }) => given === tag);
        if (found) return { is: 'answered', value: moveOf(found) };
        if (outcome.value.length < PER_PAGE) break;
      }
      return { is: 'answered', value: null };
    },

    /**
     * What the platform has in its own wallets, in minor units: fees, kept taxes and claw-backs in one, what
     * banks took back and what was settled of it in the other.
     */
    findOwnFunds: async (currency: string): Promise<Outcome<number>> => {
      const fees = await findClientWallet('FEES', currency);
      const credit = await findClientWallet('CREDIT', currency);
      if (fees.is !== 'answered') return fees;
      return mapOutcome(credit, (amount) => fees.value + amount);
    },
  };
}

export type MoneyMoves = ReturnType<typeof createMoneyMoves>;

function moveOf({
  Id: providerId,
  Status: status,
  ResultCode: code,
  DebitedFunds: funds,
  Fees: fees,
}: Static<typeof MoveObject>): Move {
  return {
    providerId,
    status,
    resultCode: code ?? null,
    amount: funds.Amount,
    fees: fees.Amount,
    currency: funds.Currency,
  };
}
