import { Button, Notice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './Photos.module.css';
import type { PhotoUpload } from './photo-upload.ts';
import type { PhotoUploads } from './photo-uploads.ts';

type UploadLineProps = { upload: PhotoUpload; uploads: PhotoUploads };

/** A photo on its way, or why it is not. */
export const UploadLine = observer(function UploadLine({ upload, uploads }: UploadLineProps) {
  const { t } = useTranslation('ad-form');
  const { file, share, state, message } = upload;
  if (state === 'failed')
    return (
      <li>
        <Notice
          tone="error"
          isAlert
          action={
            <span className={styles.actions}>
              {!message && <Button onClick={() => uploads.retry(upload)}>{t('retry')}</Button>}
              <Button variant="quiet" onClick={() => uploads.dismiss(upload)}>
                {t('dismiss')}
              </Button>
            </span>
          }
        >
          {file.name}: {message ?? t('photo-failed')}
        </Notice>
      </li>
    );
  return (
    <li className={styles.upload}>
      <span>{file.name}</span>
      <progress value={share} max={1} aria-label={file.name} />
      {state === 'paused' && <span className={styles.soft}>{t('photo-paused')}</span>}
    </li>
  );
});
