import {
  FILE_PERSON_NAME_MAXIMUM,
  FILE_ROLES,
  type FileRole,
  makeUuidV7,
  TENANTS_OF_HOUSEHOLD,
} from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { TextField } from '@moien/shared-lib/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { string } from 'yup';
import { ChoiceField } from '../../sheet-form/ChoiceField.tsx';
import { checkEntry } from '../../sheet-form/check-entry.ts';
import { textOf } from '../../sheet-form/entry.ts';
import { FormSheet } from '../../sheet-form/FormSheet.tsx';
import { useSheetForm } from '../../sheet-form/use-sheet-form.ts';
import type { FileFormProps } from '../file-form.ts';

const RULES = {
  role: string().required('role-missing'),
  name: string().required('name-missing').max(FILE_PERSON_NAME_MAXIMUM, 'too-long'),
};

/** Names somebody else: a tenant, where the household has room for one, or a guarantor. */
export function PersonForm({ store, file, onClose }: FileFormProps) {
  const { t } = useTranslation('rental-file');
  const { toast } = useRootStore();
  // The same id for each try: a lost answer names nobody twice.
  const [id] = useState(() => makeUuidV7());
  const tenantCount = file.filePersonArray.filter(({ role }) => role === 'tenant').length;
  const isFull = tenantCount >= TENANTS_OF_HOUSEHOLD[file.settings.household];
  const roles = FILE_ROLES.filter((role) => role !== 'tenant' || !isFull);
  const form = useSheetForm({
    namespace: 'rental-file',
    check: (entry) => checkEntry(RULES, entry),
    send: (entry) => {
      const body = { role: textOf(entry, 'role') as FileRole, name: textOf(entry, 'name') };
      return store.change((api, query) => api.call('putFilePerson', { path: { id }, query, body }));
    },
    fieldByCode: { 'person-name-missing': 'name' },
    onDone: () => {
      toast.show('success', t('person-added'));
      onClose();
    },
  });
  return (
    <FormSheet
      form={form}
      title={t('person-add')}
      text={t('person-text')}
      submitLabel={t('person-submit')}
      onClose={onClose}
    >
      <ChoiceField
        name="role"
        legend={t('role')}
        choices={roles.map((value) => ({ value, label: t(`role-${value}`) }))}
        chosen={undefined}
        error={form.errorOf('role')}
      />
      <TextField
        name="name"
        label={t('name')}
        hint={t('name-hint')}
        autoComplete="off"
        maxLength={FILE_PERSON_NAME_MAXIMUM}
        error={form.errorOf('name')}
        required
      />
    </FormSheet>
  );
}
