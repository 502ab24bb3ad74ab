import type { FileShare } from '@moien/contract';
import { useTranslation } from 'react-i18next';
import { FormSheet } from '../../sheet-form/FormSheet.tsx';
import { useSheetForm } from '../../sheet-form/use-sheet-form.ts';
import type { FileFormProps } from '../file-form.ts';

/** Access ends at once. */
export function EndShareForm({ store, share, onClose }: FileFormProps & { share: FileShare }) {
  const { t } = useTranslation('rental-file');
  const { id, ownerName } = share;
  const form = useSheetForm({
    namespace: 'rental-file',
    check: async () => ({}),
    send: () => store.change((api, query) => api.call('revokeFileShare', { path: { id }, query })),
    onDone: onClose,
  });
  return (
    <FormSheet
      form={form}
      title={t('share-end-title')}
      text={t('share-end-text', { name: ownerName })}
      submitLabel={t('share-end')}
      isDangerous
      onClose={onClose}
    >
      {null}
    </FormSheet>
  );
}
