import { FAVORITE_NOTE_MAXIMUM, type Favorite } from '@moien/contract';
import { Button, Textarea } from '@moien/shared-lib/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FavoritePageStore } from './favorite-page-store.ts';
import styles from './Lists.module.css';

type NoteFormProps = { store: FavoritePageStore; favorite: Favorite; onEnd: () => void };

/** One's own words about a home. Saved empty, there is none. */
export function NoteForm({ store, favorite: { propertyId, property, note }, onEnd }: NoteFormProps) {
  const { t } = useTranslation('kept-homes');
  const [text, setText] = useState(note);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async () => {
    setState('busy');
    if (await store.change(propertyId, { note: text })) return onEnd();
    setState('failed');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state !== 'busy') void save();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Textarea
        label={t('note-about', { title: property?.title ?? t('gone-title') })}
        hint={t('note-hint')}
        value={text}
        maxLength={FAVORITE_NOTE_MAXIMUM}
        rows={4}
        {...(state === 'failed' && { error: t('not-saved') })}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.actions}>
        <Button onClick={onEnd}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" isBusy={state === 'busy'}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
