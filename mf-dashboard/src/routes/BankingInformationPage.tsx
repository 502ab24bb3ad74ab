import { useFeatureStore } from '@moien/shared-lib';
import { Banking } from '../features/banking/Banking.tsx';
import { bankingStore } from '../features/banking/banking-store.ts';
import { bankingTexts } from '../features/banking/banking-texts.ts';
import { WithTexts } from '../features/lazy-texts/lazy-texts.tsx';

export function BankingInformationPage() {
  return (
    <WithTexts namespace="banking" texts={bankingTexts}>
      <Banking store={useFeatureStore(bankingStore)} />
    </WithTexts>
  );
}
