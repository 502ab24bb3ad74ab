import { useIsAlive, useRootStore } from '@moien/shared-lib';
import { Button, formatPrice, Icon } from '@moien/shared-lib/ui';
import Lock from 'lucide-react/icons/lock';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { StayPart } from '../booking-box/stay-sheet-props.ts';
import type { PropertyView } from '../property-details/property-store.ts';
import { ChargeNote } from './ChargeNote.tsx';
import styles from './Checkout.module.css';
import { ContactFields } from './ContactFields.tsx';
import { CardFields } from './card-form/CardFields.tsx';
import type { Checkout, CheckoutStep } from './checkout.ts';
import { CHECKOUT_END } from './checkout-end.ts';
import { HouseRulesConsent } from './HouseRulesConsent.tsx';
import { LegalNotes } from './LegalNotes.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { CancellationSection } from './refund-curve/CancellationSection.tsx';
import { useBookingForm } from './use-booking-form.ts';
import { useExpectedTerms } from './use-expected-terms.ts';

export type BookingFormProps = {
  view: PropertyView;
  checkout: Checkout;
  /** Out of sight without a price; what is written in it stays. */
  isHidden?: boolean;
  onChange: (part: StayPart) => void;
  /** Of the loader. */
  now: string;
};

/** Who comes, what they want to say, the card, and the button that obliges to pay. */
export const BookingForm = observer(function BookingForm(props: BookingFormProps) {
  const { view, checkout, isHidden = false, onChange, now } = props;
  const { t } = useTranslation('checkout');
  const { onSubmit, errorOf, forgive } = useBookingForm(checkout);
  const { property } = view;
  const { draft } = checkout;
  const terms = useExpectedTerms(property, checkout, now);
  const userId = useRootStore().session.profile?.userId;
  // By the form itself: it may hydrate after the page around it, and shows what the server drew until then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: who has signed in resumes what is theirs
  useEffect(() => void checkout.resume(), [checkout, userId]);
  const isOfCard = checkout.problem?.kind === 'card';
  const problem = <ProblemNotice property={property} checkout={checkout} onChange={onChange} />;
  const fields = { draft, hostName: property.owner.firstName, errorOf, onChange: forgive };
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      data-scripted
      hidden={isHidden}
      aria-label={t('checkout')}
      onSubmit={onSubmit}
    >
      <fieldset className={styles.inputs} disabled={checkout.isBusy}>
        <ContactFields {...fields} />
        <fieldset className={styles.fields}>
          <legend className={styles.legend}>
            <Icon of={Lock} /> {t('pay-by-card')}
          </legend>
          {isOfCard && problem}
          <CardFields errorOf={errorOf} onChange={forgive} />
        </fieldset>
        <HouseRulesConsent
          view={view}
          draft={draft}
          error={errorOf('areHouseRulesAccepted')}
          onChange={() => forgive('areHouseRulesAccepted')}
        />
        {checkout.quote && terms && <CancellationSection terms={terms} total={checkout.quote.total} />}
      </fieldset>
      <LegalNotes property={property} />
      {!isOfCard && problem}
      <Foot view={view} checkout={checkout} />
    </form>
  );
});

/** All of holding and paying is one wait, so that the button keeps its height. */
const buttonSlug = (step: CheckoutStep) => (step === 'challenge' ? 'step-challenge' : 'step-paying');

/** The total and when it is taken stand right above the button. Nights that somebody has cannot be booked. */
const Foot = observer(function Foot({ view, checkout }: Pick<BookingFormProps, 'view' | 'checkout'>) {
  const { t } = useTranslation('checkout');
  const { languageTag } = useRootStore();
  const { quote, step, isBusy, problem } = checkout;
  // Before it hydrates, the browser itself would send the form, to an address that takes none.
  const isReady = useIsAlive() && Boolean(quote);
  if (problem?.kind === 'dates-taken') return null;
  const price = (amount: number, currency: string) => formatPrice(amount, currency, languageTag);
  const before = problem?.kind === 'price-changed' && `${price(problem.before, problem.currency)} → `;
  const name = view.property.isInstantBookable ? 'book-and-pay' : 'request-and-pay';
  return (
    <div className={styles.foot} id={CHECKOUT_END} tabIndex={-1}>
      {quote && (
        <p className={styles.footTotal}>
          {t('total', { amount: `${before || ''}${price(quote.total, quote.currency)}` })}
        </p>
      )}
      <ChargeNote property={view.property} />
      <Button type="submit" variant="primary" size="large" isWide isBusy={isBusy} disabled={!isReady}>
        {t(isBusy ? buttonSlug(step) : name)}
      </Button>
      <span className={styles.heard} role="status">
        {isBusy && t(`step-${step}`)}
      </span>
    </div>
  );
});
