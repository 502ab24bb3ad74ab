import type { PagedList } from '@moien/shared-lib/paged-list';
import { Button, Notice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import styles from './MoreButton.module.css';

type MoreButtonProps = {
  list: Pick<PagedList<{ id: string }>, 'nextCursor' | 'moreProblem' | 'isLoadingMore' | 'loadMore'>;
  text: string;
  failedText: string;
};

/** The next page, as long as there is one. */
export const MoreButton = observer(function MoreButton({ list, text, failedText }: MoreButtonProps) {
  if (list.nextCursor === null) return null;
  return (
    <div className={styles.more}>
      {list.moreProblem && (
        <Notice tone="error" isAlert>
          {failedText}
        </Notice>
      )}
      <Button isBusy={list.isLoadingMore} onClick={() => void list.loadMore()}>
        {text}
      </Button>
    </div>
  );
});
