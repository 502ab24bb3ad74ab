import type { FavoriteList } from '@moien/contract';
import { Button, Icon } from '@moien/shared-lib/ui';
import Share2 from 'lucide-react/icons/share-2';
import { useTranslation } from 'react-i18next';
import type { FavoriteTask } from './favorite-task.ts';
import styles from './Lists.module.css';

type ListToolsProps = {
  /** Undefined: the default list, which keeps its name and is not deleted. */
  list: FavoriteList | undefined;
  isShared: boolean;
  onTask: (task: FavoriteTask) => void;
};

/** The name of the list that is shown, and what can be done with it. */
export function ListTools({ list, isShared, onTask }: ListToolsProps) {
  const { t } = useTranslation('kept-homes');
  return (
    <div className={styles.tools}>
      <h2 className={styles.toolsTitle}>{list?.name ?? t('list-default')}</h2>
      <div className={styles.actions}>
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => onTask({ kind: 'share', list })}>
          <Icon of={Share2} size="small" />
          {t(isShared ? 'shared' : 'share')}
        </Button>
        {list && (
          <>
            <Button variant="quiet" onClick={() => onTask({ kind: 'name', list })}>
              {t('list-rename')}
            </Button>
            <Button variant="quiet" onClick={() => onTask({ kind: 'delete', list })}>
              {t('list-delete')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
