import { MAXIMUM_GUESTS_PER_TYPE, type SearchQuery } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Button, Select, TextField } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { sortChoices, sortOf } from '../search-state/sort-choices.ts';
import { citiesOffered, keptFields } from './plain-fields.ts';

/** The search as a form that the browser sends by itself, where scripts do not run. */
export function PlainSearch({ query, className }: { query: SearchQuery; className?: string | undefined }) {
  const { t } = useTranslation('search');
  const { essentials, navigation } = useRootStore();
  const { propertyParameters, bookingParameters } = query;
  const { cityId } = propertyParameters;
  const cities = citiesOffered(essentials.essentials.cityArray, cityId, (city) => essentials.cityName(city));
  return (
    <search>
      <form
        className={className}
        action={navigation.hrefTo({ route: 'search', search: new URLSearchParams() })}
        aria-label={t('search-popup-title')}
      >
        {keptFields(query).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Select label={t('city-or-town')} name="cityId" defaultValue={cityId ?? ''}>
          <option value="">{t('anywhere')}</option>
          {cities.map((city) => (
            <option key={city.id} value={city.id}>
              {essentials.cityName(city)}
            </option>
          ))}
        </Select>
        <TextField
          label={t('arrival')}
          name="arrivalDate"
          type="date"
          defaultValue={bookingParameters.arrivalDate}
        />
        <TextField
          label={t('departure')}
          name="departureDate"
          type="date"
          defaultValue={bookingParameters.departureDate}
        />
        <TextField
          label={t('guest-adult')}
          name="adultCount"
          type="number"
          min={0}
          max={MAXIMUM_GUESTS_PER_TYPE}
          defaultValue={bookingParameters.adultCount}
        />
        <Select label={t('sort')} name="sort" defaultValue={sortOf(query)}>
          {sortChoices(query).map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort-${sort}`)}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="primary">
          {t('plain-search-show')}
        </Button>
      </form>
    </search>
  );
}
