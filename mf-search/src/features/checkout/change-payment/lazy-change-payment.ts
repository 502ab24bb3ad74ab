import { lazyPart, lazyWithRetry } from '@moien/shared-lib';

/** What somebody pays for a changed booking: rarely, so the checkout of a stay does not carry it. */
export const lazyChangePayment = lazyWithRetry(
  () => import(/* webpackChunkName: "change-payment" */ './ChangePaymentView.tsx'),
);

export const LazyChangePayment = lazyPart(lazyChangePayment, ({ ChangePaymentView }) => ChangePaymentView);
