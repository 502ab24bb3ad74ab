import type { Day } from '@moien/contract';
import { useTranslation } from 'react-i18next';
import { Availability } from '../availability/Availability.tsx';
import { HouseRules } from '../house-rules/HouseRules.tsx';
import { OwnerCard } from '../owner/OwnerCard.tsx';
import { ApproximatePlace } from './ApproximatePlace.tsx';
import { Description } from './Description.tsx';
import { Features } from './Features.tsx';
import { OtherAmenities } from './OtherAmenities.tsx';
import type { PropertyView } from './property-store.ts';

type PropertyReadingProps = { view: PropertyView; today: Day; place: string };

/** What there is to read about a home, the essential first. */
export function PropertyReading({ view, today, place }: PropertyReadingProps) {
  const { t } = useTranslation('search');
  const { property, featureGroups, permissions, bookingOptions } = view;
  return (
    <>
      <section aria-labelledby="about">
        <h2 id="about">{t('about-home')}</h2>
        <Description property={property} />
      </section>
      <OwnerCard owner={property.owner} />
      {featureGroups.length > 0 && <Features groups={featureGroups} />}
      {property.otherAmenityArray.length > 0 && <OtherAmenities property={property} />}
      {property.isAvailableForShortTerm && <Availability property={property} today={today} />}
      <HouseRules property={property} permissions={permissions} bookingOptions={bookingOptions} />
      <ApproximatePlace property={property} place={place} />
    </>
  );
}
