import { defineRoute } from '@moien/shared-lib';
import { bankingStore } from '../features/banking/banking-store.ts';
import { bankingTexts } from '../features/banking/banking-texts.ts';
import { BankingInformationPage } from './BankingInformationPage.tsx';

export const bankingInformationRoute = defineRoute<Record<string, never>>({
  load: async ({ root }) => {
    // The page shows its skeleton, or what it knows, until the answer is there.
    root.feature(bankingStore).open();
    await bankingTexts[root.languageTag].load();
    return {};
  },
  Component: BankingInformationPage,
  head: (_data, _root, t) => ({
    title: t('page-title', { title: t('navigation-banking') }),
    description: t('banking-description'),
    canonicalPath: '/dashboard/banking-information',
    isIndexed: false,
  }),
});
