import { useRootStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ChoiceCards } from './ChoiceCards.tsx';
import { KindTiles } from './KindTiles.tsx';
import type { StepProps } from './step-props.ts';

/** What it is, and what of it guests get. */
export const KindStep = observer(function KindStep({ store, ad }: StepProps) {
  const { t } = useTranslation('ad-form');
  const { essentials } = useRootStore();
  const { rentalTypeArray } = essentials.essentials;
  return (
    <>
      <KindTiles
        chosenId={ad.propertyTypeId}
        onChoose={(propertyTypeId) => store.change({ propertyTypeId })}
      />
      <ChoiceCards
        legend={t('rental-type')}
        choices={rentalTypeArray.map(({ id, text }) => ({ value: id, label: essentials.localized(text) }))}
        chosen={ad.rentalTypeId}
        onChoose={(rentalTypeId) => store.change({ rentalTypeId })}
      />
    </>
  );
});
