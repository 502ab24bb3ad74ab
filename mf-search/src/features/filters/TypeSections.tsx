import { PROPERTY_TYPES_SHOWN } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Button } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useContext, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceButton } from './ChoiceParts.tsx';
import { typeChoice } from './choices.ts';
import styles from './FiltersPopup.module.css';
import { FilterViewContext } from './filter-view-context.ts';
import { Section } from './Section.tsx';

/** Rental and property type; each may be left open. */
export function TypeSections() {
  const { t } = useTranslation('search');
  return (
    <>
      <Section title={t('rental-type')}>
        <RentalTypes />
      </Section>
      <Section title={t('property-type')}>
        <PropertyTypes />
      </Section>
    </>
  );
}

type NamedType = { id: number; label: string };

const RentalTypes = observer(function RentalTypes() {
  const { essentials } = useRootStore();
  const { rentalTypeArray } = essentials.essentials;
  return (
    <Types
      name="rentalTypeId"
      types={rentalTypeArray.map(({ id, name, text }) => ({ id, label: essentials.localized(text) || name }))}
    />
  );
});

/** Four, and all of them at a wish (specification §9); one that is chosen is always seen. */
const PropertyTypes = observer(function PropertyTypes() {
  const { t } = useTranslation('search');
  const { essentials } = useRootStore();
  const view = useContext(FilterViewContext);
  const [isWhole, setWhole] = useState(false);
  const listId = useId();
  const { propertyTypeArray } = essentials.essentials;
  const types = propertyTypeArray.map(({ id, name, text }) => ({
    id,
    label: essentials.localized(text) || name,
  }));
  const shown = types.filter(
    ({ id }, index) => isWhole || index < PROPERTY_TYPES_SHOWN || id === view.propertyTypeId,
  );
  return (
    <>
      <Types id={listId} name="typeId" types={shown} />
      {types.length > PROPERTY_TYPES_SHOWN && (
        <Button
          variant="quiet"
          className={styles.more}
          aria-expanded={isWhole}
          aria-controls={listId}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('types-fewer') : t('types-all', { count: types.length })}
        </Button>
      )}
    </>
  );
});

type TypesProps = { name: 'typeId' | 'rentalTypeId'; types: readonly NamedType[]; id?: string };

function Types({ name, types, id }: TypesProps) {
  return (
    <div className={styles.choices} id={id}>
      {types.map((type) => (
        <Type key={type.id} name={name} {...type} />
      ))}
    </div>
  );
}

function Type({ name, id, label }: NamedType & { name: TypesProps['name'] }) {
  const choice = useMemo(() => typeChoice(name, id), [name, id]);
  return <ChoiceButton choice={choice} label={label} />;
}
