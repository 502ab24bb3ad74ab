import type { Day } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Availability } from '../availability/Availability.tsx';
import { PropertyFacts } from '../property-card/PropertyFacts.tsx';
import { Features } from './Features.tsx';
import { Gallery } from './Gallery.tsx';
import styles from './PropertyDetails.module.css';
import type { PropertyView } from './property-store.ts';
import { Terms } from './Terms.tsx';

type PropertyDetailsProps = { view: PropertyView; today: Day };

/** Everything about one home, the essential first. */
export const PropertyDetails = observer(function PropertyDetails({ view, today }: PropertyDetailsProps) {
  const { t } = useTranslation('search');
  const { essentials } = useRootStore();
  const { property, featureGroups } = view;
  const place = `${property.cityName}, ${essentials.countryName(property.countryCode)}`;
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <p className={styles.kind}>
          {essentials.propertyTypeName(property.typeId)} · {essentials.rentalTypeName(property.rentalTypeId)}
        </p>
        <h1 className={styles.title}>{property.title}</h1>
        <p className={styles.place}>{place}</p>
      </header>
      <Gallery images={property.imageArray} title={property.title} />
      <div className={styles.columns}>
        <Terms property={property} />
        <div className={styles.reading}>
          <section aria-labelledby="about">
            <h2 id="about">{t('about-home')}</h2>
            <PropertyFacts property={property} />
            <div className={styles.description} lang={property.textLanguage}>
              {property.description.split(/\n+/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <p className={styles.owner}>{t('owner', { name: property.owner.firstName })}</p>
          </section>
          {featureGroups.length > 0 && <Features groups={featureGroups} />}
          {property.isAvailableForShortTerm && (
            <Availability today={today} unavailable={property.unavailableArray} />
          )}
        </div>
      </div>
    </article>
  );
});
