import { CALENDAR_NAME_MAXIMUM, CALENDAR_URL_MAXIMUM, type CalendarFeed, makeUuidV7 } from '@moien/contract';
import { Button, TextField } from '@moien/shared-lib/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CalendarFeeds.module.css';
import type { CalendarFeedsStore } from './calendar-feeds-store.ts';

type CalendarFeedFormProps = {
  store: Pick<CalendarFeedsStore, 'put'>;
  /** Undefined for a new one. */
  feed?: CalendarFeed;
  onSaved: () => void;
  onCancel?: () => void;
};

/** Where another calendar is, and what its owner calls it. It is read when it is saved. */
export function CalendarFeedForm({ store, feed, onSaved, onCancel }: CalendarFeedFormProps) {
  const { t } = useTranslation('ads');
  const [id] = useState(() => feed?.id ?? makeUuidV7());
  const [name, setName] = useState(feed?.name ?? '');
  const [url, setUrl] = useState(feed?.url ?? '');
  const [isSaving, setSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    const isSaved = await store.put(id, { name, url });
    setSaving(false);
    if (isSaved) onSaved();
  };
  return (
    <form
      className={styles.form}
      aria-label={t(feed ? 'calendar-change' : 'calendar-add')}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label={t('calendar-name')}
        hint={t('calendar-name-hint')}
        value={name}
        maxLength={CALENDAR_NAME_MAXIMUM}
        autoComplete="off"
        required
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={t('calendar-url')}
        hint={t('calendar-url-hint')}
        value={url}
        maxLength={CALENDAR_URL_MAXIMUM}
        type="url"
        inputMode="url"
        autoComplete="off"
        required
        onChange={({ target }) => setUrl(target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isBusy={isSaving}>
          {t(feed ? 'save' : 'calendar-connect')}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
