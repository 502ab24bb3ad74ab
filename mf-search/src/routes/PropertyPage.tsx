import type { Day } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { PropertyDetails } from '../features/property-details/PropertyDetails.tsx';
import { propertyStore } from '../features/property-details/property-store.ts';

/** Today and now come from the loader, so that server and browser draw the same. */
export type PropertyData = { id: string; today: Day; now: string; url: string };

export const PropertyPage = observer(function PropertyPage({ data }: { data: PropertyData }) {
  const view = useFeatureStore(propertyStore).views.get(data.id);
  return view ? <PropertyDetails key={data.id} view={view} today={data.today} now={data.now} /> : null;
});
