import type { City } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Combobox } from '@moien/shared-lib/ui/combobox';
import MapPin from 'lucide-react/icons/map-pin';
import Search from 'lucide-react/icons/search';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlaceSearch } from './place-search.ts';
import styles from './SearchPopup.module.css';

type CityFieldProps = {
  places: PlaceSearch;
  selectedId?: number | undefined;
  /** Stands beside the name of a city that is found. */
  detailOf: (city: City) => string;
  onType: (term: string) => void;
  onSelect: (id: number) => void;
  /** Enter was pressed before one was chosen. */
  onSubmit: () => unknown;
};

/** A city by its name, and what its search says. */
export const CityField = observer(function CityField(props: CityFieldProps) {
  const { places, selectedId, detailOf, onType, onSelect, onSubmit } = props;
  const { t } = useTranslation('search');
  const { essentials } = useRootStore();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const options = places.cities.map((city) => ({
    id: String(city.id),
    label: essentials.cityName(city),
    detail: detailOf(city),
    icon: MapPin,
  }));
  return (
    <form onSubmit={submit}>
      <Combobox
        label={t('city-or-town')}
        icon={Search}
        placeholder={t('city-examples')}
        query={places.term}
        onQueryChange={onType}
        groups={[{ options }]}
        selectedId={selectedId === undefined ? undefined : String(selectedId)}
        onSelect={({ id }) => onSelect(Number(id))}
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
  );
});
