import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { Button, Icon } from '@moien/shared-lib/ui';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeNames } from '../search-state/place-names.ts';
import styles from './CloseToMe.module.css';
import { ownPosition, type Position } from './own-position.ts';

type CloseToMeProps = { isChosen: boolean; onChoose: (position: Position) => void };

/**
 * Asks where the visitor is. What goes wrong is logged and the button can be pressed again (specification
 * §8).
 */
export const CloseToMe = observer(function CloseToMe({ isChosen, onChoose }: CloseToMeProps) {
  const { t } = useTranslation('search');
  const { settings } = useRootStore();
  const names = useFeatureStore(placeNames);
  const [status, setStatus] = useState<'idle' | 'searching' | 'unknown'>('idle');
  const isShown = useRef(true);
  const noteId = useId();
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const search = async () => {
    setStatus('searching');
    try {
      const { countryCode, ...position } = await ownPosition(settings.reverseGeocodingUrl);
      if (!isShown.current) return;
      names.rememberNearby(countryCode);
      setStatus('idle');
      onChoose(position);
    } catch (error) {
      console.warn(error);
      if (isShown.current) setStatus('unknown');
    }
  };

  const host = settings.reverseGeocodingUrl && new URL(settings.reverseGeocodingUrl).host;
  // While the browser asks, and nothing has been sent yet.
  const isTold = host && status !== 'idle';
  return (
    <div className={styles.closeToMe}>
      <Button
        isBusy={status === 'searching'}
        aria-pressed={isChosen}
        aria-describedby={isTold ? noteId : undefined}
        onClick={() => void search()}
      >
        <Icon of={LocateFixed} />
        {t('close-to-me')}
      </Button>
      {isTold && (
        <p className={styles.note} id={noteId}>
          {t('close-to-me-note', { host })}
        </p>
      )}
      <p className={styles.status} role="status">
        {status === 'searching' && t('position-searching')}
        {status === 'unknown' && t('position-unknown')}
      </p>
    </div>
  );
});
