import type { FavoriteList, FavoriteShare } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Button, Checkbox, dayInTimeZone, deviceTimeZone, formatDay, TextField } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shareLink } from '../../share/share-link.ts';
import type { FavoriteFailure, FavoritePageStore } from './favorite-page-store.ts';
import styles from './Lists.module.css';

type ShareFormProps = { store: FavoritePageStore; list: FavoriteList | undefined };

/** Says who sees what before there is a link; then the link, what it shows, and its end. */
export const ShareForm = observer(function ShareForm({ store, list }: ShareFormProps) {
  const { t } = useTranslation('kept-homes');
  const listId = list?.id ?? null;
  const share = store.shareOf(listId);
  const [wantsNotes, setWantsNotes] = useState(false);
  const [task, setTask] = useState<'share' | 'stop'>();
  const [failure, setFailure] = useState<FavoriteFailure>();
  const follow = async (kind: 'share' | 'stop', answer: Promise<FavoriteFailure | undefined>) => {
    setTask(kind);
    setFailure(undefined);
    setFailure(await answer);
    setTask(undefined);
  };
  const hasNotes = share?.hasNotes ?? wantsNotes;
  const setNotes = (wanted: boolean) => {
    if (share) void follow('share', store.share(listId, wanted));
    else setWantsNotes(wanted);
  };
  return (
    <div className={styles.form}>
      <p className={styles.question}>{t('share-about')}</p>
      <Checkbox
        label={t('share-notes')}
        checked={hasNotes}
        disabled={task !== undefined}
        onChange={({ target }) => setNotes(target.checked)}
      />
      {share && <ShareLink share={share} name={list?.name ?? t('list-default')} />}
      {failure && (
        <p className={styles.failure} role="alert">
          {failure.message ?? t('share-failed')}
        </p>
      )}
      <div className={styles.actions}>
        {share ? (
          <Button isBusy={task === 'stop'} onClick={() => void follow('stop', store.stopSharing(listId))}>
            {t('share-stop')}
          </Button>
        ) : (
          <Button
            variant="primary"
            isBusy={task === 'share'}
            onClick={() => void follow('share', store.share(listId, wantsNotes))}
          >
            {t('share-create')}
          </Button>
        )}
      </div>
    </div>
  );
});

/** Where neither a sheet nor the clipboard takes it, the field has it to be copied by hand. */
function ShareLink({ share, name }: { share: FavoriteShare; name: string }) {
  const { t } = useTranslation('kept-homes');
  const { navigation, languageTag } = useRootStore();
  const [said, setSaid] = useState<string>();
  const path = navigation.hrefTo({ route: 'shared-favorites', parameters: { token: share.token } }) ?? '';
  const url = new URL(path, document.baseURI).href;
  const day = dayInTimeZone(share.expiryTimestamp, deviceTimeZone());
  const send = async () => {
    const outcome = await shareLink({ title: name, url });
    if (outcome === 'copied') setSaid(t('share-copied'));
    if (outcome === 'refused') setSaid(t('share-by-hand'));
  };
  return (
    <div className={styles.shareLink}>
      <TextField
        label={t('share-link')}
        hint={t('share-until', { day: formatDay(day, languageTag, 'long') })}
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles.shareRow}>
        <Button variant="primary" onClick={() => void send()}>
          {t('share-send')}
        </Button>
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
    </div>
  );
}
