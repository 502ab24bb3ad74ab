import { useFeatureStore } from '@moien/shared-lib';
import { Balance } from '../features/balance/Balance.tsx';
import { balanceStore } from '../features/balance/balance-store.ts';
import { balanceTexts } from '../features/balance/balance-texts.ts';
import type { BalanceView } from '../features/balance/balance-view.ts';
import { WithTexts } from '../features/lazy-texts/lazy-texts.tsx';

export function BalancePage({ data }: { data: { view: BalanceView } }) {
  return (
    <WithTexts namespace="balance" texts={balanceTexts}>
      <Balance store={useFeatureStore(balanceStore)} view={data.view} />
    </WithTexts>
  );
}
