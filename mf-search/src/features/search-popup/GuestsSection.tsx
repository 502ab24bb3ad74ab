import { useFeatureStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { searchStore } from '../search-state/search-store.ts';
import { GuestSteppers } from './GuestSteppers.tsx';

/** Who comes along, of the search that is being chosen. */
export const GuestsSection = observer(function GuestsSection() {
  const search = useFeatureStore(searchStore);
  return <GuestSteppers query={search.current} onChange={(transition) => search.change(transition)} />;
});
