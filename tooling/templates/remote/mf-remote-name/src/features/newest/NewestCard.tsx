import { imageUrl, type PropertySummary } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { Card, cardLinkClassName, Picture } from '@moien/shared-lib/ui';
import styles from './NewestCard.module.css';

type NewestCardProps = { property: PropertySummary; isFirst: boolean };

/**
 * A property in a list. Its page belongs to another remote: without a release that serves it, the title is no
 * link.
 */
export function NewestCard({ property, isFirst }: NewestCardProps) {
  const { navigation } = useRootStore();
  const [image] = property.imageArray;
  const target = { route: 'property', parameters: { id: property.id } };
  return (
    <Card
      media={
        <Picture
          url={image && ((width) => imageUrl(image.path, width))}
          sizes="(min-width: 65em) 17rem, (min-width: 36em) 45vw, 100vw"
          alt=""
          isEager={isFirst}
        />
      }
    >
      <p className={styles.place}>{property.cityName}</p>
      <h2 className={styles.title}>
        {navigation.hrefTo(target) ? (
          <RouteLink className={cardLinkClassName} {...target}>
            {property.title}
          </RouteLink>
        ) : (
          property.title
        )}
      </h2>
    </Card>
  );
}
