import type { BankingInformation } from '@moien/contract';
import { useBackCloses, useLazyModule, useRootStore } from '@moien/shared-lib';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankingForm } from './banking-form.ts';
import type { BankingStore } from './banking-store.ts';

export type BankingFormProps = {
  store: BankingStore;
  information: BankingInformation;
  onClose: () => void;
};

const load = () => import(/* webpackChunkName: "banking-forms" */ './forms/BankingFormSheet.tsx');

type LazyBankingFormProps = BankingFormProps & { form: BankingForm | undefined };

/** Forms, their rules and the check of account numbers come when somebody wants to change something. */
export function LazyBankingForm({ form, ...props }: LazyBankingFormProps) {
  const { t } = useTranslation('banking');
  const { toast } = useRootStore();
  const { module, hasFailed } = useLazyModule(load, form !== undefined);
  useBackCloses(form !== undefined, props.onClose);
  const tellFailure = useEffectEvent(() => {
    toast.show('error', t('part-failed'));
    props.onClose();
  });
  useEffect(() => {
    if (hasFailed) tellFailure();
  }, [hasFailed]);
  return module && form ? <module.BankingFormSheet key={form.kind} form={form} {...props} /> : null;
}
