import { importFresh, useRootStore } from '@moien/shared-lib';
import { useEffect, useEffectEvent, useState } from 'react';
import type { MapView } from './map-view.ts';
import type { StreetSource } from './street-source.ts';

const loadParts = () => import(/* webpackChunkName: "streets" */ './street-parts.ts');
const DARK = '(prefers-color-scheme: dark)';

type Loaded = { parts: Awaited<ReturnType<typeof loadParts>>; source: StreetSource };

/**
 * Streets of the site's own, which need nobody else. Without a file, or with one that cannot be read, the
 * map stays as it is.
 */
export function useStreets(view: MapView | undefined): StreetSource | undefined {
  const { settings, languageTag, essentials } = useRootStore();
  const url = settings.mapStreetsUrl;
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    if (url === undefined) return;
    let isWanted = true;
    loadStreets(url)
      .then((streets) => isWanted && setLoaded(streets))
      .catch((error: unknown) => console.warn('The streets could not be loaded.', error));
    return () => {
      isWanted = false;
    };
  }, [url]);

  const draw = useEffectEvent((target: MapView, { parts, source }: Loaded) => {
    const names = new Set(
      essentials.essentials.cityArray.flatMap((city) => [city.name, essentials.cityName(city)]),
    );
    return parts.drawStreets(target, source, { languageTag, isWritten: (name) => names.has(name) });
  });
  useEffect(() => {
    if (!view || !loaded) return;
    let remove = draw(view, loaded);
    const theme = matchMedia(DARK);
    const drawAgain = () => {
      remove();
      remove = draw(view, loaded);
    };
    theme.addEventListener('change', drawAgain);
    return () => {
      theme.removeEventListener('change', drawAgain);
      remove();
    };
  }, [view, loaded]);
  return loaded?.source;
}

async function loadStreets(url: string): Promise<Loaded> {
  const parts = await importFresh(loadParts);
  return { parts, source: await parts.openStreets(url) };
}
