import { RouteLink, useFeatureStore, useRootStore, useSession } from '@moien/shared-lib';
import { Button, buttonAttributes, EmptyState, formatDays } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeStay } from '../booking-box/stay-parameters.ts';
import type { StayPart } from '../booking-box/stay-sheet-props.ts';
import { stayStore } from '../booking-box/stay-store.ts';
import type { PropertyView } from '../property-details/property-store.ts';
import styles from './Checkout.module.css';
import { Extras } from './Extras.tsx';
import { HoldClock } from './HoldClock.tsx';
import { HomeBrief } from './HomeBrief.tsx';
import { LazyStayChoice } from './LazyStayChoice.tsx';
import {
  LazyBookingForm,
  LazyCancellation,
  LazyCheckoutBar,
  LazyContinueToPayment,
  LazyHostBrief,
  LazyNoPrice,
} from './lazy-checkout.ts';
import { PriceSection } from './PriceSection.tsx';
import { SignInToBook } from './SignInToBook.tsx';
import { StaySection } from './StaySection.tsx';
import { useCheckout } from './use-checkout.ts';
import { useExpectedTerms } from './use-expected-terms.ts';

export type CheckoutViewProps = {
  view: PropertyView;
  /** Of the loader, so that server and browser draw the same. */
  today: string;
  now: string;
};

/** A stay on its way to be booked: what it is, what it costs, what comes back, and the form to pay it. */
export const CheckoutView = observer(function CheckoutView({ view, today, now }: CheckoutViewProps) {
  const { t } = useTranslation('checkout');
  const { property } = view;
  const checkout = useCheckout(property.id);
  const { isSignedIn } = useSession();
  const stays = useFeatureStore(stayStore);
  const { quote } = checkout;
  const answer = stays.quoteOf(property.id);
  const terms = useExpectedTerms(property, checkout, now);
  const [part, setPart] = useState<StayPart>();
  // The same one each time: another would remove a form whose code has not come yet, and what is typed in it.
  const change = useCallback(
    (wanted: StayPart) => {
      checkout.forgive();
      setPart(wanted);
    },
    [checkout],
  );
  const isUnpriced = !quote && answer.status !== 'waiting';
  const search = writeStay(stays.stayOf(property.id), new URLSearchParams());
  if (!property.isAvailableForShortTerm) return <NotByNight property={property} />;
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{t(property.isInstantBookable ? 'title-instant' : 'title-request')}</h1>
      <div className={styles.columns}>
        <aside className={styles.summary}>
          <HomeBrief property={property} search={search} />
          <LazyHostBrief owner={property.owner} />
          <StaySection view={view} checkout={checkout} onChange={change} />
          <PriceSection property={property} checkout={checkout} terms={terms} />
          {quote && isSignedIn && <LazyContinueToPayment />}
        </aside>
        <div className={styles.main}>
          <HoldClock checkout={checkout} />
          <OtherHold checkout={checkout} />
          <Extras view={view} checkout={checkout} />
          {isUnpriced && <LazyNoPrice property={property} today={today} onChange={change} />}
          {isSignedIn && (
            <LazyBookingForm
              view={view}
              checkout={checkout}
              now={now}
              isHidden={isUnpriced}
              onChange={change}
            />
          )}
          {!isSignedIn && !isUnpriced && <SignInToBook property={property} />}
          {!isSignedIn && quote && terms && <LazyCancellation terms={terms} total={quote.total} />}
          <noscript>
            <p className={styles.warning}>{t('needs-scripts')}</p>
          </noscript>
        </div>
      </div>
      {quote && <LazyCheckoutBar checkout={checkout} quote={quote} property={property} />}
      <LazyStayChoice
        property={property}
        today={today}
        arePetsAllowed={view.permissions?.pets ?? true}
        isOpen={part !== undefined}
        part={part ?? 'days'}
        onClose={() => setPart(undefined)}
      />
    </article>
  );
});

/** Other nights of this home are held for the guest. */
const OtherHold = observer(function OtherHold({
  checkout,
}: Pick<Parameters<typeof HoldClock>[0], 'checkout'>) {
  const { t } = useTranslation('checkout');
  const { languageTag } = useRootStore();
  if (!checkout.held || checkout.isHeldAsChosen) return null;
  const { arrivalDate, departureDate } = checkout.held.booking;
  return (
    <Button className={styles.otherHold} data-scripted onClick={() => checkout.chooseHeld()}>
      {t('take-held-dates', { dates: formatDays(arrivalDate, departureDate, languageTag) })}
    </Button>
  );
});

function NotByNight({ property: { id, owner } }: Pick<PropertyView, 'property'>) {
  const { t } = useTranslation('checkout');
  return (
    <EmptyState
      title={t('not-by-night')}
      text={t('not-by-night-explained', { name: owner.firstName })}
      headingLevel={1}
      action={
        <RouteLink route="property" parameters={{ id }} {...buttonAttributes({ variant: 'primary' })}>
          {t('back-to-home')}
        </RouteLink>
      }
    />
  );
}
