import { useFeatureStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { Banking } from '../features/banking/Banking.tsx';
import { bankingStore } from '../features/banking/banking-store.ts';
import { bankingTexts } from '../features/banking/banking-texts.ts';

export function BankingInformationPage() {
  return (
    <WithTexts namespace="banking" texts={bankingTexts}>
      <Banking store={useFeatureStore(bankingStore)} />
    </WithTexts>
  );
}
