import { useRootStore } from '@moien/shared-lib';
import { useTranslation } from 'react-i18next';
import styles from './DraftFiles.module.css';
import { FileName } from './FileName.tsx';
import { FilePreview } from './FilePreview.tsx';
import { fileSize } from './file-size.ts';
import type { PendingFile } from './pending-file.ts';

/** What goes out with a message that is on its way. */
export function PendingFiles({ files }: { files: readonly PendingFile[] }) {
  const { t } = useTranslation('messaging');
  const { languageTag } = useRootStore();
  return (
    <ul className={styles.files} aria-label={t('files-to-send')}>
      {files.map((file) => (
        <li key={file.id} className={styles.file}>
          <FilePreview file={file} />
          <span className={styles.texts}>
            <FileName name={file.name} />
            <span className={styles.state}>{fileSize(file.size, languageTag)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
