import { lazyPart, lazyWithRetry } from '@moien/shared-lib';

/** What of the checkout comes after the first scripts: the form, and what a cancellation returns. */
export const lazyCheckout = lazyWithRetry(
  () => import(/* webpackChunkName: "lazy-checkout" */ './lazy-checkout-parts.ts'),
);

export const LazyBookingForm = lazyPart(lazyCheckout, ({ BookingForm }) => BookingForm);
export const LazyCancellation = lazyPart(lazyCheckout, ({ CancellationSection }) => CancellationSection);
export const LazyChangeForm = lazyPart(lazyCheckout, ({ ChangeForm }) => ChangeForm);
export const LazyCheckoutBar = lazyPart(lazyCheckout, ({ CheckoutBar }) => CheckoutBar);
export const LazyContinueToPayment = lazyPart(lazyCheckout, ({ ContinueToPayment }) => ContinueToPayment);
export const LazyHostBrief = lazyPart(lazyCheckout, ({ HostBrief }) => HostBrief);
export const LazyNoPrice = lazyPart(lazyCheckout, ({ NoPrice }) => NoPrice);
