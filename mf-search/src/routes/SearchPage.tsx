import { useFeatureStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Results } from '../features/results/Results.tsx';
import { resultsStore } from '../features/results/results-store.ts';
import { locationStore } from '../features/search-bar/location-store.ts';

/** Under which key of the results store the page finds its homes, and whether a part of its address was left out. */
export type SearchData = { key: string; isPartDropped: boolean };

export const SearchPage = observer(function SearchPage({ data }: { data: SearchData }) {
  const page = useFeatureStore(resultsStore).pages.get(data.key);
  const parameters = new URLSearchParams(data.key);
  const location = useFeatureStore(locationStore);
  const cityId = parameters.get('cityId');
  useEffect(() => {
    location.show(cityId === null ? undefined : Number(cityId));
    return () => location.show(undefined);
  }, [location, cityId]);
  return page ? <Results page={page} parameters={parameters} isPartDropped={data.isPartDropped} /> : null;
});
