import { FILE_UNLOCK_MINUTES } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { FIELD_BY_CODE, ReauthenticationStore } from '@moien/shared-lib/reauthentication';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkEntry, proofRules } from '../../banking/forms/check-entry.ts';
import { useSheetForm } from '../../banking/forms/use-sheet-form.ts';
import type { FileFormProps } from '../file-form.ts';
import { FileProofField } from './FileProofField.tsx';
import { FileSheet } from './FileSheet.tsx';
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
    <FileSheet
      form={form}
      title={t('unlock-title')}
      text={t('unlock-text', { minutes: FILE_UNLOCK_MINUTES })}
      submitLabel={t('unlock')}
      onClose={onClose}
    >
      <FileProofField reauthentication={reauthentication} error={form.errorOf('proof')} />
    </FileSheet>
  );
}
