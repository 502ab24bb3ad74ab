import type { SearchQuery } from '@moien/contract';
import { RouteLink, useFeatureStore } from '@moien/shared-lib';
import { Button, IconButton, linkAttributes, Skeleton } from '@moien/shared-lib/ui';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { staySearch } from '../search-state/stay-search.ts';
import { ChosenHome } from './ChosenHome.tsx';
import styles from './ChosenHomes.module.css';
import { mapStore } from './map-store.ts';
import type { MapView } from './map-view.ts';
import { useAnchor } from './use-anchor.ts';

type ChosenHomesProps = {
  view: MapView | undefined;
  query: SearchQuery;
  onLeave: () => void;
  /** @param covered of the map's height from below, in pixels */
  onShown: (covered: number) => void;
};

/** The home whose pin was pressed, or the homes that stand at one place. */
export const ChosenHomes = observer(function ChosenHomes({
  view,
  query,
  onLeave,
  onShown,
}: ChosenHomesProps) {
  const { t } = useTranslation('search');
  const store = useFeatureStore(mapStore);
  const { homes, chosen } = store;
  const count = chosen?.propertyIdArray.length ?? 0;
  const search = staySearch(query);
  const card = useAnchor({ view, homes, onShown });
  return (
    <section
      ref={card}
      className={styles.card}
      aria-label={t('map-chosen', { count })}
      aria-busy={homes === 'waiting'}
      data-is-one={count === 1 || undefined}
    >
      {count > 1 && <h2 className={styles.heading}>{t('map-homes-here', { count })}</h2>}
      <IconButton className={styles.close} label={t('close')} icon={X} onClick={onLeave} />
      {homes === 'waiting' && <Skeleton shape="block" className={styles.waiting} />}
      {homes === 'failed' && <Failed query={query} />}
      {Array.isArray(homes) && (
        <ul className={styles.homes}>
          {homes.map((home) => (
            <li key={home.id}>
              <ChosenHome home={home} search={search} />
            </li>
          ))}
        </ul>
      )}
      {count > 1 && (
        <RouteLink
          route="search"
          search={ofHomes(search, chosen?.propertyIdArray ?? [])}
          {...linkAttributes({ look: 'alone' })}
        >
          {t('map-show-in-list')}
        </RouteLink>
      )}
    </section>
  );
});

function ofHomes(search: URLSearchParams, ids: readonly string[]): URLSearchParams {
  return new URLSearchParams([...search, ['propertyIdArray', ids.join(',')]]);
}

const Failed = observer(function Failed({ query }: { query: SearchQuery }) {
  const { t } = useTranslation('search');
  const store = useFeatureStore(mapStore);
  const retry = () => store.chosen && void store.choose(store.chosen, [], query);
  return (
    <div className={styles.failed} role="alert">
      <span>{t('map-home-failed')}</span>
      <Button variant="quiet" onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  );
});
