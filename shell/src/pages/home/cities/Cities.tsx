import type { City } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { formatNumber, VisuallyHidden } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Section } from '../Section.tsx';
import styles from './Cities.module.css';

const CITIES_SHOWN = 12;

/** The cities with the most homes, as words one can walk into. */
export const Cities = observer(function Cities() {
  const { t } = useTranslation('pages');
  const { essentials, navigation } = useRootStore();
  const cities = essentials.essentials.cityArray.slice(0, CITIES_SHOWN);
  if (cities.length === 0 || navigation.hrefTo({ route: 'search' }) === undefined) return null;
  return (
    <Section title={t('home-cities')} isSunken>
      <ul className={styles.list}>
        {cities.map((city) => (
          <li key={city.id}>
            <CityLink city={city} />
          </li>
        ))}
      </ul>
    </Section>
  );
});

function CityLink({ city }: { city: City }) {
  const { t } = useTranslation('pages');
  const { essentials, languageTag } = useRootStore();
  return (
    <RouteLink
      className={styles.city}
      route="search"
      search={new URLSearchParams({ cityId: String(city.id) })}
      title={essentials.countryName(city.countryCode)}
    >
      <VisuallyHidden>
        {t('city-homes', {
          city: essentials.cityName(city),
          homes: t('home-count', { count: city.propertyCount }),
        })}
      </VisuallyHidden>
      <span className={styles.name} aria-hidden="true">
        {essentials.cityName(city)}
      </span>
      <span className={styles.count} aria-hidden="true">
        {formatNumber(city.propertyCount, languageTag)}
      </span>
    </RouteLink>
  );
}
