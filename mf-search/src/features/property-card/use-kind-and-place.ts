import type { PropertySummary } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { useTranslation } from 'react-i18next';

/** The rental type that is the whole of a home: its property type then says more. */
const WHOLE_HOME = 'entire-home';

type Placed = Pick<PropertySummary, 'typeId' | 'rentalTypeId' | 'cityId' | 'cityName' | 'district'>;

/** `Private room · Hollerich`; beyond the city that was searched, with the city as well. */
export function useKindAndPlace(home: Placed, searchedCityId?: number): string {
  const { t } = useTranslation('search');
  const { essentials } = useRootStore();
  const rentalType = essentials.essentials.rentalTypeArray.find(({ id }) => id === home.rentalTypeId);
  const isWhole = rentalType === undefined || rentalType.name === WHOLE_HOME;
  const kind = isWhole
    ? essentials.propertyTypeName(home.typeId)
    : essentials.rentalTypeName(home.rentalTypeId);
  const { district, cityName: city } = home;
  const whole = district === null ? city : t('district-in-city', { district, city });
  const place = home.cityId === searchedCityId ? (district ?? city) : whole;
  return t('kind-at-place', { kind, place });
}
