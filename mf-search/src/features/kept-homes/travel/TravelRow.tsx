import { greatCircleKilometres, type PropertySummary } from '@moien/contract';
import { useTranslation } from 'react-i18next';
import { JourneyMeans } from './JourneyMeans.tsx';
import styles from './Travel.module.css';
import type { TravelOrigin } from './travel-origin.ts';

type TravelRowProps = {
  homes: readonly Pick<PropertySummary, 'id' | 'latitude' | 'longitude'>[];
  origin: TravelOrigin;
  /** 1 or more. */
  travellerCount: number;
};

/** Of the comparison: what getting to each home and back causes for one person, the lowest first. */
export function TravelRow({ homes, origin, travellerCount }: TravelRowProps) {
  const { t } = useTranslation('kept-homes');
  return (
    <tr>
      <th scope="row">
        {t('travel')}{' '}
        <span className={styles.unit}>{t('travel-unit', { count: travellerCount, city: origin.name })}</span>
      </th>
      {homes.map((home) => (
        <td key={home.id}>
          <JourneyMeans kilometres={greatCircleKilometres(origin, home)} travellerCount={travellerCount} />
        </td>
      ))}
    </tr>
  );
}
