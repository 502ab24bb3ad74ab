import type { FavoriteList } from '@moien/contract';
import { Button } from '@moien/shared-lib/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FavoritePageStore } from './favorite-page-store.ts';
import styles from './Lists.module.css';

type DeleteListQuestionProps = {
  store: FavoritePageStore;
  list: FavoriteList;
  onEnd: (isDeleted: boolean) => void;
};

/** Says that the homes stay before the list goes. */
export function DeleteListQuestion({ store, list: { id, name }, onEnd }: DeleteListQuestionProps) {
  const { t } = useTranslation('kept-homes');
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const remove = async () => {
    setState('busy');
    if (await store.deleteList(id)) return onEnd(true);
    setState('failed');
  };
  return (
    <div className={styles.form}>
      <p className={styles.question}>{t('list-delete-question', { name })}</p>
      {state === 'failed' && (
        <p className={styles.failure} role="alert">
          {t('not-removed')}
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={() => onEnd(false)}>{t('cancel')}</Button>
        <Button variant="danger" isBusy={state === 'busy'} onClick={() => void remove()}>
          {t('list-delete')}
        </Button>
      </div>
    </div>
  );
}
