import type { FeatureType, SearchQuery } from '@moien/contract';
import {
  chooseTerm,
  dropTerm,
  hasTerm,
  setFeature,
  TERMS,
  type Term,
  toggleProperty,
} from '../search-state/search-transitions.ts';

/** Something that can be chosen and left again, with the facet that counts the homes it would leave. */
export type Choice = {
  facet: string;
  isChosenIn: (query: SearchQuery) => boolean;
  toggle: (query: SearchQuery) => SearchQuery;
  /** Choosing it takes everything else away (specification §4). */
  isReset?: boolean;
};

export function termChoice(term: Term): Choice {
  return {
    facet: term,
    isChosenIn: (query) => hasTerm(query, term),
    toggle: (query) => chooseTerm(query, term),
    isReset: true,
  };
}

/** Neither term. */
export const allTermsChoice: Choice = {
  facet: 'all-terms',
  isChosenIn: (query) => !TERMS.some((term) => hasTerm(query, term)),
  toggle: (query) => TERMS.reduce(dropTerm, query),
};

export const immediateChoice: Choice = {
  facet: 'immediate',
  isChosenIn: ({ propertyParameters }) => propertyParameters.immediateAvailability === true,
  toggle: (query) => toggleProperty(query, 'immediateAvailability', true),
};

export function typeChoice(name: 'typeId' | 'rentalTypeId', id: number): Choice {
  return {
    facet: `${name === 'typeId' ? 'property-type' : 'rental-type'}-${id}`,
    isChosenIn: ({ propertyParameters }) => propertyParameters[name] === id,
    toggle: (query) => toggleProperty(query, name, id),
  };
}

/** A boolean or a booking option. */
export function featureChoice({ id, name }: Pick<FeatureType, 'id' | 'name'>): Choice {
  return {
    facet: `feature-${id}`,
    isChosenIn: ({ featureParameters }) => featureParameters[name] === true,
    toggle: (query) => setFeature(query, name, query.featureParameters[name] === true ? undefined : true),
  };
}
