import { closeDispute, type NewDispute, openDispute } from './dispute.ts';
import type { Fault, FaultKind } from './faults.ts';
import { isPayout, returnPayout } from './payout.ts';
import type { Provider } from './provider.ts';
import type { DisputeResult, Payout } from './resources.ts';
import { type Call, find } from './store.ts';

export type ControlObjects = Record<string, readonly { Id: string }[]>;

/** What tests may do to the payment server besides calling its API. */
export type PaymentControl = {
  injectFault: (fault: Fault) => void;
  clearFaults: () => void;
  /** How often each kind of fault was injected so far. */
  faultCounts: () => Readonly<Record<FaultKind, number>>;
  /** The next payment by card, or capture, ends in this result code; 101101 unless said. */
  declineNext: (resultCode?: string) => void;
  /** From now on every amount goes through, also those that end in a result code of their own. */
  ignoreTestAmounts: () => void;
  /** The server's time goes on by so many milliseconds, and what is due by then happens. */
  moveClock: (milliseconds: number) => void;
  /** The bank sends back what the payout has brought, as for an account that was closed. */
  returnPayout: (id: string) => void;
  /** The payer's bank takes a payment back, or a part of it. @returns the dispute's id */
  openDispute: (payInId: string, dispute?: NewDispute) => string;
  /** The bank has decided. */
  closeDispute: (id: string, result: DisputeResult) => void;
  /** What happened so far is listed no longer. */
  forgetEvents: () => void;
  /** Every call that was received, oldest first, without numbers of cards. */
  calls: () => readonly Call[];
  /** All that exists, by kind. */
  objects: () => ControlObjects;
};

export function createControl(provider: Provider): PaymentControl {
  const { store, clock, faults, nextDeclines } = provider;
  return {
    injectFault: faults.inject,
    clearFaults: faults.clear,
    faultCounts: faults.counts,
    declineNext: (resultCode = '101101') => {
      nextDeclines.push(resultCode);
    },
    ignoreTestAmounts: () => {
      provider.hasTestAmounts = false;
    },
    moveClock: clock.moveForward,
    returnPayout: (id) => {
      const payout = find(store.transactions, id);
      if (isPayout(payout)) returnPayout(provider, payout as Payout, '121006');
    },
    openDispute: (payInId, dispute = {}) => openDispute(provider, payInId, dispute).Id,
    closeDispute: (id, result) => closeDispute(provider, find(store.disputes, id), result),
    forgetEvents: () => {
      store.events.length = 0;
    },
    calls: () => store.calls,
    objects: () => ({
      users: [...store.users.values()],
      wallets: [...store.wallets.values()],
      cards: [...store.cards.values()].map(({ card }) => card),
      preauthorizations: [...store.preauthorizations.values()],
      transactions: [...store.transactions.values()],
      recipients: [...store.recipients.values()],
      disputes: [...store.disputes.values()],
      disputeDocuments: [...store.disputeDocuments.values()],
      identitySessions: [...store.identitySessions.values()],
      hooks: [...store.hooks.values()],
    }),
  };
}
