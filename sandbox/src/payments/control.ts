import type { Fault, FaultKind } from './faults.ts';
import type { Provider } from './provider.ts';
import type { Call } from './store.ts';

export type ControlObjects = Record<string, readonly { Id: string }[]>;

/** What tests may do to the payment server besides calling its API. */
export type PaymentControl = {
  injectFault: (fault: Fault) => void;
  clearFaults: () => void;
  /** How often each kind of fault was injected so far. */
  faultCounts: () => Readonly<Record<FaultKind, number>>;
  /** The next payment by card, or capture, ends in this result code; 101101 unless said. */
  declineNext: (resultCode?: string) => void;
  /** The server's time goes on by so many milliseconds, and what is due by then happens. */
  moveClock: (milliseconds: number) => void;
  /** Every call that was received, oldest first, without numbers of cards. */
  calls: () => readonly Call[];
  /** All that exists, by kind. */
  objects: () => ControlObjects;
};

export function createControl({ store, clock, faults, nextDeclines }: Provider): PaymentControl {
  return {
    injectFault: faults.inject,
    clearFaults: faults.clear,
    faultCounts: faults.counts,
    declineNext: (resultCode = '101101') => {
      nextDeclines.push(resultCode);
    },
    moveClock: clock.moveForward,
    calls: () => store.calls,
    objects: () => ({
      users: [...store.users.values()],
      wallets: [...store.wallets.values()],
      cards: [...store.cards.values()].map(({ card }) => card),
      preauthorizations: [...store.preauthorizations.values()],
      transactions: [...store.transactions.values()],
      hooks: [...store.hooks.values()],
    }),
  };
}
