import { useBackCloses, useLazyModule, useRootStore } from '@moien/shared-lib';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankingForm } from './banking-form.ts';
import type { BankingFormProps } from './banking-form-props.ts';

const load = () => import(/* webpackChunkName: "banking-forms" */ './forms/BankingFormSheet.tsx');

type LazyBankingFormProps = BankingFormProps & { form: BankingForm | undefined };

/** Forms, their rules and the check of account numbers come when somebody wants to change something. */
export function LazyBankingForm({ form, ...props }: LazyBankingFormProps) {
  const { t } = useTranslation('banking');
  const { toast } = useRootStore();
  const { module, hasFailed } = useLazyModule(load, form !== undefined);
  useBackCloses(form !== undefined, props.onClose);
  const announceFailure = useEffectEvent(() => {
    toast.show('error', t('part-failed'));
    props.onClose();
  });
  useEffect(() => {
    if (hasFailed) announceFailure();
  }, [hasFailed]);
  return module && form ? <module.BankingFormSheet key={form.kind} form={form} {...props} /> : null;
}
