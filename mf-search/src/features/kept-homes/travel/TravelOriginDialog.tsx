import type { City } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Dialog } from '@moien/shared-lib/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CityField } from '../../search-popup/CityField.tsx';
import { PlaceSearch } from '../../search-popup/place-search.ts';
import styles from './Travel.module.css';
import type { TravelOrigin } from './travel-origin.ts';

type TravelOriginDialogProps = { onClose: () => void; onChoose: (origin: TravelOrigin) => void };

/** Any city that is known by name, whether it has homes or not. */
export function TravelOriginDialog({ onClose, onChoose }: TravelOriginDialogProps) {
  const { t } = useTranslation('kept-homes');
  const root = useRootStore();
  const { essentials } = root;
  const [places] = useState(() => new PlaceSearch(root, ''));
  useEffect(() => () => places.stop(), [places]);
  const choose = (city: City | undefined) => {
    if (!city) return;
    const { latitude, longitude } = city;
    onChoose({ name: essentials.cityName(city), latitude, longitude });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('travel-title')}
      description={t('travel-kept')}
      closeLabel={t('close')}
      className={styles.dialog}
    >
      <CityField
        places={places}
        detailOf={({ countryCode }) => essentials.countryName(countryCode)}
        onType={(term) => places.type(term)}
        onSelect={(id) => choose(places.cities.find((city) => city.id === id))}
        onSubmit={async () => choose((await places.search())[0])}
      />
    </Dialog>
  );
}
