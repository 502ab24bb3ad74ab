import type { PropertyPage, SearchQuery } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLivePins } from '../live-pins/use-live-pins.ts';
import { countedLooser, mostFinding, type RankedLooser } from '../search-state/ranked-looser.ts';
import { ChosenHomes } from './ChosenHomes.tsx';
import { LooserNote } from './LooserNote.tsx';
import { MapFrame } from './MapFrame.tsx';
import styles from './MapPanel.module.css';
import { MapSearch } from './MapSearch.tsx';
import { MapStatus } from './MapStatus.tsx';
import { mapStore } from './map-store.ts';
import type { MapView } from './map-view.ts';
import { PriceUnits } from './PriceUnits.tsx';
import { useFollowedPlace } from './use-followed-place.ts';
import { usePins } from './use-pins.ts';
import { useRest } from './use-rest.ts';

export type MapPanelProps = {
  /**
   * What the list beside it shows; undefined when the homes did not come. Its pins are its own, also then.
   */
  page: PropertyPage | undefined;
  query: SearchQuery;
};

const NO_HOMES: PropertyPage['propertyArray'] = [];

/** Where nothing matches, the search that leaves one thing out: its homes show what is there. */
function useLooser(page: PropertyPage | undefined, query: SearchQuery): RankedLooser | undefined {
  const isEmpty = page?.count === 0;
  const counts = page?.looserArray;
  return useMemo(
    () =>
      isEmpty ? mostFinding(countedLooser(query, counts).filter(({ count }) => count !== 0)) : undefined,
    [isEmpty, counts, query],
  );
}

/** The homes of a search where they are, with what they cost. Fills its box. */
export const MapPanel = observer(function MapPanel({ page, query }: MapPanelProps) {
  const { t } = useTranslation('search');
  const store = useFeatureStore(mapStore);
  const [view, setView] = useState<MapView>();
  const looser = useLooser(page, query);
  const pinned = looser?.query ?? query;
  const search = useRest(view, { query, pinned });
  const pins = usePins(view, { homes: page?.propertyArray ?? NO_HOMES, query, isLooser: Boolean(looser) });
  useFollowedPlace(view, { query, pinned, bounds: page?.bounds });
  useLivePins(store.asked, (pinMap) => store.hear(pinMap));
  useEffect(() => () => store.leave(), [store]);

  const leaveOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && store.chosen) pins.leave();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the homes that are open, wherever the focus is in it
    <div
      className={styles.panel}
      onKeyDown={leaveOnEscape}
      aria-busy={store.status === 'waiting'}
      data-has-chosen={store.chosen ? true : undefined}
      data-is-looser={looser ? true : undefined}
    >
      <MapFrame
        label={t('map')}
        homes={page?.propertyArray}
        onView={(created) => {
          setView(created);
          return () => setView(undefined);
        }}
      >
        <div className={styles.top}>
          <MapSearch search={search}>{looser ? <LooserNote looser={looser} /> : <PriceUnits />}</MapSearch>
          <MapStatus isListEmpty={page?.count === 0} />
        </div>
        {store.chosen && (
          <ChosenHomes view={view} query={query} onLeave={pins.leave} onShown={pins.revealChosen} />
        )}
      </MapFrame>
    </div>
  );
});
