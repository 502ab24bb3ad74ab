import type { RentalFile } from '@moien/contract';
import { RouteLink, type TextFunction } from '@moien/shared-lib';
import { Button, buttonAttributes } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { documentSearch } from './document-view.ts';
import styles from './FileProgress.module.css';
import { fileProgress, type NextProof } from './file-progress.ts';

/** How complete the file is, and the one thing to do next. Once it is complete, that is to share it. */
export function FileProgress({ file, onShare }: { file: RentalFile; onShare: () => void }) {
  const { t } = useTranslation('rental-file');
  const { provenCount, totalCount, next } = fileProgress(file.filePersonArray);
  return (
    <section className={styles.progress} aria-label={t('progress')}>
      <div className={styles.words}>
        <p className={styles.count}>{t('proven', { count: provenCount, total: totalCount })}</p>
        <p className={styles.next}>{next ? nextText(next, t) : t('progress-complete')}</p>
      </div>
      <progress className={styles.bar} value={provenCount} max={totalCount} aria-label={t('progress')} />
      <div className={styles.actions}>
        {next && (
          <RouteLink
            route="supporting-document"
            search={documentSearch(
              next.kind === 'replace' ? { id: next.document.id } : { personId: next.person.id },
            )}
            {...buttonAttributes({ variant: 'primary' })}
          >
            {t(next.kind === 'replace' ? 'progress-replace' : 'document-add')}
          </RouteLink>
        )}
        {file.shareableHomeArray.length > 0 && (
          <Button variant={next ? 'secondary' : 'primary'} onClick={onShare}>
            {t('share')}
          </Button>
        )}
      </div>
    </section>
  );
}

function nextText(next: NextProof, t: TextFunction): string {
  const { name } = next.person;
  if (next.kind === 'replace')
    return t(`progress-${next.document.state === 'expired' ? 'expired' : 'refused'}`, {
      kind: t(`kind-${next.document.kind}`, {}),
      name,
    });
  return t('progress-missing', { category: t(`category-${next.category}`, {}), name });
}
