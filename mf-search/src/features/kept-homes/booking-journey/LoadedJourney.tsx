import { useRootStore } from '@moien/shared-lib';
import { Button, Notice, Skeleton } from '@moien/shared-lib/ui';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './BookingJourney.module.css';
import { type BookedJourney, findJourney } from './find-journey.ts';
import { Journey } from './Journey.tsx';

export function LoadedJourney({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation('kept-homes');
  const root = useRootStore();
  const [journey, setJourney] = useState<BookedJourney | 'failed'>();
  const load = useCallback(async () => {
    setJourney(undefined);
    setJourney((await findJourney(root, bookingId)) ?? 'failed');
  }, [root, bookingId]);
  useEffect(() => {
    void load();
  }, [load]);
  if (journey === 'failed')
    return (
      <div className={styles.journey}>
        <Notice tone="error" isAlert>
          {t('travel-failed')}
        </Notice>
        <Button onClick={() => void load()}>{t('travel-again')}</Button>
      </div>
    );
  return journey ? <Journey {...journey} /> : <Skeleton className={styles.skeleton} />;
}
