import { lazyPart, lazyWithRetry } from '@moien/shared-lib';

/**
 * Where a guest has the deposit of a booking reserved: rarely, so the checkout of a stay does not carry
 * it.
 */
export const lazyDepositPayment = lazyWithRetry(
  () => import(/* webpackChunkName: "deposit-payment" */ './DepositPaymentView.tsx'),
);

export const LazyDepositPayment = lazyPart(
  lazyDepositPayment,
  ({ DepositPaymentView }) => DepositPaymentView,
);
