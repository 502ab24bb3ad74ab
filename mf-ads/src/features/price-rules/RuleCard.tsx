import { useRootStore } from '@moien/shared-lib';
import { Button, IconButton } from '@moien/shared-lib/ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './PriceRules.module.css';
import type { PriceRulesStore } from './price-rules-store.ts';
import { RuleEffect } from './RuleEffect.tsx';
import { RuleForm } from './RuleForm.tsx';
import type { RuleEntry } from './rule-entry.ts';
import { ruleWords } from './rule-words.ts';

type RuleCardProps = {
  rule: RuleEntry;
  /** Among the rules of its kind, from 0. */
  place: number;
  count: number;
  store: PriceRulesStore;
  onMove: (place: number) => void;
  onRemove: () => void;
};

/** A rule in short, what it does to a price, and its form. */
export const RuleCard = observer(function RuleCard(props: RuleCardProps) {
  const { rule, place, count, store, onMove, onRemove } = props;
  const { t } = useTranslation('price-rules');
  const { languageTag } = useRootStore();
  const isOpen = store.openRuleId === rule.id;
  const complete = store.rules.find(({ id }) => id === rule.id);
  const currency = store.home?.currency ?? 'EUR';
  const name = rule.name.trim() || t('unnamed');
  const headingId = `rule-${rule.id}`;
  return (
    <li className={styles.card} aria-labelledby={headingId}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3 id={headingId} className={styles.name}>
            {name}
          </h3>
          <p className={styles.facts}>
            {complete ? ruleWords(t, complete, currency, languageTag) : t('incomplete')}
          </p>
        </div>
        <div className={styles.tools}>
          {count > 1 && (
            <>
              <IconButton
                label={t('move-up', { name })}
                icon={ArrowUp}
                aria-disabled={place === 0}
                onClick={() => place > 0 && onMove(place - 1)}
              />
              <IconButton
                label={t('move-down', { name })}
                icon={ArrowDown}
                aria-disabled={place === count - 1}
                onClick={() => place < count - 1 && onMove(place + 1)}
              />
            </>
          )}
          <IconButton label={t('remove', { name })} icon={Trash2} onClick={onRemove} />
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'close-named' : 'edit-named', { name })}
            onClick={() => store.openRule(isOpen ? undefined : rule.id)}
          >
            {t(isOpen ? 'close' : 'edit')}
          </Button>
        </div>
      </div>
      {complete && <RuleEffect rule={complete} store={store} />}
      {isOpen && <RuleForm rule={rule} store={store} />}
    </li>
  );
});
