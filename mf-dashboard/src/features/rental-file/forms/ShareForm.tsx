import { FILE_SHARE_DAYS, FILE_STAGES, type FileStage, makeUuidV7 } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { FIELD_BY_CODE, ReauthenticationStore } from '@moien/shared-lib/reauthentication';
import { Select } from '@moien/shared-lib/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { string } from 'yup';
import { ChoiceField } from '../../sheet-form/ChoiceField.tsx';
import { checkEntry } from '../../sheet-form/check-entry.ts';
import { type Entry, textOf } from '../../sheet-form/entry.ts';
import { FormSheet } from '../../sheet-form/FormSheet.tsx';
import { ProofField } from '../../sheet-form/proof/ProofField.tsx';
import { proofRules } from '../../sheet-form/proof/proof-rules.ts';
import { useSheetForm } from '../../sheet-form/use-sheet-form.ts';
import type { FileFormProps } from '../file-form.ts';
import { unlock } from './unlock.ts';

const PROOF_ONLY = 'proof';
const RULES = {
  propertyId: string().required('home-missing'),
  content: string().required('content-missing'),
};

/** With the owner of which home, and how much of the file. */
export function ShareForm({ store, file, onClose }: FileFormProps) {
  const { t } = useTranslation('rental-file');
  const { api, toast } = useRootStore();
  const [reauthentication] = useState(() => new ReauthenticationStore(api, file));
  // The same id for each try: a lost answer shares nothing twice.
  const [id] = useState(() => makeUuidV7());
  const [isUnlocked] = useState(file.isUnlocked);
  const { shareableHomeArray: homes } = file;
  const share = (entry: Entry) => {
    const content = textOf(entry, 'content');
    const isProofOnly = content === PROOF_ONLY;
    const stage = isProofOnly ? 'viewing' : (content as FileStage);
    const body = { propertyId: textOf(entry, 'propertyId'), stage, isProofOnly } as const;
    return store.change((client, query) => client.call('putFileShare', { path: { id }, query, body }));
  };
  const form = useSheetForm({
    namespace: 'rental-file',
    check: (entry) => checkEntry({ ...RULES, ...(!isUnlocked && proofRules(reauthentication)) }, entry),
    send: async (entry) => {
      const opened = isUnlocked ? undefined : await unlock(store, reauthentication, entry);
      return opened && opened.kind !== 'ok' ? opened : share(entry);
    },
    fieldByCode: { ...FIELD_BY_CODE, 'income-proof-impossible': 'content' },
    onDone: () => {
      toast.show('success', t('share-done'));
      onClose();
    },
  });
  const contents = [...FILE_STAGES.filter((stage) => stage !== 'viewing'), PROOF_ONLY] as const;
  return (
    <FormSheet
      form={form}
      title={t('share')}
      text={t('share-text', { count: FILE_SHARE_DAYS })}
      submitLabel={t('share-submit')}
      onClose={onClose}
    >
      <Select
        name="propertyId"
        label={t('share-home')}
        hint={t('share-home-hint')}
        error={form.errorOf('propertyId')}
        required
      >
        {homes.map(({ propertyId, title, ownerName }) => (
          <option key={propertyId} value={propertyId}>
            {t('share-option', { title, name: ownerName })}
          </option>
        ))}
      </Select>
      <ChoiceField
        name="content"
        legend={t('content')}
        choices={contents.map((value) => ({
          value,
          label: t(`content-${value}`),
          text: t(`content-${value}-text`),
        }))}
        chosen={undefined}
        error={form.errorOf('content')}
      />
      {!isUnlocked && <ProofField reauthentication={reauthentication} problem={form.problemOf('proof')} />}
    </FormSheet>
  );
}
