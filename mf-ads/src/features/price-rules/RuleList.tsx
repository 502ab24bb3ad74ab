import type { PriceRule } from '@moien/contract';
import { Button, Icon, VisuallyHidden } from '@moien/shared-lib/ui';
import Plus from 'lucide-react/icons/plus';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptFocus } from '../kept-focus/use-kept-focus.ts';
import styles from './PriceRules.module.css';
import type { PriceRulesStore } from './price-rules-store.ts';
import { RuleCard } from './RuleCard.tsx';
import { canAddRule } from './rule-entry.ts';

type RuleListProps = { kind: PriceRule['kind']; store: PriceRulesStore };

/** The seasons or the weekday rules of a home: the first that reaches a day wins. */
export const RuleList = observer(function RuleList({ kind, store }: RuleListProps) {
  const { t } = useTranslation('price-rules');
  const [said, setSaid] = useState('');
  const keepFocus = useKeptFocus();
  const { entry } = store;
  if (!entry) return null;
  const rules = entry.rules.filter((rule) => rule.kind === kind);
  const addId = `add-${kind}`;
  const move = (id: string, place: number) => {
    keepFocus();
    store.moveRule(id, place);
    const name = rules.find((rule) => rule.id === id)?.name || t('unnamed');
    setSaid(t('moved', { name, place: place + 1, count: rules.length }));
  };
  const remove = (id: string) => {
    store.removeRule(id);
    setSaid(t('removed', { name: rules.find((rule) => rule.id === id)?.name || t('unnamed') }));
    document.getElementById(addId)?.focus();
  };
  return (
    <section className={styles.section} aria-labelledby={`${kind}-title`}>
      <h2 id={`${kind}-title`} className={styles.title}>
        {t(`${kind}-title`)}
      </h2>
      <p className={styles.lead}>{t(`${kind}-lead`)}</p>
      {rules.length > 1 && <p className={styles.lead}>{t('order-lead')}</p>}
      {rules.length > 0 && (
        <ol className={styles.list}>
          {rules.map((rule, index) => (
            <RuleCard
              key={rule.id}
              rule={rule}
              place={index}
              count={rules.length}
              store={store}
              onMove={(place) => move(rule.id, place)}
              onRemove={() => remove(rule.id)}
            />
          ))}
        </ol>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <div>
        <Button
          id={addId}
          aria-disabled={!canAddRule(entry)}
          onClick={() => canAddRule(entry) && store.addRule(kind, kind === 'weekday' ? t('weekend') : '')}
        >
          <Icon of={Plus} /> {t(`${kind}-add`)}
        </Button>
      </div>
    </section>
  );
});
