import { greatCircleKilometres } from '@moien/contract';
import { useTranslation } from 'react-i18next';
import { JourneyMeans } from '../travel/JourneyMeans.tsx';
import { TravelOriginChoice } from '../travel/TravelOriginChoice.tsx';
import { TravelSource } from '../travel/TravelSource.tsx';
import { useTravelOrigin } from '../travel/use-travel-origin.ts';
import styles from './BookingJourney.module.css';
import type { BookedJourney } from './find-journey.ts';

/** From the city that this browser remembers, or that is chosen here. */
export function Journey({ home, travellerCount }: BookedJourney) {
  const { t } = useTranslation('kept-homes');
  const [origin, changeOrigin] = useTravelOrigin();
  return (
    <div className={styles.journey}>
      <TravelOriginChoice origin={origin} onChange={changeOrigin} />
      {origin && (
        <>
          <p className={styles.unit}>
            {t('travel')}{' '}
            <span className={styles.line}>
              {t('travel-unit', { count: travellerCount, city: origin.name })}
            </span>
          </p>
          <JourneyMeans kilometres={greatCircleKilometres(origin, home)} travellerCount={travellerCount} />
          <TravelSource />
        </>
      )}
    </div>
  );
}
