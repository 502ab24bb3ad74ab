import { importFresh } from '@moien/shared-lib';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardOf, fieldElement, readTypedCard } from './card-form/read-card.ts';
import type { Checkout } from './checkout.ts';
import { CHECKOUT_FIELDS, type CheckoutErrors, type CheckoutField } from './checkout-fields.ts';

/** The rules come with the first press: nobody needs them before. */
const loadRules = () => import(/* webpackChunkName: "check-checkout" */ './check-checkout.ts');

/** Checks the fields, leads to the first that is wrong, and books when none is. */
export function useBookingForm(checkout: Checkout) {
  const { t } = useTranslation('checkout');
  const [errors, setErrors] = useState<CheckoutErrors>({});
  const isChecking = useRef(false);
  const check = async (form: HTMLFormElement) => {
    const rules = await importFresh(loadRules).catch(() => undefined);
    if (!rules) return checkout.showProblem({ kind: 'unreachable' });
    const typed = readTypedCard(form);
    const wrong = await rules.checkCheckout({ ...checkout.draft.fields, ...typed });
    setErrors(wrong);
    const first = CHECKOUT_FIELDS.find((field) => wrong[field] !== undefined);
    if (first === undefined) return checkout.book(cardOf(typed));
    const element = fieldElement(form, first);
    element?.focus();
    element?.scrollIntoView?.({ block: 'nearest' });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isChecking.current || checkout.isBusy) return;
    isChecking.current = true;
    checkout.forgive();
    void check(event.currentTarget).finally(() => {
      isChecking.current = false;
    });
  };
  return {
    onSubmit,
    errorOf: (field: CheckoutField) => {
      const slug = errors[field];
      return slug && t(slug);
    },
    /** What was wrong with a field that is being mended is so no more. */
    forgive: (field: CheckoutField) => {
      if (errors[field] !== undefined) setErrors(({ [field]: _mended, ...others }) => others);
    },
  };
}
