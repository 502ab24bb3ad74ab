import type { PropertySummary, StayTerm } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { Card, cardLinkClassName } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { FavoriteButton } from '../favorites/FavoriteButton.tsx';
import { HighlightFrame } from '../highlight/HighlightFrame.tsx';
import { CardPictures } from './CardPictures.tsx';
import { CardPrice } from './CardPrice.tsx';
import { CardRating } from './CardRating.tsx';
import styles from './PropertyCard.module.css';
import { PropertyFacts } from './PropertyFacts.tsx';
import type { Rank } from './placed-home.ts';
import { useKindAndPlace } from './use-kind-and-place.ts';
import { WhyHere } from './WhyHere.tsx';

type PropertyCardProps = {
  property: PropertySummary;
  /** Given on to the property page, so that it keeps the dates and guests. */
  search?: URLSearchParams;
  /**
   * Its picture is loaded at once. A phone shows one card and a half: more would stand in line before the
   * script.
   */
  isFirst?: boolean;
  /** Its place in an order, where there is one: the card says why it is here. */
  rank?: Rank | undefined;
  /** The city that was searched: its name is not repeated, and distances are from its centre. */
  cityId?: number | undefined;
  /** Of a home let by both, the price that is said. */
  term?: StayTerm | undefined;
};

/** A home in a list: what it looks like, what it is, where, and what it costs. */
export const PropertyCard = observer(function PropertyCard({
  property,
  search,
  isFirst = false,
  rank,
  cityId,
  term,
}: PropertyCardProps) {
  const place = useKindAndPlace(property, cityId);
  const target = { route: 'property', parameters: { id: property.id }, search };
  return (
    <HighlightFrame propertyId={property.id}>
      <Card
        media={<CardPictures property={property} target={target} isFirst={isFirst} />}
        overlay={<FavoriteButton property={property} />}
      >
        <div className={styles.place}>
          <span className={styles.kind}>{place}</span>
          <CardRating property={property} />
          {rank && <WhyHere property={property} rank={rank} isFromCentre={cityId !== undefined} />}
        </div>
        <h3 className={styles.title}>
          <RouteLink className={cardLinkClassName} {...target}>
            {property.title}
          </RouteLink>
        </h3>
        <PropertyFacts property={property} isFromCentre={cityId !== undefined} />
        <div className={styles.end}>
          <CardPrice property={property} term={term} />
        </div>
      </Card>
    </HighlightFrame>
  );
});
