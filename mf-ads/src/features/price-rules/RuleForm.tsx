import { PRICE_RULE_NAME_MAXIMUM } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { AccordionItem, currencySymbol, Select, TextField } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnitField } from '../fields/UnitField.tsx';
import styles from './PriceRules.module.css';
import type { PriceRulesStore } from './price-rules-store.ts';
import { PRICE_MODES, type PriceMode, type RuleEntry } from './rule-entry.ts';
import { WeekdayChoice } from './WeekdayChoice.tsx';

type RuleFormProps = { rule: RuleEntry; store: PriceRulesStore };

/** All that a rule says. What is typed is a part of the page's entries at once. */
export const RuleForm = observer(function RuleForm({ rule, store }: RuleFormProps) {
  const { t } = useTranslation('price-rules');
  const { languageTag } = useRootStore();
  const currency = store.home?.currency ?? 'EUR';
  const { text, change } = useRuleFields(rule, store);
  const name = useRef<HTMLInputElement>(null);
  const isNew = useRef(rule.price === '' && rule.priceMode === 'surcharge');
  useEffect(() => {
    if (isNew.current) name.current?.focus();
  }, []);
  return (
    <div className={styles.form}>
      <TextField
        {...text('name')}
        ref={name}
        label={t('name')}
        hint={t('name-hint')}
        maxLength={PRICE_RULE_NAME_MAXIMUM}
      />
      {rule.kind === 'season' ? (
        <div className={styles.pair}>
          <TextField {...text('firstDay')} label={t('first-night')} type="date" />
          <TextField {...text('lastDay')} label={t('last-night')} type="date" min={rule.firstDay} />
        </div>
      ) : (
        <WeekdayChoice
          legend={t('nights-of')}
          weekdays={rule.weekdays}
          error={text('weekdays').error}
          onChange={(weekdays) => change({ weekdays })}
        />
      )}
      <div className={styles.pair}>
        <Select
          label={t('price-mode')}
          value={rule.priceMode}
          onChange={({ currentTarget: { value } }) => change({ priceMode: value as PriceMode, price: '' })}
          error={rule.priceMode === 'none' ? text('price').error : undefined}
        >
          {PRICE_MODES.map((mode) => (
            <option key={mode} value={mode}>
              {t(`price-mode-${mode}`)}
            </option>
          ))}
        </Select>
        {rule.priceMode !== 'none' && (
          <UnitField
            {...text('price')}
            label={t(`price-${rule.priceMode}`)}
            unit={rule.priceMode === 'fixed' ? currencySymbol(currency, languageTag) : '%'}
            inputMode="decimal"
          />
        )}
      </div>
      <StayFields rule={rule} store={store} />
    </div>
  );
});

/** How long guests stay and on which days they come and go, which few rules say. */
const StayFields = observer(function StayFields({ rule, store }: RuleFormProps) {
  const { t } = useTranslation('price-rules');
  const { text, change } = useRuleFields(rule, store);
  const { minimumNights, maximumNights, arrivalWeekdays, departureWeekdays } = rule;
  const hasSome =
    minimumNights + maximumNights !== '' || arrivalWeekdays.length + departureWeekdays.length > 0;
  const hasError = Boolean(text('minimumNights').error || text('maximumNights').error);
  const [isOpen, setOpen] = useState(hasSome);
  // It stays open once it was, so that nothing closes while somebody types.
  if (hasError && !isOpen) setOpen(true);
  return (
    <AccordionItem title={t('stay')} isOpenAtFirst={isOpen} onToggle={setOpen}>
      <div className={styles.form}>
        <div className={styles.pair}>
          <UnitField
            {...text('minimumNights')}
            label={t('minimum-nights')}
            note={t('optional')}
            unit={t('unit-nights')}
            inputMode="numeric"
          />
          <UnitField
            {...text('maximumNights')}
            label={t('maximum-nights')}
            note={t('optional')}
            unit={t('unit-nights')}
            inputMode="numeric"
          />
        </div>
        <WeekdayChoice
          legend={t('arrival-days')}
          hint={t('each-day')}
          weekdays={arrivalWeekdays}
          onChange={(weekdays) => change({ arrivalWeekdays: weekdays })}
        />
        <WeekdayChoice
          legend={t('departure-days')}
          hint={t('each-day')}
          weekdays={departureWeekdays}
          onChange={(weekdays) => change({ departureWeekdays: weekdays })}
        />
      </div>
    </AccordionItem>
  );
});

/** What fields of a rule have in common: the value, what is wrong, and where changes go. */
function useRuleFields(rule: RuleEntry, store: PriceRulesStore) {
  const { t } = useTranslation('price-rules');
  const errors = store.errors.rules[rule.id] ?? {};
  const change = (part: Partial<RuleEntry>) => store.changeRule(rule.id, part);
  const text = (field: keyof RuleEntry) => {
    const slug = errors[field];
    return {
      value: String(rule[field]),
      error: slug === undefined ? undefined : t(slug),
      autoComplete: 'off',
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
        change({ [field]: value }),
    };
  };
  return { text, change };
}
