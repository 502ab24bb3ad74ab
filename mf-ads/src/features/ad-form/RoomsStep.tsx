import { useRootStore } from '@moien/shared-lib';
import { formatNumber, NumberStepper, Skeleton } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './AdForm.module.css';
import { EntryField } from './EntryField.tsx';
import { readArea } from './entry-rules.ts';
import { FoldedFeatures } from './FeatureGroup.tsx';
import type { StepProps } from './step-props.ts';

const COUNTS = [
  { name: 'guestCount', text: 'guests', minimum: 1, first: 2 },
  { name: 'bedroomCount', text: 'bedrooms', minimum: 0, first: 1 },
  { name: 'bedCount', text: 'beds', minimum: 0, first: 1 },
  { name: 'bathroomCount', text: 'bathrooms', minimum: 0, first: 1 },
] as const;
const COUNT_MAXIMUM = 30;
/** House rules and extras have steps of their own. */
const OTHER_SUBCATEGORIES = new Set(['rules', 'booking-options']);

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
            <FoldedFeatures
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
