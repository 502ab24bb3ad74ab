import type { City } from '@moien/contract';
import { type RecentPlace, useFeatureStore, useRootStore } from '@moien/shared-lib';
import type { Position } from '../close-to-me/own-position.ts';
import { placeNames } from '../search-state/place-names.ts';
import { searchStore } from '../search-state/search-store.ts';
import { choosePlace } from '../search-state/search-transitions.ts';
import type { PlaceSearch } from './place-search.ts';

export type PlaceChoice = {
  /** Typing chooses nothing; emptying the field leaves the place open. */
  type: (term: string) => void;
  /** The best of what is found for what was typed. @returns whether there is one */
  chooseTyped: () => Promise<boolean>;
  /** One of those found. */
  chooseCityById: (id: number) => void;
  chooseCity: (city: RecentPlace) => void;
  choosePosition: (position: Position) => void;
};

export function usePlaceChoice(places: PlaceSearch, onChosen: () => void): PlaceChoice {
  const { essentials } = useRootStore();
  const search = useFeatureStore(searchStore);
  const names = useFeatureStore(placeNames);

  const chooseCity = (city: RecentPlace) => {
    names.remember(city);
    places.settle(names.ofCity(city.id) ?? city.name);
    search.change((query) => choosePlace(query, { kind: 'city', cityId: city.id }));
    onChosen();
  };
  const chooseFound = (city: City) => chooseCity({ id: city.id, name: essentials.cityName(city) });
  return {
    chooseCity,
    type: (term) => {
      places.type(term);
      if (term.trim() === '') search.change((query) => choosePlace(query, undefined));
    },
    chooseTyped: async () => {
      const [city] = await places.search();
      if (city) chooseFound(city);
      return city !== undefined;
    },
    chooseCityById: (id) => {
      const city = places.cities.find((found) => found.id === id);
      if (city) chooseFound(city);
    },
    choosePosition: (position) => {
      places.settle('');
      search.change((query) => choosePlace(query, { kind: 'close-to-me', ...position }));
      onChosen();
    },
  };
}
