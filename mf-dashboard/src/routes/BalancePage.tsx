import { useFeatureStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { Balance } from '../features/balance/Balance.tsx';
import { balanceStore } from '../features/balance/balance-store.ts';
import { balanceTexts } from '../features/balance/balance-texts.ts';
import type { BalanceView } from '../features/balance/balance-view.ts';

export function BalancePage({ data }: { data: { view: BalanceView } }) {
  return (
    <WithTexts namespace="balance" texts={balanceTexts}>
      <Balance store={useFeatureStore(balanceStore)} view={data.view} />
    </WithTexts>
  );
}
