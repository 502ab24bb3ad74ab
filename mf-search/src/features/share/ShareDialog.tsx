import { Dialog, TextField } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';

type ShareDialogProps = { url: string | undefined; onClose: () => void };

/** The link, for who has to copy it by hand. */
export function ShareDialog({ url, onClose }: ShareDialogProps) {
  const { t } = useTranslation('search');
  return (
    <Dialog
      isOpen={url !== undefined}
      onClose={onClose}
      title={t('share-home')}
      closeLabel={t('close')}
      description={t('copy-by-hand')}
    >
      {url !== undefined && (
        <TextField label={t('link')} value={url} readOnly onFocus={(event) => event.currentTarget.select()} />
      )}
    </Dialog>
  );
}
