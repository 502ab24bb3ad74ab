import type { PropertyPage } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { buttonAttributes, EmptyState, formatNumber, Pagination } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PropertyCard } from '../property-card/PropertyCard.tsx';
import styles from './Results.module.css';
import { staySearch } from './stay-search.ts';

type ResultsProps = {
  page: PropertyPage;
  parameters: URLSearchParams;
  /** A part of the address was not understood. */
  isPartDropped?: boolean;
};

/** Count, cards and the way to the other pages. */
export const Results = observer(function Results({ page, parameters, isPartDropped = false }: ResultsProps) {
  const { t } = useTranslation('search');
  const { essentials, languageTag, navigation } = useRootStore();
  const city = essentials.cityById.get(Number(parameters.get('cityId')));
  const count = formatNumber(page.count, languageTag) + (page.isCountExact ? '' : '+');
  const hrefOfPage = (target: number) =>
    navigation.hrefTo({ route: 'search', search: withPage(parameters, target) }) ?? '';
  return (
    <section className={styles.results} aria-labelledby="results-title">
      <header className={styles.header}>
        <h1 id="results-title" className={styles.title}>
          {city ? t('homes-in-city', { city: essentials.cityName(city) }) : t('homes')}
        </h1>
        <p className={styles.count} role="status">
          {t('result-count', { count: page.count, formatted: count })}
        </p>
        {isPartDropped && <p className={styles.note}>{t('address-part-dropped')}</p>}
      </header>
      {page.propertyArray.length === 0 ? (
        <EmptyState
          title={t('empty-title')}
          text={t('empty-text')}
          action={
            <RouteLink route="search" {...buttonAttributes({ variant: 'primary' })}>
              {t('clear-all')}
            </RouteLink>
          }
        />
      ) : (
        <ul className={styles.cards}>
          {page.propertyArray.map((property, index) => (
            <li key={property.id}>
              <PropertyCard property={property} search={staySearch(parameters)} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page.page}
        count={page.pageCount}
        labels={{
          region: t('pages'),
          previous: t('previous-page'),
          next: t('next-page'),
          page: (number) => t('page', { number }),
          position: (number, total) => t('page-position', { number, total }),
        }}
        renderLink={({ page: target, ...link }) => <Link key={target} to={hrefOfPage(target)} {...link} />}
      />
    </section>
  );
});

function withPage(parameters: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return next;
}
