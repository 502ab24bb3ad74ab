import { useFeatureStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { Today } from '../features/today/Today.tsx';
import { todayStore } from '../features/today/today-store.ts';
import { todayTexts } from '../features/today/today-texts.ts';

export function DashboardPage() {
  return (
    <WithTexts namespace="today" texts={todayTexts}>
      <Today store={useFeatureStore(todayStore)} />
    </WithTexts>
  );
}
