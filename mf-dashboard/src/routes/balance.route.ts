import { defineRoute } from '@moien/shared-lib';
import { balanceStore } from '../features/balance/balance-store.ts';
import { balanceTexts } from '../features/balance/balance-texts.ts';
import { type BalanceView, readView } from '../features/balance/balance-view.ts';
import { BalancePage } from './BalancePage.tsx';

export const balanceRoute = defineRoute<{ view: BalanceView }>({
  load: async ({ root, url }) => {
    const view = readView(url.searchParams);
    // The page shows its skeleton, or what it knows, until the answer is there.
    root.feature(balanceStore).open(view);
    await balanceTexts[root.languageTag].load();
    return { view };
  },
  Component: BalancePage,
  head: (_data, _root, t) => ({
    title: t('page-title', { title: t('navigation-balance') }),
    description: t('balance-description'),
    canonicalPath: '/dashboard/balance',
    isIndexed: false,
  }),
});
