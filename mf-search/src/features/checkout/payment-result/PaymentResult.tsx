import { RouteLink, useFeatureStore, useRootStore } from '@moien/shared-lib';
import { Button, buttonAttributes, EmptyState, ErrorState } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetDraft } from '../checkout-draft.ts';
import { forgetBooking } from '../checkout-ids.ts';
import { KnownPayment } from './KnownPayment.tsx';
import { isUnsettled, paymentOutcome } from './payment-outcome.ts';
import { type PaymentView, paymentStore } from './payment-store.ts';
import { useRepeatedAsking } from './use-repeated-asking.ts';

/** The real state of a payment, whenever and wherever it is looked at. */
export const PaymentResult = observer(function PaymentResult({ bookingId }: { bookingId: string }) {
  const { session } = useRootStore();
  const store = useFeatureStore(paymentStore);
  const view = store.viewOf(bookingId);
  const userId = session.profile?.userId;
  useEffect(() => {
    if (userId !== undefined && store.viewOf(bookingId)?.status === 'signed-out') void store.load(bookingId);
  }, [userId, bookingId, store]);
  useSettled(view);
  const isWaiting =
    view?.status === 'known' && (view.isStale || isUnsettled(paymentOutcome(view.payment, view.booking)));
  useRepeatedAsking(() => store.load(bookingId), isWaiting);
  if (view?.status === 'known') return <KnownPayment {...view} />;
  return <NoPayment bookingId={bookingId} status={view?.status ?? 'missing'} />;
});

/** What the browser keeps for a checkout ends with it. */
function useSettled(view: PaymentView | undefined) {
  const booking = view?.status === 'known' ? view.booking : undefined;
  const outcome = view?.status === 'known' ? paymentOutcome(view.payment, view.booking) : undefined;
  const [id, propertyId] = [booking?.id, booking?.home.propertyId];
  useEffect(() => {
    if (id === undefined || propertyId === undefined) return;
    if (outcome === 'expired' || outcome === 'ended' || outcome === 'refunded') forgetBooking(id);
    if (outcome === 'booked' || outcome === 'requested') {
      forgetBooking(id);
      forgetDraft(propertyId);
    }
  }, [outcome, id, propertyId]);
}

type NoPaymentProps = { bookingId: string; status: Exclude<PaymentView['status'], 'known'> };

const NoPayment = observer(function NoPayment({ bookingId, status }: NoPaymentProps) {
  const { t } = useTranslation('checkout');
  const { authModal, navigation } = useRootStore();
  const store = useFeatureStore(paymentStore);
  const [isRetrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await store.load(bookingId);
    setRetrying(false);
  };
  if (status === 'unreachable') {
    return (
      <ErrorState
        title={t('payment-unreachable')}
        text={t('payment-unreachable-explained')}
        retryLabel={t('retry')}
        onRetry={() => void retry()}
        isRetrying={isRetrying}
        headingLevel={1}
      />
    );
  }
  const search = new URLSearchParams({ bookingId });
  const next = navigation.hrefTo({ route: 'confirm-booking-payment', search });
  const isSignedOut = status === 'signed-out';
  return (
    <EmptyState
      title={t(isSignedOut ? 'payment-signed-out' : 'payment-missing')}
      text={t(isSignedOut ? 'payment-signed-out-explained' : 'payment-missing-explained')}
      headingLevel={1}
      action={
        isSignedOut ? (
          <Button
            variant="primary"
            onClick={() => authModal.open('sign-in', next === undefined ? {} : { next })}
          >
            {t('sign-in')}
          </Button>
        ) : (
          <>
            <RouteLink route="bookings" {...buttonAttributes({ variant: 'primary' })}>
              {t('to-bookings')}
            </RouteLink>
            <RouteLink route="search" {...buttonAttributes()}>
              {t('to-search')}
            </RouteLink>
          </>
        )
      }
    />
  );
});
