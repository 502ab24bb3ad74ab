import { type City, imageUrl } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { buttonAttributes, Picture } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { usePageHead } from '../layout/page-head.ts';
import styles from './HomePage.module.css';

const CITIES_SHOWN = 12;

/** Headline, a way into the search, and the cities that have homes. */
export const HomePage = observer(function HomePage() {
  const { t } = useTranslation('shell');
  const { essentials } = useRootStore();
  const cities = essentials.essentials.cityArray.slice(0, CITIES_SHOWN);
  usePageHead({ title: t('home-title'), description: t('home-description'), canonicalPath: '/' });
  return (
    <>
      <section className={styles.opening}>
        <div className={styles.words}>
          <h1 className={styles.headline}>{t('home-headline')}</h1>
          <p className={styles.lead}>{t('home-lead')}</p>
          <RouteLink route="search" {...buttonAttributes({ variant: 'primary', size: 'large' })}>
            {t('all-homes')}
          </RouteLink>
        </div>
        <Picture
          className={styles.banner}
          url={(width) => imageUrl('/global/banner-10', width)}
          sizes="(min-width: 72rem) 72rem, 100vw"
          alt=""
          ratio="16:9"
          isEager
        />
      </section>
      {cities.length > 0 && (
        <section className={styles.cities} aria-labelledby="home-cities">
          <h2 id="home-cities">{t('home-cities')}</h2>
          <ul className={styles.list}>
            {cities.map((city) => (
              <li key={city.id}>
                <CityLink city={city} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
});

function CityLink({ city }: { city: City }) {
  const { t } = useTranslation('shell');
  const { essentials } = useRootStore();
  return (
    <RouteLink
      className={styles.city}
      route="search"
      search={new URLSearchParams({ cityId: String(city.id) })}
    >
      <span className={styles.name}>{essentials.cityName(city)}</span>
      <span className={styles.detail}>
        {essentials.countryName(city.countryCode)} · {t('home-count', { count: city.propertyCount })}
      </span>
    </RouteLink>
  );
}
