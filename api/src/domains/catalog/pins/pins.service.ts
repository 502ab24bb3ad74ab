import type { PinMap } from '@moien/contract';
import type { Static } from 'typebox';
import type { WarningLog } from '../../../lib/present-each.ts';
import { stayOf } from '../criteria/stay-columns.ts';
import type { SearchService } from '../search/search.service.ts';
import { joinNeighbours } from './pin-neighbours.ts';
import { presentPins } from './pins.presenter.ts';
import type { PinsQuestion } from './pins.query.ts';
import type { PinsRepository } from './pins.repository.ts';

/** The pins of a view and the search generation that they were read in. */
type FoundPinMap = { pins: Static<typeof PinMap>; generation: number };

export type PinsService = ReturnType<typeof createPinsService>;

export function createPinsService(
  repository: PinsRepository,
  searchService: Pick<SearchService, 'resolve'>,
  log: WarningLog,
) {
  return {
    /** @throws ProblemError as a search does */
    async findPins({ query, view, zoom }: PinsQuestion): Promise<FoundPinMap> {
      const { criteria, generation } = await searchService.resolve(query);
      const found = await repository.findPins(criteria, view, zoom);
      const { isShortTerm, isLongTerm } = criteria;
      return {
        pins: presentPins(
          joinNeighbours(found.rows, zoom),
          { stay: stayOf(criteria), isShortTerm, isLongTerm },
          log,
        ),
        // What was read first is what the whole answer is as old as.
        generation: generation ?? found.generation,
      };
    },
  };
}
