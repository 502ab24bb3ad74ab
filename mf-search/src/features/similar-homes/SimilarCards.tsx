import type { PropertySummary } from '@moien/contract';
import { Card, Skeleton } from '@moien/shared-lib/ui';
import { PropertyCard } from '../property-card/PropertyCard.tsx';
import styles from './SimilarHomes.module.css';

type SimilarCardsProps = { homes: readonly PropertySummary[] | undefined; search?: URLSearchParams };

const PLACES = ['first', 'second', 'third', 'fourth'];

/** Homes that are alike look alike from outside: every other one shows its second picture first. */
function insideFirst(property: PropertySummary): PropertySummary {
  const [first, second, ...rest] = property.imageArray;
  return first && second ? { ...property, imageArray: [second, first, ...rest] } : property;
}

/** A row of homes, or of their places while they are on their way. */
export function SimilarCards({ homes, search }: SimilarCardsProps) {
  return (
    <ul className={styles.row}>
      {homes
        ? homes.map((property, index) => (
            <li key={property.id}>
              {/* A narrow card has room for the quarter or the city, not for both. */}
              <PropertyCard
                property={index % 2 === 0 ? property : insideFirst(property)}
                search={search}
                cityId={property.cityId}
              />
            </li>
          ))
        : PLACES.map((place) => (
            <li key={place}>
              <Card media={<Skeleton shape="block" ratio="4:3" />}>
                <Skeleton width="half" />
                <Skeleton shape="title" width="most" />
                <Skeleton width="most" />
                <Skeleton width="third" />
              </Card>
            </li>
          ))}
    </ul>
  );
}
