import { Button, Notice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './MoreButton.module.css';
import type { PagedList } from './paged-list.ts';

type MoreButtonProps = {
  list: Pick<PagedList<{ id: string }>, 'nextCursor' | 'moreProblem' | 'isLoadingMore' | 'loadMore'>;
};

/** The next page, as long as there is one. */
export const MoreButton = observer(function MoreButton({ list }: MoreButtonProps) {
  const { t } = useTranslation('balance');
  if (list.nextCursor === null) return null;
  return (
    <div className={styles.more}>
      {list.moreProblem && (
        <Notice tone="error" isAlert>
          {t('more-failed')}
        </Notice>
      )}
      <Button isBusy={list.isLoadingMore} onClick={() => void list.loadMore()}>
        {t('more')}
      </Button>
    </div>
  );
});
