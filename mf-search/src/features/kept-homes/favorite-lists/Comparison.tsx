import type { Favorite } from '@moien/contract';
import { RouteLink, useFeatureStore, useRootStore } from '@moien/shared-lib';
import { buttonAttributes, Checkbox, linkAttributes } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardPrice } from '../../property-card/CardPrice.tsx';
import { propertyStore } from '../../property-details/property-store.ts';
import { TravelOriginChoice } from '../travel/TravelOriginChoice.tsx';
import { TravelRow } from '../travel/TravelRow.tsx';
import { TravelSource } from '../travel/TravelSource.tsx';
import { useTravelOrigin } from '../travel/use-travel-origin.ts';
import styles from './Comparison.module.css';
import { ComparisonHead } from './ComparisonHead.tsx';
import { ComparisonRows } from './ComparisonRows.tsx';
import { comparisonGroups, differing } from './comparison-rows.ts';
import { FavoriteStay } from './FavoriteStay.tsx';
import { type FavoritesView, writeView } from './favorites-view.ts';

type ComparisonProps = { view: FavoritesView; favorites: readonly Favorite[] };

/** Up to four favourites side by side. One that is gone, or was never kept, has no column. */
export const Comparison = observer(function Comparison({ view, favorites }: ComparisonProps) {
  const { t } = useTranslation('kept-homes');
  const { t: search } = useTranslation('search');
  const { languageTag, navigation } = useRootStore();
  const { views } = useFeatureStore(propertyStore);
  const [isOnlyDiffering, setOnlyDiffering] = useState(false);
  const [origin, setOrigin] = useTravelOrigin();
  const { adultCount = 0, childrenCount = 0 } = view.stay.bookingParameters;
  const homes = view.compare.flatMap((id) => {
    const favorite = favorites.find(({ propertyId, property }) => propertyId === id && property);
    const home = views.get(id);
    return favorite && home ? [{ favorite, home }] : [];
  });
  const all = comparisonGroups(
    homes.map(({ home }) => home),
    languageTag,
    { own: t, search },
  );
  const back = writeView({ ...view, compare: [] });
  return (
    <div className={styles.comparison}>
      <p className={styles.back}>
        <RouteLink route="favorites" search={back} {...linkAttributes({ look: 'alone' })}>
          {t('compare-back')}
        </RouteLink>
      </p>
      <div className={styles.tools}>
        <FavoriteStay
          view={view}
          onShow={(stay) => void navigation.go({ route: 'favorites', search: writeView({ ...view, stay }) })}
        />
        <TravelOriginChoice origin={origin} onChange={setOrigin} />
        <Checkbox
          label={t('compare-differing')}
          checked={isOnlyDiffering}
          onChange={({ target }) => setOnlyDiffering(target.checked)}
        />
      </div>
      {homes.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the keyboard
        <section className={styles.scroll} aria-label={t('compare-title')} tabIndex={0}>
          <table className={styles.table} data-home-count={homes.length}>
            <thead>
              <tr>
                <td />
                {homes.map(({ favorite, home }) => (
                  <ComparisonHead key={favorite.propertyId} favorite={favorite} home={home} view={view} />
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{t('compare-price')}</th>
                {homes.map(({ favorite }) => (
                  <td key={favorite.propertyId}>
                    <ComparedPrice favorite={favorite} />
                  </td>
                ))}
              </tr>
              {origin && (
                <TravelRow
                  homes={homes.map(({ home }) => home.property)}
                  origin={origin}
                  travellerCount={Math.max(1, adultCount + childrenCount)}
                />
              )}
            </tbody>
            {(isOnlyDiffering ? differing(all) : all).map((group) => (
              <ComparisonRows key={group.key} group={group} columnCount={homes.length + 1} />
            ))}
          </table>
        </section>
      ) : (
        <p>
          {t('compare-none')}{' '}
          <RouteLink route="favorites" search={back} {...buttonAttributes({ variant: 'primary' })}>
            {t('compare-back')}
          </RouteLink>
        </p>
      )}
      {origin && homes.length > 0 && <TravelSource />}
    </div>
  );
});

function ComparedPrice({ favorite: { property, isBookableForStay } }: { favorite: Favorite }) {
  const { t } = useTranslation('kept-homes');
  if (!property) return null;
  return isBookableForStay === false ? t('stay-unavailable') : <CardPrice property={property} />;
}
