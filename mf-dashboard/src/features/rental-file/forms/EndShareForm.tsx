import type { FileShare } from '@moien/contract';
import { useTranslation } from 'react-i18next';
import { useSheetForm } from '../../banking/forms/use-sheet-form.ts';
import type { FileFormProps } from '../file-form.ts';
import { FileSheet } from './FileSheet.tsx';

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
    <FileSheet
      form={form}
      title={t('share-end-title')}
      text={t('share-end-text', { name: ownerName })}
      submitLabel={t('share-end')}
      isDangerous
      onClose={onClose}
    >
      {null}
    </FileSheet>
  );
}
