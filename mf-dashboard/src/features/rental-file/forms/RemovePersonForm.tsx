import type { FilePerson } from '@moien/contract';
import { useTranslation } from 'react-i18next';
import { FormSheet } from '../../sheet-form/FormSheet.tsx';
import { useSheetForm } from '../../sheet-form/use-sheet-form.ts';
import type { FileFormProps } from '../file-form.ts';

/** With their documents, for good. */
export function RemovePersonForm({ store, person, onClose }: FileFormProps & { person: FilePerson }) {
  const { t } = useTranslation('rental-file');
  const { id, name } = person;
  const form = useSheetForm({
    namespace: 'rental-file',
    check: async () => ({}),
    send: () => store.change((api, query) => api.call('removeFilePerson', { path: { id }, query })),
    onDone: onClose,
  });
  return (
    <FormSheet
      form={form}
      title={t('person-remove-title', { name })}
      text={t('person-remove-text')}
      submitLabel={t('remove')}
      isDangerous
      onClose={onClose}
    >
      {null}
    </FormSheet>
  );
}
