import { defineRoute, type LoaderContext } from '@moien/shared-lib';
import { checkoutTexts } from '../features/checkout/checkout-texts.ts';
import { paymentStore } from '../features/checkout/payment-result/payment-store.ts';
import { ConfirmBookingPaymentPage, type PaymentData } from './ConfirmBookingPaymentPage.tsx';

export const confirmBookingPaymentRoute = defineRoute<PaymentData>({
  load: async ({ root, url, signal }: LoaderContext) => {
    const bookingId = url.searchParams.get('bookingId') ?? '';
    await Promise.all([
      bookingId !== '' && root.feature(paymentStore).load(bookingId, signal),
      checkoutTexts[root.languageTag].load(),
    ]);
    return { bookingId };
  },
  Component: ConfirmBookingPaymentPage,
  head: (_data, _root, t) => ({
    title: t('payment-title'),
    description: t('search-description'),
    canonicalPath: '/confirm-booking-payment',
    isIndexed: false,
  }),
});
