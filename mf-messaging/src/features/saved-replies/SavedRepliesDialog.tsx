import { SAVED_REPLIES_MAXIMUM, type SavedReply } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import { Button, Dialog, IconButton, Notice } from '@moien/shared-lib/ui';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownText } from './placeholders.ts';
import styles from './SavedReplies.module.css';
import { SavedReplyForm } from './SavedReplyForm.tsx';
import { savedRepliesStore } from './saved-replies-store.ts';

type SavedRepliesDialogProps = { isOpen: boolean; onClose: () => void };

/** All that are saved, each to be changed or deleted, and a form for a new one or the one that is changed. */
export const SavedRepliesDialog = observer(function SavedRepliesDialog(props: SavedRepliesDialogProps) {
  const { isOpen, onClose } = props;
  const { t } = useTranslation('messaging');
  const store = useFeatureStore(savedRepliesStore);
  const [shown, setShown] = useState<SavedReply | 'new'>();
  useEffect(() => {
    if (!isOpen) setShown(undefined);
  }, [isOpen]);
  const { replies = [], hasFailed } = store;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('saved-replies')}
      closeLabel={t('close')}
      description={t('saved-replies-explained')}
    >
      {hasFailed && (
        <Notice tone="error" isAlert action={<Button onClick={() => void store.load()}>{t('retry')}</Button>}>
          {t('saved-replies-failed')}
        </Notice>
      )}
      {shown ? (
        <SavedReplyForm
          key={shown === 'new' ? 'new' : shown.id}
          store={store}
          {...(shown !== 'new' && { reply: shown })}
          onEnd={() => setShown(undefined)}
        />
      ) : (
        <>
          <ul className={styles.list}>
            {replies.map((reply) => (
              <li key={reply.id} className={styles.reply}>
                <div className={styles.words}>
                  <p className={styles.title}>{reply.title}</p>
                  <p className={styles.text}>{shownText(reply.text, t)}</p>
                </div>
                <IconButton
                  icon={Pencil}
                  label={t('saved-reply-edit', { title: reply.title })}
                  onClick={() => setShown(reply)}
                />
                <IconButton
                  icon={Trash2}
                  label={t('saved-reply-delete', { title: reply.title })}
                  onClick={() => void store.remove(reply.id)}
                />
              </li>
            ))}
          </ul>
          {replies.length < SAVED_REPLIES_MAXIMUM && (
            <Button variant="primary" onClick={() => setShown('new')}>
              {t('saved-reply-new')}
            </Button>
          )}
        </>
      )}
    </Dialog>
  );
});
