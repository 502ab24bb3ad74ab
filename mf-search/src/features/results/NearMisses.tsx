import type { PropertySummary, SearchQuery } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PropertyCard } from '../property-card/PropertyCard.tsx';
import { resultsStore } from '../search-state/results-store.ts';
import { searchFor } from '../search-state/search.ts';
import { searchedCityId } from '../search-state/searched-place.ts';
import { staySearch } from '../search-state/stay-search.ts';
import { CardSkeletons } from './CardSkeletons.tsx';
import styles from './EmptyResults.module.css';
import listStyles from './ResultList.module.css';

/** Two rows of them beside the map. */
const SHOWN = 4;

type NearMissesProps = {
  /** The looser search. */
  query: SearchQuery;
  /** What it leaves out, as it was chosen. */
  culprit: string;
};

/** The first homes of a search that leaves one thing out. Where they do not come there is no section. */
export const NearMisses = observer(function NearMisses({ query, culprit }: NearMissesProps) {
  const { t } = useTranslation('search');
  const homes = useFirstHomes(query);
  if (homes?.length === 0) return null;
  const [search, cityId] = [staySearch(query), searchedCityId(query)];
  return (
    <section className={styles.near} aria-labelledby="near-misses" aria-busy={!homes}>
      <div className={styles.nearHead}>
        <h2 id="near-misses" className={styles.nearTitle}>
          {t('near-misses')}
        </h2>
        <p className={styles.nearText}>{t('near-misses-text', { choices: culprit })}</p>
      </div>
      <ul className={listStyles.cards}>
        {homes ? (
          homes.map((property) => (
            <li key={property.id}>
              <PropertyCard property={property} search={search} cityId={cityId} />
            </li>
          ))
        ) : (
          <CardSkeletons count={SHOWN} />
        )}
      </ul>
    </section>
  );
});

/** Undefined while they are on their way; none when they do not come. */
function useFirstHomes(query: SearchQuery): readonly PropertySummary[] | undefined {
  const results = useFeatureStore(resultsStore);
  const { key } = searchFor(query);
  const [found, setFound] = useState<{ key: string; homes: readonly PropertySummary[] }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of the search
  useEffect(() => {
    const leaving = new AbortController();
    results
      .attempt(searchFor(query), leaving.signal)
      .catch((error: unknown) => error)
      .then(() => {
        if (leaving.signal.aborted) return;
        setFound({ key, homes: results.pages.get(key)?.propertyArray.slice(0, SHOWN) ?? [] });
      });
    return () => leaving.abort();
  }, [results, key]);
  return found?.key === key ? found.homes : undefined;
}
