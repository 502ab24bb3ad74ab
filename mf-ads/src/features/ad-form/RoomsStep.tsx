import type { FeatureType } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Checkbox, formatNumber, NumberStepper, Skeleton } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './AdForm.module.css';
import { EntryField } from './EntryField.tsx';
import { readArea } from './entry-rules.ts';
import type { StepProps } from './step-props.ts';

const COUNTS = [
  { name: 'guestCount', text: 'guests', minimum: 1, first: 2 },
  { name: 'bedroomCount', text: 'bedrooms', minimum: 0, first: 1 },
  { name: 'bedCount', text: 'beds', minimum: 0, first: 1 },
  { name: 'bathroomCount', text: 'bathrooms', minimum: 0, first: 1 },
] as const;
const COUNT_MAXIMUM = 30;
/** House rules and extras have steps of their own; what is counted is asked for above. */
const OTHER_SUBCATEGORIES = new Set(['rules', 'booking-options']);
const COUNTED = new Set(['area', 'bedrooms', 'bathrooms']);

/** How many people, rooms and beds, and what is there. */
export const RoomsStep = observer(function RoomsStep({ store, ad }: StepProps) {
  const { t } = useTranslation('ad-form');
  const { languageTag, essentials } = useRootStore();
  return (
    <>
      <div className={styles.counts}>
        {COUNTS.map(({ name, text, minimum, first }) => (
          <NumberStepper
            key={name}
            label={t(text)}
            decreaseLabel={t(`${text}-less`)}
            increaseLabel={t(`${text}-more`)}
            value={ad[name] ?? minimum - 1}
            minimum={minimum - 1}
            maximum={COUNT_MAXIMUM}
            formatValue={(value) =>
              ad[name] === null || value < minimum ? '–' : formatNumber(value, languageTag)
            }
            onChange={(value) => {
              const next = ad[name] === null ? first : value;
              store.change({ [name]: next < minimum ? null : next });
            }}
          />
        ))}
      </div>
      <EntryField
        label={t('area')}
        unit="m²"
        note={t('optional')}
        hint={t('area-hint')}
        inputMode="decimal"
        text={ad.areaSquareMetres === null ? '' : formatNumber(ad.areaSquareMetres, languageTag)}
        read={readArea}
        onValue={(areaSquareMetres) => store.change({ areaSquareMetres })}
        onLeave={() => store.leave()}
      />
      {!store.featureCategories && <Skeleton shape="title" width="half" />}
      {store.featureCategories?.map((category) =>
        category.subCategoryArray
          .filter(({ name }) => !OTHER_SUBCATEGORIES.has(name))
          .map((group) => (
            <FeatureGroup
              key={group.id}
              title={essentials.localized(group.text)}
              types={group.featureTypeArray}
              store={store}
              ad={ad}
            />
          )),
      )}
    </>
  );
});

type FeatureGroupProps = StepProps & { title: string; types: readonly FeatureType[] };

/** By their value type: what is there is ticked, what is counted is counted. */
export const FeatureGroup = observer(function FeatureGroup({ title, types, store, ad }: FeatureGroupProps) {
  const { t } = useTranslation('ad-form');
  const { essentials } = useRootStore();
  const featureValue = (id: number) =>
    ad.featureArray.find(({ featureTypeId }) => featureTypeId === id)?.value;
  const change = (id: number, value: number | null) => store.change({ features: { [id]: value } });
  const shown = types.filter(({ name }) => !COUNTED.has(name));
  if (shown.length === 0) return null;
  return (
    <fieldset className={styles.features}>
      <legend className={styles.legend}>{title}</legend>
      {shown.map((type) =>
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
            className={styles.wide}
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
