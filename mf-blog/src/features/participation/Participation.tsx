import type { Event } from '@moien/contract';
import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { Button } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveEvent } from './LeaveEvent.tsx';
import styles from './Participation.module.css';
import { participationStore } from './participation-store.ts';

type ParticipationProps = { event: Pick<Event, 'id' | 'seatsLeft' | 'title'> };

/** How many seats are left, and a button that takes one, waits for one, or gives it back. */
export const Participation = observer(function Participation({ event }: ParticipationProps) {
  const { t } = useTranslation('blog');
  const store = useFeatureStore(participationStore);
  const { id } = event;
  useEffect(() => store.watch(id), [store, id]);
  const known = store.of(id);
  const { state, seatsLeft, waitingPlace } = known ?? { ...event, state: null, waitingPlace: null };
  const { failure } = store;
  return (
    <div className={styles.participation}>
      <p role="status" className={styles.status}>
        {state === 'joined' && t('joined')}
        {state === 'waiting' && t('waiting', { place: waitingPlace })}
        {state === null && <SeatsLeft seatsLeft={seatsLeft} />}
      </p>
      {state === 'waiting' && <p className={styles.note}>{t('waiting-note')}</p>}
      {state === null ? (
        <JoinButton id={id} isWaitingList={seatsLeft === 0} />
      ) : (
        <LeaveEvent
          key={state}
          title={event.title}
          state={state}
          isBusy={store.isBusy}
          isWide
          onLeave={() => void store.leave(id)}
        />
      )}
      {failure?.eventId === id && (
        <p role="alert" className={styles.failure}>
          {failure.message ?? t('participation-failed')}
        </p>
      )}
    </div>
  );
});

function SeatsLeft({ seatsLeft }: { seatsLeft: number | null }) {
  const { t } = useTranslation('blog');
  if (seatsLeft === null) return t('seats-unlimited');
  return seatsLeft === 0 ? t('seats-none') : t('seats-left', { count: seatsLeft });
}

const JoinButton = observer(function JoinButton({
  id,
  isWaitingList,
}: {
  id: string;
  isWaitingList: boolean;
}) {
  const { t } = useTranslation('blog');
  const { session } = useRootStore();
  const store = useFeatureStore(participationStore);
  return (
    <Button
      variant="primary"
      isWide
      data-scripted
      isBusy={session.isSignedIn && store.isBusy}
      onClick={() => void store.join(id)}
    >
      {t(isWaitingList ? 'join-waiting' : 'join')}
    </Button>
  );
});
