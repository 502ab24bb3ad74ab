import { FILE_UNLOCK_MINUTES } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { FIELD_BY_CODE, ReauthenticationStore } from '@moien/shared-lib/reauthentication';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkEntry } from '../../sheet-form/check-entry.ts';
import { FormSheet } from '../../sheet-form/FormSheet.tsx';
import { ProofField } from '../../sheet-form/proof/ProofField.tsx';
import { proofRules } from '../../sheet-form/proof/proof-rules.ts';
import { useSheetForm } from '../../sheet-form/use-sheet-form.ts';
import type { FileFormProps } from '../file-form.ts';
import { unlock } from './unlock.ts';

/** Before documents are opened. */
export function UnlockForm({ store, file, onClose }: FileFormProps) {
  const { t } = useTranslation('rental-file');
  const { api } = useRootStore();
  const [reauthentication] = useState(() => new ReauthenticationStore(api, file));
  const form = useSheetForm({
    namespace: 'rental-file',
    check: (entry) => checkEntry(proofRules(reauthentication), entry),
    send: (entry) => unlock(store, reauthentication, entry),
    fieldByCode: FIELD_BY_CODE,
    onDone: onClose,
  });
  return (
    <FormSheet
      form={form}
      title={t('unlock-title')}
      text={t('unlock-text', { minutes: FILE_UNLOCK_MINUTES })}
      submitLabel={t('unlock')}
      onClose={onClose}
    >
      <ProofField reauthentication={reauthentication} problem={form.problemOf('proof')} />
    </FormSheet>
  );
}
