import { FILE_UNLOCK_MINUTES } from '@moien/contract';
import { useTranslation } from 'react-i18next';
import { checkEntry, proofRules } from '../../banking/forms/check-entry.ts';
import { useSheetForm } from '../../banking/forms/use-sheet-form.ts';
import type { FileFormProps } from '../file-form.ts';
import { FileProofField } from './FileProofField.tsx';
import { FileSheet } from './FileSheet.tsx';
import { PROOF_FIELD, unlock } from './unlock.ts';

/** Before documents are opened. */
export function UnlockForm({ store, file, onClose }: FileFormProps) {
  const { t } = useTranslation('rental-file');
  const { hasPassword } = file;
  const form = useSheetForm({
    namespace: 'rental-file',
    check: (entry) => checkEntry(proofRules(hasPassword), entry),
    send: (entry) => unlock({ store, file }, entry),
    fieldByCode: PROOF_FIELD,
    onDone: onClose,
  });
  return (
    <FileSheet
      form={form}
      title={t('unlock-title')}
      text={t('unlock-text', { minutes: FILE_UNLOCK_MINUTES })}
      submitLabel={t('unlock')}
      onClose={onClose}
    >
      <FileProofField hasPassword={hasPassword} error={form.errorOf('proof')} />
    </FileSheet>
  );
}
