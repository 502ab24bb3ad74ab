import { PAYOUT_METHODS, type PayoutMethod } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { FIELD_BY_CODE, ReauthenticationStore } from '@moien/shared-lib/reauthentication';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../sheet-form/ChoiceField.tsx';
import { checkEntry } from '../../sheet-form/check-entry.ts';
import { textOf } from '../../sheet-form/entry.ts';
import { FormSheet } from '../../sheet-form/FormSheet.tsx';
import { proofRules } from '../../sheet-form/proof/proof-rules.ts';
import { useSheetForm } from '../../sheet-form/use-sheet-form.ts';
import type { BankingFormProps } from '../banking-form-props.ts';
import { BankingProof } from './BankingProof.tsx';

/** How fast money is to arrive. */
export function MethodForm({ store, information, onClose }: BankingFormProps) {
  const { t } = useTranslation('banking');
  const { api, toast } = useRootStore();
  const [reauthentication] = useState(() => new ReauthenticationStore(api, information));
  const { payoutMethod } = information;
  const form = useSheetForm({
    namespace: 'banking',
    check: (entry) => checkEntry(proofRules(reauthentication), entry),
    send: (entry) =>
      store.change(() =>
        api.call('setPayoutMethod', {
          body: {
            payoutMethod: textOf(entry, 'payoutMethod') as PayoutMethod,
            proof: reauthentication.take({ proof: textOf(entry, 'proof') }),
          },
        }),
      ),
    fieldByCode: FIELD_BY_CODE,
    onDone: () => {
      toast.show('success', t('method-saved'));
      onClose();
    },
  });
  return (
    <FormSheet form={form} title={t('method-change')} submitLabel={t('save')} onClose={onClose}>
      <ChoiceField
        name="payoutMethod"
        legend={t('method-title')}
        chosen={payoutMethod}
        choices={PAYOUT_METHODS.map((value) => ({
          value,
          label: t(`method-${value}`),
          text: t(`method-${value}-text`),
        }))}
      />
      <BankingProof reauthentication={reauthentication} form={form} />
    </FormSheet>
  );
}
