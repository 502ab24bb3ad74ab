import { useFeatureStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { PriceRules } from '../features/price-rules/PriceRules.tsx';
import { priceRulesStore } from '../features/price-rules/price-rules-store.ts';
import { priceRulesTexts } from '../features/price-rules/price-rules-texts.ts';

export function PriceRulesPage() {
  return (
    <WithTexts namespace="price-rules" texts={priceRulesTexts}>
      <PriceRules store={useFeatureStore(priceRulesStore)} />
    </WithTexts>
  );
}
