import type { City } from '@moien/contract';
import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { CloseToMe } from '../close-to-me/CloseToMe.tsx';
import { searchStore } from '../search-state/search-store.ts';
import { placeOf } from '../search-state/search-transitions.ts';
import { CityField } from './CityField.tsx';
import { PopularPlaces } from './PopularPlaces.tsx';
import type { PlaceSearch } from './place-search.ts';
import { RecentPlaces } from './RecentPlaces.tsx';
import styles from './SearchPopup.module.css';
import type { PlaceChoice } from './use-place-choice.ts';

type WhereSectionProps = { places: PlaceSearch; choice: PlaceChoice };

/** A city by its name, one of those searched before or with most homes, or round the visitor. */
export const WhereSection = observer(function WhereSection({ places, choice }: WhereSectionProps) {
  const place = placeOf(useFeatureStore(searchStore).current);
  return (
    <div className={styles.where}>
      <CityField
        places={places}
        selectedId={place?.kind === 'city' ? place.cityId : undefined}
        detailOf={useCityDetail()}
        onType={choice.type}
        onSelect={choice.chooseCityById}
        onSubmit={choice.chooseTyped}
      />
      <CloseToMe isChosen={place?.kind === 'close-to-me'} onChoose={choice.choosePosition} />
      <RecentPlaces onChoose={choice.chooseCity} />
      <PopularPlaces onChoose={choice.chooseCity} />
    </div>
  );
});

/** The country of a city and how many homes it has. */
function useCityDetail(): (city: City) => string {
  const { t } = useTranslation('search');
  const { essentials } = useRootStore();
  return ({ countryCode, propertyCount: count }) => {
    const homes = count === 0 ? t('no-homes-yet') : t('home-count', { count });
    return `${essentials.countryName(countryCode)} · ${homes}`;
  };
}
