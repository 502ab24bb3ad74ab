import { imageUrl, type PropertySummary } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { Card, cardLinkClassName, formatNumber, Picture } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './PropertyCard.module.css';
import { PropertyFacts } from './PropertyFacts.tsx';
import { PropertyPrice } from './PropertyPrice.tsx';

type PropertyCardProps = {
  property: PropertySummary;
  /** Given on to the property page, so that it keeps the dates and guests. */
  search?: URLSearchParams;
  /** Its picture is loaded at once. A phone shows one card and a half: more would stand in line before the script. */
  isFirst?: boolean;
};

/** A home in a list: what it looks like, what it is, where, and what it costs. */
export const PropertyCard = observer(function PropertyCard({
  property,
  search,
  isFirst = false,
}: PropertyCardProps) {
  const { t } = useTranslation('search');
  const { essentials, languageTag } = useRootStore();
  const [image] = property.imageArray;
  return (
    <Card
      media={
        <Picture
          url={image && ((width) => imageUrl(image.path, width))}
          sizes="(min-width: 65em) 17rem, (min-width: 36em) 45vw, 100vw"
          alt=""
          ratio="4:3"
          isEager={isFirst}
        />
      }
    >
      <p className={styles.place}>
        {t('type-in-city', { type: essentials.propertyTypeName(property.typeId), city: property.cityName })}
        {property.ratingAverage !== null && (
          <span className={styles.rating}>
            <span aria-hidden="true">★ </span>
            <span className={styles.hidden}>{t('rating')} </span>
            {formatNumber(property.ratingAverage, languageTag, 1)}
          </span>
        )}
      </p>
      <h3 className={styles.title}>
        <RouteLink
          className={cardLinkClassName}
          route="property"
          parameters={{ id: property.id }}
          search={search}
        >
          {property.title}
        </RouteLink>
      </h3>
      <PropertyFacts property={property} />
      <PropertyPrice property={property} />
    </Card>
  );
});
