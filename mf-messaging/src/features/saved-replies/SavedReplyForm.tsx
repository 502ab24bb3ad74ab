import {
  MESSAGE_TEXT_MAXIMUM,
  makeUuidV7,
  REPLY_PLACEHOLDERS,
  SAVED_REPLY_TITLE_MAXIMUM,
  type SavedReply,
} from '@moien/contract';
import { Button, Textarea, TextField } from '@moien/shared-lib/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeholderText, shownText, storedText } from './placeholders.ts';
import styles from './SavedReplies.module.css';
import type { SavedRepliesStore } from './saved-replies-store.ts';

type SavedReplyFormProps = {
  store: Pick<SavedRepliesStore, 'put'>;
  /** Undefined for a new one. */
  reply?: SavedReply;
  onEnd: () => void;
};

/** Title and text; placeholders are added by a press and read in the language of the page. */
export function SavedReplyForm({ store, reply, onEnd }: SavedReplyFormProps) {
  const { t } = useTranslation('messaging');
  const [id] = useState(() => reply?.id ?? makeUuidV7());
  const [title, setTitle] = useState(reply?.title ?? '');
  const [text, setText] = useState(reply ? shownText(reply.text, t) : '');
  const [isSaving, setSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    const isSaved = await store.put({ title, text: storedText(text, t) }, id);
    setSaving(false);
    if (isSaved) onEnd();
  };
  return (
    <form className={styles.form} aria-label={t('saved-reply')} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('saved-reply-title')}
        value={title}
        maxLength={SAVED_REPLY_TITLE_MAXIMUM}
        required
        onChange={({ target }) => setTitle(target.value)}
      />
      <Textarea
        label={t('saved-reply-text')}
        value={text}
        maxLength={MESSAGE_TEXT_MAXIMUM}
        rows={5}
        required
        onChange={({ target }) => setText(target.value)}
      />
      <fieldset className={styles.placeholders}>
        <legend>{t('placeholders')}</legend>
        {REPLY_PLACEHOLDERS.map((placeholder) => (
          <Button
            key={placeholder}
            onClick={() => setText((known) => `${known}${placeholderText(placeholder, t)}`)}
          >
            {placeholderText(placeholder, t)}
          </Button>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isBusy={isSaving}>
          {t('save')}
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
