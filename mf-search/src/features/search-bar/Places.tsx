import type { City } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Icon } from '@moien/shared-lib/ui';
import MapPin from 'lucide-react/icons/map-pin';
import { useTranslation } from 'react-i18next';
import styles from './SearchBar.module.css';

type PlacesProps = { id: string; cities: readonly City[]; onChoose: (city: City) => void };

/** The cities found, each with its country and how many homes it has. */
export function Places({ id, cities, onChoose }: PlacesProps) {
  const { t } = useTranslation('search');
  const { essentials } = useRootStore();
  const homesOf = ({ propertyCount }: City) =>
    propertyCount === 0 ? t('no-homes-yet') : t('home-count', { count: propertyCount });
  return (
    <ul id={id} className={styles.list} aria-label={t('places-found')} hidden={cities.length === 0}>
      {cities.map((city) => (
        <li key={city.id}>
          <button
            type="button"
            className={styles.place}
            // Safari gives no focus to a button that is pressed: the input keeps it, so that the list stays until the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(city)}
          >
            <Icon of={MapPin} />
            <span>
              {essentials.cityName(city)}{' '}
              <span className={styles.detail}>
                {essentials.countryName(city.countryCode)} · {homesOf(city)}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
