import type { PropertySummary } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Attribution } from './Attribution.tsx';
import { drawBaseLayer } from './base-layer.ts';
import { LabelLayer } from './label-layer.ts';
import { MapButtons } from './MapButtons.tsx';
import styles from './MapFrame.module.css';
import { MapView } from './map-view.ts';
import { quartersOf } from './quarters.ts';
import { drawScale } from './scale.ts';
import { useStreets } from './use-streets.ts';
import { useTiles } from './use-tiles.ts';

type MapFrameProps = {
  /** What is shown on it. */
  label: string;
  /** Inside a page that scrolls: the map is still until somebody presses it. */
  isGuarded?: boolean;
  /**
   * Told in the browser, once the map can be drawn on; a function that it answers is called when the map
   * goes.
   */
  onView: (view: MapView) => (() => void) | undefined;
  /** Their quarters are named where no streets are drawn. */
  homes?: readonly PropertySummary[];
  /** Lies over the map. */
  children?: ReactNode;
};

/** A map with ground, names, scale and buttons, whatever is drawn on it. */
export const MapFrame = observer(function MapFrame({
  label,
  isGuarded = false,
  onView,
  homes,
  children,
}: MapFrameProps) {
  const { t } = useTranslation('search');
  const { essentials } = useRootStore();
  const ground = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<MapView>();
  const [labels, setLabels] = useState<LabelLayer>();
  const told = useRef(onView);
  const tiles = useTiles(view);
  const streets = useStreets(view);

  useEffect(() => {
    if (!ground.current) return;
    const created = new MapView(ground.current, { isGuarded });
    const drawing = new AbortController();
    const leave = told.current(created);
    const names = new LabelLayer(created, essentials);
    drawScale(created);
    void drawBaseLayer(created, drawing.signal).then((baseMap) => {
      if (baseMap) names.nameCountries(baseMap.countries);
    });
    setView(created);
    setLabels(names);
    return () => {
      drawing.abort();
      leave?.();
      created.remove();
      setView(undefined);
      setLabels(undefined);
    };
  }, [isGuarded, essentials]);
  useEffect(() => labels?.nameQuarters(homes && !streets ? quartersOf(homes) : []), [labels, homes, streets]);

  return (
    <section className={styles.frame} aria-label={label} data-has-tiles={tiles.areShown || undefined}>
      {/* Arrow keys move it, + and - zoom: Leaflet listens once it has the focus. */}
      <TownShape />
      <div ref={ground} className={styles.map} role="application" aria-label={t('map-keys')} />
      {children}
      <MapButtons view={view} tiles={tiles} />
      <Attribution streets={streets} areTilesShown={tiles.areShown} />
    </section>
  );
});

/** Blurs what it is given and draws a new edge where it is half as dense: corners and gaps become round. */
function TownShape() {
  return (
    <svg className={styles.shapes} aria-hidden="true">
      <filter id="town-shape" colorInterpolationFilters="sRGB">
        <feGaussianBlur stdDeviation="14" />
        <feComponentTransfer>
          <feFuncA type="linear" slope="16" intercept="-7.5" />
        </feComponentTransfer>
      </filter>
    </svg>
  );
}
