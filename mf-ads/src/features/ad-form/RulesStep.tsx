import { useRootStore } from '@moien/shared-lib';
import { timesOfDay, timeText } from '@moien/shared-lib/times-of-day';
import { Select, Toggle } from '@moien/shared-lib/ui';
import { formattingLocale } from '@moien/shared-lib/ui/format';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './AdForm.module.css';
import { ChoiceCards } from './ChoiceCards.tsx';
import { FeatureGroup } from './FeatureGroup.tsx';
import type { StepProps } from './step-props.ts';

const POLICIES = ['flexible', 'moderate', 'firm', 'strict'] as const;

/** House rules, times, and what comes back when a stay is cancelled. */
export const RulesStep = observer(function RulesStep({ store, ad }: StepProps) {
  const { t } = useTranslation('ad-form');
  const { essentials } = useRootStore();
  const rules = store.featureCategories
    ?.flatMap(({ subCategoryArray }) => subCategoryArray)
    .find(({ name }) => name === 'rules');
  return (
    <>
      {rules && (
        <FeatureGroup
          title={essentials.localized(rules.text)}
          types={rules.featureTypeArray}
          store={store}
          ad={ad}
        />
      )}
      <div className={styles.pair}>
        <TimeField name="checkInTime" text="check-in-time" store={store} ad={ad} />
        <TimeField name="checkOutTime" text="check-out-time" store={store} ad={ad} />
      </div>
      <ChoiceCards
        legend={t('cancellation-policy')}
        choices={POLICIES.map((value) => ({
          value,
          label: t(`policy-${value}`),
          text: t(`policy-${value}-text`),
        }))}
        chosen={ad.cancellationPolicy}
        onChoose={(cancellationPolicy) => store.change({ cancellationPolicy })}
      />
      {ad.isAvailableForShortTerm && (
        <Toggle
          label={t('instant')}
          hint={t('instant-hint')}
          checked={ad.isInstantBookable}
          onChange={({ currentTarget: { checked } }) => store.change({ isInstantBookable: checked })}
        />
      )}
    </>
  );
});

type TimeFieldProps = StepProps & { name: 'checkInTime' | 'checkOutTime'; text: string };

const TimeField = observer(function TimeField({ name, text, store, ad }: TimeFieldProps) {
  const { t } = useTranslation('ad-form');
  const { languageTag } = useRootStore();
  return (
    <Select
      label={t(text)}
      value={ad[name]}
      onChange={({ currentTarget: { value } }) => store.change({ [name]: value })}
      onBlur={() => store.leave()}
    >
      {timesOfDay(ad[name]).map((time) => (
        <option key={time} value={time}>
          {timeText(time, formattingLocale(languageTag))}
        </option>
      ))}
    </Select>
  );
});
