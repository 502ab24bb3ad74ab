import { useRootStore } from '@moien/shared-lib';
import { FIELD_BY_CODE, ReauthenticationStore } from '@moien/shared-lib/reauthentication';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkEntry } from '../../sheet-form/check-entry.ts';
import { textOf } from '../../sheet-form/entry.ts';
import { FormSheet } from '../../sheet-form/FormSheet.tsx';
import { proofRules } from '../../sheet-form/proof/proof-rules.ts';
import { useSheetForm } from '../../sheet-form/use-sheet-form.ts';
import type { BankingForm } from '../banking-form.ts';
import type { BankingFormProps } from '../banking-form-props.ts';
import { BankingProof } from './BankingProof.tsx';

type Removal = Extract<BankingForm, { kind: 'remove-account' | 'remove-card' }>;

/** Says what a removal means, and asks who is asking. */
export function RemovalForm({
  store,
  information,
  form: removal,
  onClose,
}: BankingFormProps & { form: Removal }) {
  const { t } = useTranslation('banking');
  const { api, toast } = useRootStore();
  const [reauthentication] = useState(() => new ReauthenticationStore(api, information));
  const isAccount = removal.kind === 'remove-account';
  const { id } = isAccount ? removal.recipient : removal.card;
  const ending = isAccount ? removal.recipient.ibanEnding : removal.card.ending;
  const form = useSheetForm({
    namespace: 'banking',
    check: (entry) => checkEntry(proofRules(reauthentication), entry),
    send: (entry) => {
      const proof = reauthentication.take({ proof: textOf(entry, 'proof') });
      const input = { path: { id }, body: { proof } };
      return store.change(() => api.call(isAccount ? 'removeRecipient' : 'removeCard', input));
    },
    fieldByCode: FIELD_BY_CODE,
    onDone: () => {
      toast.show('success', t(`${removal.kind}-done`));
      onClose();
    },
  });
  return (
    <FormSheet
      form={form}
      title={t(`${removal.kind}-title`, { ending })}
      text={t(`${removal.kind}-text`)}
      submitLabel={t(isAccount ? 'account-remove' : 'card-remove')}
      isDangerous
      onClose={onClose}
    >
      <BankingProof reauthentication={reauthentication} form={form} />
    </FormSheet>
  );
}
