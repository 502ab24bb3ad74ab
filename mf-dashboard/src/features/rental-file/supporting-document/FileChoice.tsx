import { DOCUMENT_BYTES_MAXIMUM, DOCUMENT_PAGES_MAXIMUM, UPLOAD_TYPES } from '@moien/contract';
import { Button, type ButtonLook, Icon, Notice } from '@moien/shared-lib/ui';
import FileUp from 'lucide-react/icons/file-up';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './SupportingDocument.module.css';
import type { Upload } from './use-upload.ts';

const MEGABYTE = 1024 * 1024;

type FileChoiceProps = {
  label: string;
  upload: Upload;
  onChoose: (file: File) => void;
  variant?: ButtonLook['variant'];
};

/** A button for a file, and how its way to us goes. A file that did not arrive can be sent again. */
export function FileChoice({ label, upload, onChoose, variant = 'primary' }: FileChoiceProps) {
  const { t } = useTranslation('rental-file');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.choice}>
      <Button variant={variant} isBusy={upload.isBusy} onClick={() => input.current?.click()}>
        <Icon of={FileUp} /> {label}
      </Button>
      <p className={styles.soft}>
        {t('file-limits', { megabytes: DOCUMENT_BYTES_MAXIMUM / MEGABYTE, pages: DOCUMENT_PAGES_MAXIMUM })}
      </p>
      <p role="status" className={styles.soft}>
        {upload.isBusy && t('uploading', { name: upload.name })}
      </p>
      {upload.failure && (
        <Notice
          tone="error"
          isAlert
          action={upload.again && <Button onClick={upload.again}>{t('upload-again')}</Button>}
        >
          {upload.failure}
        </Notice>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        // Without HEIC among them, iPhones send what they keep as HEIC as JPEG.
        accept={UPLOAD_TYPES.join(',')}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (chosen) onChoose(chosen);
        }}
      />
    </div>
  );
}
