import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { formatPercent, IconButton } from '@moien/shared-lib/ui';
import type { TFunction } from 'i18next';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Sides } from '../conversations/sides.ts';
import styles from './DraftFiles.module.css';
import { type DraftFile, draftFilesStore } from './draft-files-store.ts';
import { FileName } from './FileName.tsx';
import { FilePreview } from './FilePreview.tsx';
import { fileSize } from './file-size.ts';

/** What is to go out with the next message, and why something else does not. */
export const DraftFiles = observer(function DraftFiles({ sides }: { sides: Sides }) {
  const { t } = useTranslation('messaging');
  const { languageTag } = useRootStore();
  const store = useFeatureStore(draftFilesStore);
  const drafts = store.of(sides);
  const { refused } = store;
  return (
    <>
      {drafts.length > 0 && (
        <ul className={styles.files} aria-label={t('files-to-send')}>
          {drafts.map((draft) => (
            <li key={draft.file.id} className={styles.file} data-state={draft.state}>
              <FilePreview file={draft.file} />
              <span className={styles.texts}>
                <FileName name={draft.file.name} />
                <span className={styles.state}>{stateText(draft, languageTag, t)}</span>
              </span>
              <IconButton
                icon={X}
                label={t('file-remove', { name: draft.file.name })}
                onClick={() => store.remove(sides, draft.file.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <div role="alert">
        {refused && (
          <p className={styles.refused} data-code={refused.code}>
            {t(`refused-${refused.code}`, { name: refused.name })}
          </p>
        )}
      </div>
    </>
  );
});

function stateText(
  { state, share, reason, file }: DraftFile,
  language: string,
  t: TFunction<'messaging'>,
): string {
  if (state === 'failed') return reason ?? t('file-failed');
  if (state === 'waiting') return t('file-waiting');
  if (state === 'uploaded') return fileSize(file.size, language);
  return t('file-uploading', { share: formatPercent(Math.round(share * 100), language) });
}
