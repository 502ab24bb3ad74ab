import { useFeatureStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { searchStore } from '../search-state/search-store.ts';
import { SearchDays } from './SearchDays.tsx';

/** The days of the search that is being chosen. */
export const StayPicker = observer(function StayPicker() {
  const search = useFeatureStore(searchStore);
  return <SearchDays query={search.current} onChange={(transition) => search.change(transition)} />;
});
