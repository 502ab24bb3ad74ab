import { imageUrl, type PropertySummary, type SearchQuery } from '@moien/contract';
import { RouteLink, useFeatureStore, useRootStore } from '@moien/shared-lib';
import { Button, IconButton, linkAttributes, Picture, Skeleton } from '@moien/shared-lib/ui';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FavoriteButton } from '../favorites/FavoriteButton.tsx';
import { PropertyFacts } from '../property-card/PropertyFacts.tsx';
import { useKindAndPlace } from '../property-card/use-kind-and-place.ts';
import { staySearch } from '../search-state/stay-search.ts';
import styles from './ChosenHomes.module.css';
import { type MapStore, mapStore } from './map-store.ts';
import { pinText, priceOf } from './pin-text.ts';

type ChosenHomesProps = {
  query: SearchQuery;
  onLeave: () => void;
  /** @param covered of the map's height from below, in pixels */
  onShown: (covered: number) => void;
};

/** The home whose pin was pressed, or the homes that stand at one place. */
export const ChosenHomes = observer(function ChosenHomes({ query, onLeave, onShown }: ChosenHomesProps) {
  const { t } = useTranslation('search');
  const store = useFeatureStore(mapStore);
  const { homes, chosen } = store;
  const count = chosen?.propertyIdArray.length ?? 0;
  const search = staySearch(query);
  const card = useCovered(homes, onShown);
  return (
    <section
      ref={card}
      className={styles.card}
      aria-label={t('map-chosen', { count })}
      aria-busy={homes === 'waiting'}
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

/** Tells how much of the map the card covers, each time that other homes are in it. */
function useCovered(homes: MapStore['homes'], onShown: ChosenHomesProps['onShown']) {
  const card = useRef<HTMLElement>(null);
  const announce = useEffectEvent(onShown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other homes are of another height
  useLayoutEffect(() => {
    const map = card.current?.parentElement?.getBoundingClientRect();
    const top = card.current?.getBoundingClientRect().top;
    if (map && top !== undefined && map.height > 0) announce(map.bottom - top);
  }, [homes]);
  return card;
}

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

type ChosenHomeProps = { home: PropertySummary; search: URLSearchParams };

const ChosenHome = observer(function ChosenHome({ home, search }: ChosenHomeProps) {
  const { t } = useTranslation('search');
  const root = useRootStore();
  const kind = useKindAndPlace(home);
  const [image] = home.imageArray;
  const price = priceOf(home);
  const text = price && t(`map-price-${price.kind}`, { price: pinText(price, root) });
  return (
    <article className={styles.home}>
      <div className={styles.picture}>
        <Picture url={image && ((width) => imageUrl(image.path, width))} sizes="7rem" alt="" ratio="4:3" />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <RouteLink className={styles.link} route="property" parameters={{ id: home.id }} search={search}>
            {home.title}
          </RouteLink>
        </h3>
        <p className={styles.place}>{kind}</p>
        <PropertyFacts property={home} />
        {text && <p className={styles.price}>{text}</p>}
      </div>
      <div className={styles.heart}>
        <FavoriteButton property={home} />
      </div>
    </article>
  );
});
