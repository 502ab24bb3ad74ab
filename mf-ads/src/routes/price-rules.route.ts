import { defineRoute } from '@moien/shared-lib';
import { homeStore } from '../features/home-pages/home-store.ts';
import { priceRulesStore } from '../features/price-rules/price-rules-store.ts';
import { priceRulesTexts } from '../features/price-rules/price-rules-texts.ts';
import { PriceRulesPage } from './PriceRulesPage.tsx';

export const priceRulesRoute = defineRoute<null>({
  load: async ({ root, url }) => {
    // The page shows its skeleton, or what it knows, until the answer is there.
    const propertyId = url.searchParams.get('property') ?? undefined;
    root.feature(priceRulesStore).open(propertyId);
    if (propertyId !== undefined) root.feature(homeStore).open(propertyId);
    await priceRulesTexts[root.languageTag].load();
    return null;
  },
  Component: PriceRulesPage,
  head: (_data, _root, t) => ({
    title: t('page-title', { title: t('price-rules') }),
    description: t('ads-description'),
    canonicalPath: '/dashboard/ads/availability/rules',
    isIndexed: false,
  }),
});
