import { useFeatureStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { CheckoutTexts } from '../features/checkout/CheckoutTexts.tsx';
import { CheckoutView } from '../features/checkout/CheckoutView.tsx';
import { LazyChangePayment } from '../features/checkout/change-payment/lazy-change-payment.ts';
import { LazyDepositPayment } from '../features/checkout/deposit-payment/lazy-deposit-payment.ts';
import { propertyStore } from '../features/property-details/property-store.ts';

/** Day and instant come from the loader, so that server and browser draw the same. */
export type CheckoutData = {
  id: string;
  today: string;
  now: string;
  /** The change of a booking that is paid here instead of a stay. */
  change: { bookingId: string; changeId: string } | null;
  /** The booking whose deposit is reserved here instead. */
  depositOf: string | null;
};

export const CheckoutPage = observer(function CheckoutPage({ data }: { data: CheckoutData }) {
  const { id, today, now, change, depositOf } = data;
  const view = useFeatureStore(propertyStore).views.get(id);
  if (!view) return null;
  return (
    <CheckoutTexts>
      {depositOf !== null ? (
        <LazyDepositPayment key={depositOf} bookingId={depositOf} />
      ) : change ? (
        <LazyChangePayment key={change.changeId} {...change} />
      ) : (
        <CheckoutView key={id} view={view} today={today} now={now} />
      )}
    </CheckoutTexts>
  );
});
