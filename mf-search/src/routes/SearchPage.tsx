import { useFeatureStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { Results } from '../features/results/Results.tsx';
import { resultsStore } from '../features/results/results-store.ts';

/** Under which key of the results store the page finds its homes, and whether a part of its address was left out. */
export type SearchData = { key: string; isPartDropped: boolean };

export const SearchPage = observer(function SearchPage({ data }: { data: SearchData }) {
  const page = useFeatureStore(resultsStore).pages.get(data.key);
  const parameters = new URLSearchParams(data.key);
  return page ? <Results page={page} parameters={parameters} isPartDropped={data.isPartDropped} /> : null;
});
