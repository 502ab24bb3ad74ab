import { travelEmissions } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatNumber } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from './Travel.module.css';

type JourneyProps = { kilometres: number; travellerCount: number };

/** What each means causes for one person, there and back, the lowest first. */
export function JourneyMeans({ kilometres, travellerCount }: JourneyProps) {
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
