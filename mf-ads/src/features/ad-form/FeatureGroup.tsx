import type { FeatureType } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Checkbox, Icon, NumberStepper, VisuallyHidden } from '@moien/shared-lib/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useIsWide } from '../layout/use-is-wide.ts';
import formStyles from './AdForm.module.css';
import styles from './FeatureGroup.module.css';
import type { StepProps } from './step-props.ts';

/** What can be counted in a home, at most. */
const COUNT_MAXIMUM = 30;
/** Asked for above the groups. */
const COUNTED = new Set(['area', 'bedrooms', 'bathrooms']);

type FeatureGroupProps = StepProps & {
  title: string;
  types: readonly FeatureType[];
  isTitleHidden?: boolean;
};

/** A group of many: a phone opens it, and says before that how much of it is there. */
export const FoldedFeatures = observer(function FoldedFeatures({ types, ...group }: FeatureGroupProps) {
  const { t } = useTranslation('ad-form');
  const isWide = useIsWide();
  const shown = types.filter(({ name }) => !COUNTED.has(name));
  if (shown.length === 0) return null;
  if (isWide) return <FeatureGroup {...group} types={shown} />;
  const ids = new Set(shown.map(({ id }) => id));
  const count = group.ad.featureArray.filter(({ featureTypeId }) => ids.has(featureTypeId)).length;
  return (
    <details className={styles.folded}>
      <summary>
        <span>{group.title}</span>
        {count > 0 && <span className={styles.count}>{t('features-there', { count })}</span>}
        <Icon of={ChevronDown} size="small" />
      </summary>
      <FeatureGroup {...group} types={shown} isTitleHidden />
    </details>
  );
});

/** By their value type: what is there is ticked, what is counted is counted. */
export const FeatureGroup = observer(function FeatureGroup(props: FeatureGroupProps) {
  const { title, types, store, ad, isTitleHidden = false } = props;
  const { t } = useTranslation('ad-form');
  const { essentials } = useRootStore();
  const featureValue = (id: number) =>
    ad.featureArray.find(({ featureTypeId }) => featureTypeId === id)?.value;
  const change = (id: number, value: number | null) => store.change({ features: { [id]: value } });
  return (
    <fieldset className={formStyles.features}>
      <legend className={formStyles.legend}>
        {isTitleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      </legend>
      {types.map((type) =>
        type.valueTypeId === 'boolean' || type.valueTypeId === 'booking-option' ? (
          <Checkbox
            key={type.id}
            label={essentials.localized(type.text)}
            checked={featureValue(type.id) === 1}
            onChange={({ currentTarget: { checked } }) => change(type.id, checked ? 1 : null)}
          />
        ) : (
          <NumberStepper
            key={type.id}
            className={formStyles.wide}
            label={essentials.localized(type.text)}
            decreaseLabel={t('feature-less', { name: essentials.localized(type.text) })}
            increaseLabel={t('feature-more', { name: essentials.localized(type.text) })}
            value={featureValue(type.id) ?? -1}
            minimum={-1}
            maximum={Math.max(type.maximumValue ?? 0, COUNT_MAXIMUM)}
            formatValue={(value) => (featureValue(type.id) === undefined ? '–' : String(value))}
            onChange={(value) => change(type.id, value < 0 ? null : value)}
          />
        ),
      )}
    </fieldset>
  );
});
