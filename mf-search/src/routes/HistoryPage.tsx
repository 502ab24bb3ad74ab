import { useFeatureStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { History } from '../features/kept-homes/History.tsx';
import { historyStore } from '../features/kept-homes/history-store.ts';
import { keptHomesTexts } from '../features/kept-homes/kept-homes-texts.ts';

export function HistoryPage() {
  return (
    <WithTexts namespace="kept-homes" texts={keptHomesTexts}>
      <History store={useFeatureStore(historyStore)} />
    </WithTexts>
  );
}
