import type { City } from '@moien/contract';
import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { Combobox, type ComboboxOption } from '@moien/shared-lib/ui/combobox';
import MapPin from 'lucide-react/icons/map-pin';
import Search from 'lucide-react/icons/search';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseToMe } from '../close-to-me/CloseToMe.tsx';
import { searchStore } from '../search-state/search-store.ts';
import { placeOf } from '../search-state/search-transitions.ts';
import { PopularPlaces } from './PopularPlaces.tsx';
import type { PlaceSearch } from './place-search.ts';
import { RecentPlaces } from './RecentPlaces.tsx';
import styles from './SearchPopup.module.css';
import type { PlaceChoice } from './use-place-choice.ts';

type WhereSectionProps = { places: PlaceSearch; choice: PlaceChoice };

/** A city by its name, one of those searched before or with most homes, or round the visitor. */
export const WhereSection = observer(function WhereSection({ places, choice }: WhereSectionProps) {
  const { t } = useTranslation('search');
  const place = placeOf(useFeatureStore(searchStore).current);
  const optionOf = usePlaceOption();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await choice.chooseTyped();
  };
  return (
    <div className={styles.where}>
      <form onSubmit={submit}>
        <Combobox
          label={t('city-or-town')}
          icon={Search}
          placeholder={t('city-examples')}
          query={places.term}
          onQueryChange={choice.type}
          groups={[{ options: places.cities.map(optionOf) }]}
          selectedId={place?.kind === 'city' ? String(place.cityId) : undefined}
          onSelect={({ id }) => choice.chooseCityById(Number(id))}
          message={places.status === 'searching' ? { kind: 'busy', text: t('places-searching') } : undefined}
          labels={{
            list: t('places-found'),
            clear: t('place-clear'),
            count: (count) => t('place-count', { count }),
          }}
          enterKeyHint="search"
          maxLength={100}
        />
        <p role="status" className={styles.note}>
          {places.status === 'nothing' && t('no-place-found')}
        </p>
        {places.status === 'failed' && (
          <p role="alert" className={styles.alert}>
            {places.failure ?? t('place-search-failed')}
          </p>
        )}
      </form>
      <CloseToMe isChosen={place?.kind === 'close-to-me'} onChoose={choice.choosePosition} />
      <RecentPlaces onChoose={choice.chooseCity} />
      <PopularPlaces onChoose={choice.chooseCity} />
    </div>
  );
});

/** A city with its country and how many homes it has. */
function usePlaceOption(): (city: City) => ComboboxOption {
  const { t } = useTranslation('search');
  const { essentials } = useRootStore();
  return (city) => {
    const { propertyCount: count } = city;
    const homes = count === 0 ? t('no-homes-yet') : t('home-count', { count });
    return {
      id: String(city.id),
      label: essentials.cityName(city),
      detail: `${essentials.countryName(city.countryCode)} · ${homes}`,
      icon: MapPin,
    };
  };
}
