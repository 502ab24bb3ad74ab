import type { PropertySummary, SearchQuery } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChosenHomes } from '../../map/ChosenHomes.tsx';
import { MapFrame } from '../../map/MapFrame.tsx';
import panel from '../../map/MapPanel.module.css';
import { mapStore } from '../../map/map-store.ts';
import type { MapView } from '../../map/map-view.ts';
import { PriceUnits } from '../../map/PriceUnits.tsx';
import { boundsOfPins } from '../../map/pin-bounds.ts';
import { usePins } from '../../map/use-pins.ts';
import { homePins } from './home-pins.ts';

export type HomesMapProps = {
  homes: readonly PropertySummary[];
  /** Who comes and when: goes along to the pages of the homes. */
  stay: SearchQuery;
};

/** The homes of a list where they are, with what they cost. Fills its box. */
export const HomesMap = observer(function HomesMap({ homes, stay }: HomesMapProps) {
  const { t: search } = useTranslation('search');
  const store = useFeatureStore(mapStore);
  const [view, setView] = useState<MapView>();
  const pinItems = useMemo(() => homePins(homes), [homes]);
  const pins = usePins(view, { homes, query: stay, isLooser: false });
  useEffect(() => {
    store.place(pinItems);
    if (pinItems.length > 0) view?.fit(boundsOfPins(pinItems));
  }, [store, view, pinItems]);
  // The map of a search has pins of its own.
  useEffect(() => () => store.place([]), [store]);

  const leaveOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && store.chosen) pins.leave();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the home that is open, wherever the focus is in it
    <div className={panel.panel} onKeyDown={leaveOnEscape} data-has-chosen={store.chosen ? true : undefined}>
      <MapFrame
        label={search('map')}
        homes={homes}
        isGuarded
        onView={(created) => {
          setView(created);
          return () => setView(undefined);
        }}
      >
        <div className={panel.top}>
          <PriceUnits />
        </div>
        {store.chosen && (
          <ChosenHomes view={view} query={stay} onLeave={pins.leave} onShown={pins.revealChosen} />
        )}
      </MapFrame>
    </div>
  );
});
