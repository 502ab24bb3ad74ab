import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { AccordionItem, Button, Skeleton } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useContext, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceCheckbox } from './ChoiceParts.tsx';
import { featureChoice } from './choices.ts';
import { FeatureRange } from './FeatureRange.tsx';
import styles from './FiltersPopup.module.css';
import {
  type FilterCategory,
  type FilterFeature,
  type FilterSubCategory,
  filterCategories,
} from './feature-groups.ts';
import { featureTypesStore } from './feature-types-store.ts';
import { FilterViewContext } from './filter-view-context.ts';
import { RoomChoice } from './RoomChoice.tsx';
import { ROOM_FEATURES } from './room-choice.ts';
import { Section } from './Section.tsx';

/** What homes offer, by category and subcategory. Its failure is logged, and can be tried again. */
export const FeaturesSection = observer(function FeaturesSection() {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const featureTypes = useFeatureStore(featureTypesStore);
  const { categories, hasFailed } = featureTypes;
  const groups = useMemo(
    () => categories && filterCategories(categories, languageTag),
    [categories, languageTag],
  );
  useEffect(() => {
    void featureTypes.load();
  }, [featureTypes]);
  if (groups?.length === 0) return null;
  return (
    <Section title={t('features')}>
      {groups?.map((category, index) => (
        <Category key={category.id} category={category} isFirst={index === 0} />
      ))}
      {!groups && (hasFailed ? <Failed onRetry={() => void featureTypes.load()} /> : <Waiting />)}
    </Section>
  );
});

/** The first is open, and so is one in which something is chosen. */
const Category = observer(function Category({
  category,
  isFirst,
}: {
  category: FilterCategory;
  isFirst: boolean;
}) {
  const { t } = useTranslation('search');
  const view = useContext(FilterViewContext);
  const names = useMemo(
    () => category.subCategories.flatMap(({ features }) => features.map(({ type }) => type.name)),
    [category],
  );
  const count = view.chosenAmong(names);
  const [isOpenAtFirst] = useState(isFirst || count > 0);
  const [isDrawn, setDrawn] = useState(isOpenAtFirst);
  return (
    <AccordionItem
      title={category.title}
      headingLevel={4}
      summary={count > 0 && t('chosen-count', { count })}
      isOpenAtFirst={isOpenAtFirst}
      onToggle={(isOpen) => isOpen && setDrawn(true)}
    >
      {isDrawn && <SubCategories subCategories={category.subCategories} />}
    </AccordionItem>
  );
});

const SubCategories = observer(function SubCategories({
  subCategories,
}: {
  subCategories: readonly FilterSubCategory[];
}) {
  return (
    <div className={styles.subCategories}>
      {subCategories.map(({ id, title, features }) => (
        <fieldset key={id} className={styles.subCategory}>
          <legend className={styles.subHeading}>{title}</legend>
          <div className={styles.features}>
            {features.map((feature) => (
              <Feature key={feature.type.id} feature={feature} />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
});

const Feature = observer(function Feature({ feature }: { feature: FilterFeature }) {
  const { t } = useTranslation('search');
  const { type, text } = feature;
  const choice = useMemo(() => featureChoice(type), [type]);
  if (ROOM_FEATURES.includes(type.name)) return <RoomChoice {...feature} />;
  if (type.valueTypeId === 'integer' || type.valueTypeId === 'real') return <FeatureRange {...feature} />;
  const note = type.valueTypeId === 'booking-option' ? t('booking-option') : undefined;
  return <ChoiceCheckbox choice={choice} label={text} note={note} />;
});

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('search');
  return (
    <div className={styles.failure} role="alert">
      <p>{t('features-failed')}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.features} aria-busy="true">
      {Array.from({ length: 6 }, (_none, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Skeleton key={index} width="most" />
      ))}
    </div>
  );
}
