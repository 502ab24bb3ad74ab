import type { FavoriteList } from '@moien/contract';
import { Button } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import type { FavoriteTask } from './favorite-task.ts';
import styles from './Lists.module.css';

type ListToolsProps = { list: FavoriteList; onTask: (task: FavoriteTask) => void };

/** The name of the list that is shown, and what can be done with it. */
export function ListTools({ list, onTask }: ListToolsProps) {
  const { t } = useTranslation('kept-homes');
  return (
    <div className={styles.tools}>
      <h2 className={styles.toolsTitle}>{list.name}</h2>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => onTask({ kind: 'name', list })}>
          {t('list-rename')}
        </Button>
        <Button variant="quiet" onClick={() => onTask({ kind: 'delete', list })}>
          {t('list-delete')}
        </Button>
      </div>
    </div>
  );
}
