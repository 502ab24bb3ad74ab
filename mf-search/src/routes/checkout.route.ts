import { toDay } from '@moien/contract';
import { defineRoute, type LoaderContext, refuseUnknown } from '@moien/shared-lib';
import { writeTerm } from '../features/booking-box/stay-parameters.ts';
import { stayStore } from '../features/booking-box/stay-store.ts';
import { BOOKED_TERM } from '../features/checkout/booked-stay.ts';
import { lazyChangePayment } from '../features/checkout/change-payment/lazy-change-payment.ts';
import { checkoutStore } from '../features/checkout/checkout-store.ts';
import { checkoutTexts } from '../features/checkout/checkout-texts.ts';
import { lazyDepositPayment } from '../features/checkout/deposit-payment/lazy-deposit-payment.ts';
import { lazyCheckout } from '../features/checkout/lazy-checkout.ts';
import { paymentStore } from '../features/checkout/payment-result/payment-store.ts';
import { propertyStore } from '../features/property-details/property-store.ts';
import { type CheckoutData, CheckoutPage } from './CheckoutPage.tsx';

export const checkoutRoute = defineRoute<CheckoutData>({
  load: async ({ root, url, parameters, signal }: LoaderContext) => {
    const id = parameters.id ?? '';
    const now = new Date();
    const today = toDay(now);
    const change = changeOf(url.searchParams);
    const depositOf = url.searchParams.has('deposit') ? url.searchParams.get('bookingId') : null;
    const search = writeTerm(BOOKED_TERM, url.searchParams.toString());
    const bookingId = url.searchParams.get('bookingId') ?? undefined;
    await Promise.all([
      root
        .feature(propertyStore)
        .load(id, signal)
        .catch(refuseUnknown)
        .then(() => loadHost(root, id, signal)),
      // What a change costs is frozen with it: only a stay that is to be booked needs today's price.
      depositOf !== null
        ? Promise.all([root.feature(paymentStore).load(depositOf, signal), lazyDepositPayment.load()])
        : change
          ? Promise.all([root.feature(paymentStore).load(change.bookingId, signal), lazyChangePayment.load()])
          : Promise.all([
              root.feature(stayStore).load(id, search, today, signal, 'checkout'),
              root.feature(checkoutStore).of(id).load(bookingId, signal),
            ]),
      lazyCheckout.load(),
      checkoutTexts[root.languageTag].load(),
    ]);
    return { id, today, now: now.toISOString(), change, depositOf };
  },
  Component: CheckoutPage,
  warm: lazyCheckout.load,
  head: ({ id }, root, t) => {
    const property = root.feature(propertyStore).views.get(id)?.property;
    return {
      title: t('checkout-title', { title: property?.title ?? '' }),
      description: t('search-description'),
      canonicalPath: `/booking/checkout/${id}`,
      isIndexed: false,
    };
  },
});

async function loadHost(root: LoaderContext['root'], id: string, signal: AbortSignal): Promise<void> {
  const owner = root.feature(propertyStore).views.get(id)?.property.owner;
  const { hostStore } = await lazyCheckout.load();
  if (owner) await root.feature(hostStore).load(owner.userId, signal);
}

/** Of a booking whose change costs more; such an address comes from the booking's page. */
function changeOf(search: URLSearchParams): CheckoutData['change'] {
  const [bookingId, changeId] = [search.get('bookingId'), search.get('changeId')];
  return bookingId !== null && changeId !== null ? { bookingId, changeId } : null;
}
