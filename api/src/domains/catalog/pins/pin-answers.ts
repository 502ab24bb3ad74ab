import { type Day, encodeSearchQuery, type PinMap } from '@moien/contract';
import type { Static } from 'typebox';
import type { CachedResponses } from '../search/cached-responses.ts';
import type { PinsQuestion } from './pins.query.ts';
import type { PinsService } from './pins.service.ts';

export type PinAnswers = ReturnType<typeof createPinAnswers>;

/** Finished answers for parts of the map, the same for who asks once and for who goes on looking. */
export function createPinAnswers(service: PinsService, cachedResponse: CachedResponses, today: () => Day) {
  return function answer(
    question: PinsQuestion,
    serialize: (pins: Static<typeof PinMap>) => string,
  ): Promise<string> {
    const { query, view, zoom } = question;
    const place = [view.south, view.west, view.north, view.east, zoom].join(',');
    return cachedResponse(`pins ${place} ${today()} ${encodeSearchQuery(query)}`, async () => {
      const { pins, generation } = await service.findPins(question);
      return { text: serialize(pins), generation };
    });
  };
}
