import type { Payments } from '../domains/booking/index.ts';

/** What booking has ordered, and what the provider is said to have done: no money moves. */
export type FakePayments = Payments & {
  /** `capture ID`, `refund ID KEY AMOUNT` and so on, in order. */
  orders: string[];
  /** Bookings for which the provider has yet to answer. */
  open: Set<string>;
  /** In minor units. */
  paid: Map<string, number>;
  /** What guests’ banks took back for good. */
  lost: Map<string, number>;
};

export function createFakePayments(): FakePayments {
  const orders: string[] = [];
  const open = new Set<string>();
  const paid = new Map<string, number>();
  const lost = new Map<string, number>();
  const refunded = new Map<string, number>();
  const refunds = new Set<string>();
  const order = async (name: string) => void orders.push(name);
  return {
    orders,
    open,
    paid,
    lost,
    orderCapture: (_transaction, bookingId) => order(`capture ${bookingId}`),
    orderRelease: (_transaction, bookingId) => order(`release ${bookingId}`),
    orderChangeCapture: (_transaction, changeId) => order(`change-capture ${changeId}`),
    orderChangeRelease: (_transaction, changeId) => order(`change-release ${changeId}`),
    async orderRefund(_transaction, { bookingId, amount, key }) {
      const name = `refund ${bookingId} ${key}`;
      if (refunds.has(name)) return;
      refunds.add(name);
      refunded.set(bookingId, (refunded.get(bookingId) ?? 0) + amount);
      await order(`${name} ${amount}`);
    },
    findDispute: async () => null,
    findDeposit: async () => null,
    claimDeposit: (_transaction, bookingId) => order(`claim-deposit ${bookingId}`),
    answerDeposit: (_transaction, bookingId) => order(`answer-deposit ${bookingId}`),
    settleDeposit: (_transaction, bookingId) => order(`settle-deposit ${bookingId}`),
    hasOpenAttempt: async (_transaction, bookingId) => open.has(bookingId),
    totalsOf: async (_transaction, bookingId) => ({
      paid: paid.get(bookingId) ?? 0,
      refunded: (refunded.get(bookingId) ?? 0) + (lost.get(bookingId) ?? 0),
      lost: lost.get(bookingId) ?? 0,
    }),
  };
}
