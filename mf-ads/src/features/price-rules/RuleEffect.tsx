import type { CurrencyCode, PriceRule } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatDay, formatDays, formatPrice, Notice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './PriceRules.module.css';
import type { PriceRulesStore } from './price-rules-store.ts';
import { overlapsOf, type PriceExample, priceExample, type RuleOverlap } from './rule-effects.ts';
import { listWeekdays } from './rule-words.ts';

type RuleEffectProps = { rule: PriceRule; store: PriceRulesStore };

/** What a rule makes of the price of a night, and where another one comes before it. */
export const RuleEffect = observer(function RuleEffect({ rule, store }: RuleEffectProps) {
  const { rules, home, today } = store;
  if (!home) return null;
  const { nightlyPrice, currency } = home;
  const example =
    nightlyPrice === null ? undefined : priceExample(rule, { rules, basePrice: nightlyPrice, today });
  const overlaps = example?.kind === 'never' ? [] : overlapsOf(rule, rules);
  return (
    <>
      {example && <Example example={example} currency={currency} />}
      {overlaps.length > 0 && <Overlaps overlaps={overlaps} />}
    </>
  );
});

function Example({ example, currency }: { example: PriceExample; currency: CurrencyCode }) {
  const { t } = useTranslation('price-rules');
  const { languageTag } = useRootStore();
  if (example.kind === 'over') return <p className={styles.facts}>{t('over')}</p>;
  if (example.kind === 'never')
    return (
      <Notice tone="warning">
        {t('never', { name: example.winner.name || t('unnamed') })} {example.isSameKind && t('overlap-hint')}
      </Notice>
    );
  const { day, before, after } = example;
  const words = {
    day: formatDay(day, languageTag, 'weekday'),
    before: formatPrice(before, currency, languageTag),
    after: formatPrice(after, currency, languageTag),
  };
  return <p className={styles.example}>{t(before === after ? 'example-same' : 'example', words)}</p>;
}

function Overlaps({ overlaps }: { overlaps: readonly RuleOverlap[] }) {
  const { t } = useTranslation('price-rules');
  const { languageTag } = useRootStore();
  const daysOf = (overlap: RuleOverlap) =>
    overlap.kind === 'season'
      ? formatDays(overlap.firstDay, overlap.lastDay, languageTag)
      : listWeekdays(overlap.weekdays, languageTag);
  return (
    <Notice tone="informative">
      {overlaps
        .map((overlap) => t('overlap', { days: daysOf(overlap), name: overlap.earlier.name || t('unnamed') }))
        .join(' ')}{' '}
      {t('overlap-hint')}
    </Notice>
  );
}
