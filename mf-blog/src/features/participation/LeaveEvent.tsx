import type { EventParticipationState } from '@moien/contract';
import { Button } from '@moien/shared-lib/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Participation.module.css';

type LeaveEventProps = {
  title: string;
  state: EventParticipationState;
  isBusy: boolean;
  isWide?: boolean;
  onLeave: () => void;
};

/** Asks once more: a seat that is given back may be somebody else's at once. */
export function LeaveEvent({ title, state, isBusy, isWide = false, onLeave }: LeaveEventProps) {
  const { t } = useTranslation('blog');
  const [isAsked, setIsAsked] = useState<boolean>();
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: the keyboard goes on at the one that has taken its place.
  useEffect(() => {
    if (isAsked !== undefined) box.current?.querySelector('button')?.focus();
  }, [isAsked]);
  return (
    <div ref={box} className={styles.question}>
      {isAsked ? (
        <>
          <p role="alert" className={styles.note}>
            {t(`leave-${state}-question`)}
          </p>
          <div className={styles.choices}>
            <Button onClick={() => setIsAsked(false)}>{t(`keep-${state}`)}</Button>
            <Button variant="danger" isBusy={isBusy} onClick={onLeave}>
              {t('leave-now')}
            </Button>
          </div>
        </>
      ) : (
        <Button
          isWide={isWide}
          isBusy={isBusy}
          aria-label={t(`leave-${state}-named`, { title })}
          onClick={() => setIsAsked(true)}
        >
          {t(`leave-${state}`)}
        </Button>
      )}
    </div>
  );
}
