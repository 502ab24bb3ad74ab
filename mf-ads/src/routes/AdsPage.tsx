import { useFeatureStore } from '@moien/shared-lib';
import { AdList } from '../features/ad-list/AdList.tsx';
import { adListStore } from '../features/ad-list/ad-list-store.ts';

export function AdsPage() {
  return <AdList store={useFeatureStore(adListStore)} />;
}
