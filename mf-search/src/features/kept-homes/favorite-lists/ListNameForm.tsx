import { FAVORITE_LIST_NAME_MAXIMUM, makeUuidV7 } from '@moien/contract';
import { Button, TextField } from '@moien/shared-lib/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FavoritePageStore } from './favorite-page-store.ts';
import type { FavoriteTask } from './favorite-task.ts';
import styles from './Lists.module.css';

type ListNameFormProps = {
  store: FavoritePageStore;
  task: Extract<FavoriteTask, { kind: 'name' }>;
  onEnd: () => void;
};

/** What is wrong with a name is said at its field, which keeps what was typed. */
export function ListNameForm({ store, task: { list, propertyId }, onEnd }: ListNameFormProps) {
  const { t } = useTranslation('kept-homes');
  const [id] = useState(() => list?.id ?? makeUuidV7());
  const [name, setName] = useState(list?.name ?? '');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (name.trim() === '') return setError(t('list-name-missing'));
    setBusy(true);
    const failure = await store.putList({ id, name: name.trim() });
    if (!failure && propertyId) await store.change(propertyId, { listId: id });
    setBusy(false);
    if (failure) setError(failure.message ?? t('not-saved'));
    else onEnd();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void save();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('list-name')}
        hint={t('list-name-hint')}
        value={name}
        maxLength={FAVORITE_LIST_NAME_MAXIMUM}
        autoComplete="off"
        {...(error !== undefined && { error })}
        onChange={({ target }) => {
          setName(target.value);
          setError(undefined);
        }}
      />
      <div className={styles.actions}>
        <Button onClick={onEnd}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
