import type { City } from '@moien/contract';
import { type RecentPlace, useFeatureStore, useRootStore } from '@moien/shared-lib';
import { Button, formatNumber } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { searchStore } from '../search-state/search-store.ts';
import { placeOf } from '../search-state/search-transitions.ts';
import { popularCities } from './popular-cities.ts';
import styles from './SearchPopup.module.css';

/** The cities with most homes, for who has not typed yet. */
export const PopularPlaces = observer(function PopularPlaces({
  onChoose,
}: {
  onChoose: (place: RecentPlace) => void;
}) {
  const { t } = useTranslation('search');
  const { essentials, languageTag } = useRootStore();
  const place = placeOf(useFeatureStore(searchStore).current);
  const headingId = useId();
  const cities = popularCities(essentials.essentials.cityArray);
  if (cities.length === 0) return null;
  const homesOf = ({ propertyCount: count }: City) =>
    t('result-count', { count, formatted: formatNumber(count, languageTag) });
  return (
    <div>
      <h4 className={styles.subheading} id={headingId}>
        {t('popular-places')}
      </h4>
      <ul className={styles.popular} aria-labelledby={headingId}>
        {cities.map((city) => {
          const name = essentials.cityName(city);
          return (
            <li key={city.id}>
              <Button
                variant="secondary"
                aria-pressed={place?.kind === 'city' && place.cityId === city.id}
                onClick={() => onChoose({ id: city.id, name })}
              >
                <span className={styles.popularName}>{name}</span>{' '}
                <span className={styles.popularCount}>{homesOf(city)}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
});
