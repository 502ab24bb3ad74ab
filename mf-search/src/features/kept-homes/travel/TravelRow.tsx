import { greatCircleKilometres, type PropertySummary, travelEmissions } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatNumber } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
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
          <Journey kilometres={greatCircleKilometres(origin, home)} travellerCount={travellerCount} />
        </td>
      ))}
    </tr>
  );
}

type JourneyProps = { kilometres: number; travellerCount: number };

function Journey({ kilometres, travellerCount }: JourneyProps) {
  const { t } = useTranslation('kept-homes');
  const { languageTag } = useRootStore();
  const emissions = travelEmissions(kilometres, travellerCount);
  // More digits would claim to know more than an estimate does.
  const roughly = (kilograms: number) => formatNumber(Number(kilograms.toPrecision(2)), languageTag);
  if (emissions.length === 0) return t('travel-none');
  return (
    <ul className={styles.means}>
      {emissions.map(({ means, kilograms }) => (
        <li key={means}>{t(`travel-${means}`, { formatted: roughly(kilograms / travellerCount) })}</li>
      ))}
    </ul>
  );
}
