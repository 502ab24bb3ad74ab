import type { City } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Notice, TextField } from '@moien/shared-lib/ui';
import { Combobox } from '@moien/shared-lib/ui/combobox';
import MapPin from 'lucide-react/icons/map-pin';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './AdForm.module.css';
import { CitySearch } from './city-search.ts';
import { PinPlace } from './PinPlace.tsx';
import type { StepProps } from './step-props.ts';

/** The town, the address that nobody else sees, and the pin. */
export const PlaceStep = observer(function PlaceStep({ store, ad }: StepProps) {
  const { t } = useTranslation('ad-form');
  return (
    <>
      <CityField store={store} ad={ad} />
      <div className={styles.pair}>
        <TextField
          label={t('street-address')}
          hint={t('street-address-hint')}
          autoComplete="street-address"
          maxLength={200}
          value={ad.streetAddress ?? ''}
          onChange={({ currentTarget: { value } }) => store.change({ streetAddress: value || null })}
          onBlur={() => store.leave()}
        />
        <TextField
          label={t('postal-code')}
          autoComplete="postal-code"
          maxLength={12}
          value={ad.postalCode ?? ''}
          onChange={({ currentTarget: { value } }) => store.change({ postalCode: value || null })}
          onBlur={() => store.leave()}
        />
      </div>
      <Notice tone="informative">{t('address-private')}</Notice>
      {ad.city && ad.position && <PinPlace store={store} ad={ad} />}
    </>
  );
});

const CityField = observer(function CityField({ store, ad }: StepProps) {
  const { t } = useTranslation('ad-form');
  const root = useRootStore();
  const { essentials } = root;
  const [search] = useState(() => new CitySearch(root));
  useEffect(() => () => search.stop(), [search]);
  const chosen = ad.city ? `${ad.city.name}, ${essentials.countryName(ad.city.countryCode)}` : '';
  const optionOf = (city: City) => ({
    id: String(city.id),
    label: essentials.cityName(city),
    detail: essentials.countryName(city.countryCode),
    icon: MapPin,
  });
  const choose = (id: number) => {
    search.settle();
    store.change({ cityId: id });
    store.leave();
  };
  return (
    <Combobox
      label={t('city')}
      placeholder={t('city-placeholder')}
      query={search.term ?? chosen}
      onQueryChange={(term) => search.type(term)}
      groups={[{ options: search.cities.map(optionOf) }]}
      selectedId={ad.cityId === null ? undefined : String(ad.cityId)}
      onSelect={({ id }) => choose(Number(id))}
      message={search.message && { ...search.message, text: t(search.message.text) }}
      labels={{
        list: t('cities'),
        clear: t('city-clear'),
        count: (count) => t('city-count', { count }),
      }}
      maxLength={100}
    />
  );
});
