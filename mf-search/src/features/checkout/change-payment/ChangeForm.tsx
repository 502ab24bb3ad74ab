import { type Booking, CHANGE_HOURS } from '@moien/contract';
import { importFresh, useIsAlive, useRootStore } from '@moien/shared-lib';
import { Button, formatPrice, Icon } from '@moien/shared-lib/ui';
import Lock from 'lucide-react/icons/lock';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../Checkout.module.css';
import { CardFields } from '../card-form/CardFields.tsx';
import { cardOf, fieldElement, readTypedCard } from '../card-form/read-card.ts';
import type { CheckoutErrors, CheckoutField } from '../checkout-fields.ts';
import { ProblemBox } from '../ProblemNotice.tsx';
import { type CardDue, ChangePayment } from './change-payment.ts';

export type ChangeFormProps = { booking: Booking; due: CardDue };

const loadRules = () => import(/* webpackChunkName: "check-checkout" */ '../check-checkout.ts');

/** The card for the difference or the deposit, and the button that obliges to pay or reserves it. */
export const ChangeForm = observer(function ChangeForm({ booking, due }: ChangeFormProps) {
  const { t } = useTranslation('checkout');
  const { languageTag } = useRootStore();
  const { payment, onSubmit, errorOf, forgive } = useChangeForm({ booking, due });
  // Before it hydrates, the browser itself would send the form, to an address that takes none.
  const isReady = useIsAlive();
  const name = booking.person.firstName;
  const isOfCard = payment.problem?.kind === 'card';
  const isDeposit = due.kind === 'deposit';
  const amount = formatPrice(
    due.kind === 'deposit' ? due.amount : due.change.difference,
    booking.currency,
    languageTag,
  );
  const problem = <ProblemBox problem={payment.problem} />;
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      data-scripted
      aria-label={t(isDeposit ? 'deposit-pay-title' : 'change-title')}
      onSubmit={onSubmit}
    >
      <fieldset className={styles.fields} disabled={payment.isBusy}>
        <legend className={styles.legend}>
          <Icon of={Lock} /> {t(isDeposit ? 'deposit-card' : 'pay-by-card')}
        </legend>
        {isOfCard && problem}
        <CardFields errorOf={errorOf} onChange={forgive} />
      </fieldset>
      <p className={styles.quiet}>{t(noteOf(due), { name, hours: CHANGE_HOURS })}</p>
      {!isOfCard && problem}
      <div className={styles.foot}>
        {!isDeposit && <p className={styles.footTotal}>{t('change-total', { amount })}</p>}
        <Button
          type="submit"
          variant="primary"
          size="large"
          isWide
          isBusy={payment.isBusy}
          disabled={!isReady}
        >
          {payment.isBusy
            ? t('step-paying')
            : isDeposit
              ? t('deposit-reserve', { amount })
              : t('change-book-and-pay')}
        </Button>
        <span className={styles.heard} role="status">
          {payment.step !== 'editing' && t(`step-${payment.step}`)}
        </span>
      </div>
    </form>
  );
});

const CARD_FIELDS = ['cardNumber', 'cardExpiry', 'cardCode'] as const satisfies readonly CheckoutField[];

function noteOf(due: CardDue) {
  if (due.kind === 'deposit') return 'deposit-only-reserved';
  return due.change.proposedBy === 'guest' ? 'only-reserved' : 'change-taken';
}

function useChangeForm({ booking, due }: ChangeFormProps) {
  const { t } = useTranslation('checkout');
  const root = useRootStore();
  const [payment] = useState(() => new ChangePayment(root));
  const [errors, setErrors] = useState<CheckoutErrors>({});
  const isChecking = useRef(false);
  const check = async (form: HTMLFormElement) => {
    const rules = await importFresh(loadRules).catch(() => undefined);
    if (!rules) return payment.showProblem({ kind: 'unreachable' });
    const typed = readTypedCard(form);
    const wrong = await rules.checkCard(typed);
    setErrors(wrong);
    const first = CARD_FIELDS.find((field) => wrong[field] !== undefined);
    if (first === undefined) return payment.pay(booking, due, cardOf(typed));
    fieldElement(form, first)?.focus();
  };
  return {
    payment,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isChecking.current || payment.isBusy) return;
      isChecking.current = true;
      payment.forgive();
      void check(event.currentTarget).finally(() => {
        isChecking.current = false;
      });
    },
    errorOf: (field: CheckoutField) => {
      const slug = errors[field];
      return slug && t(slug);
    },
    forgive: (field: CheckoutField) => {
      if (errors[field] !== undefined) setErrors(({ [field]: _mended, ...others }) => others);
    },
  };
}
