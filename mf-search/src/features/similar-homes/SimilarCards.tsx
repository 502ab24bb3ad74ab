import type { PropertySummary, StayTerm } from '@moien/contract';
import { Card, Skeleton } from '@moien/shared-lib/ui';
import { PropertyCard } from '../property-card/PropertyCard.tsx';
import styles from './SimilarHomes.module.css';

type SimilarCardsProps = {
  homes: readonly PropertySummary[] | undefined;
  search?: URLSearchParams;
  /** In which all say their prices. */
  term?: StayTerm;
};

const PLACES = ['first', 'second', 'third', 'fourth'];

/** Homes that are alike look alike from outside: every other one shows its second picture first. */
function insideFirst(property: PropertySummary): PropertySummary {
  const [first, second, ...rest] = property.imageArray;
  return first && second ? { ...property, imageArray: [second, first, ...rest] } : property;
}

/** With fewer of one term the others are shown as well. */
const ROW_MINIMUM = 3;

function isLet(property: PropertySummary, term: StayTerm | undefined): boolean {
  if (term === undefined) return true;
  return term === 'night' ? property.isAvailableForShortTerm : property.isAvailableForLongTerm;
}

/** Prices of one term can be compared. */
function ofTerm(homes: readonly PropertySummary[], term: StayTerm | undefined): readonly PropertySummary[] {
  const same = homes.filter((property) => isLet(property, term));
  return same.length < ROW_MINIMUM ? homes : same;
}

/** A row of homes, or of their places while they are on their way. */
export function SimilarCards({ homes, search, term }: SimilarCardsProps) {
  return (
    <ul className={styles.row}>
      {homes
        ? ofTerm(homes, term).map((property, index) => (
            <li key={property.id}>
              {/* A narrow card has room for the quarter or the city, not for both. */}
              <PropertyCard
                property={index % 2 === 0 ? property : insideFirst(property)}
                search={search}
                cityId={property.cityId}
                term={isLet(property, term) ? term : undefined}
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
