import {
  type LanguageTag,
  PROPERTIES_PER_PAGE,
  type PropertyPage,
  type PublicProfile,
  type StayTerm,
} from '@moien/contract';
import type { Static } from 'typebox';
import { presentEach, type WarningLog } from '../../../lib/present-each.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { presentSummary } from '../property/property.presenter.ts';
import { presentProfile } from './public-profile.presenter.ts';
import type { PublicProfileRepository } from './public-profile.repository.ts';

export type PublicProfileService = ReturnType<typeof createPublicProfileService>;

/** Who lets a published home is public; whether anybody else exists is not told. */
export function createPublicProfileService(repository: PublicProfileRepository, log: WarningLog) {
  return {
    /** @throws ProblemError when nobody with this id lets a published home */
    async readProfile(userId: string): Promise<PublicProfile> {
      const row = await repository.findProfile(userId);
      if (!row) throw profileNotFound();
      return presentProfile(row);
    },

    /**
     * A page beyond the last one, and one of a term by which nothing is let, is empty and still tells the
     * count.
     * @throws ProblemError as `readProfile` does
     */
    async findProperties(
      userId: string,
      { page, language, term }: { page: number; language: LanguageTag; term?: StayTerm | undefined },
    ): Promise<Static<typeof PropertyPage>> {
      const { properties, count, isCountExact, bounds } = await repository.findProperties(userId, {
        page,
        language,
        term,
      });
      if (count === 0 && !(term && (await repository.findProfile(userId)))) throw profileNotFound();
      return {
        propertyArray: presentEach(properties, (row) => presentSummary(row, null), log),
        page,
        pageCount: Math.ceil(count / PROPERTIES_PER_PAGE),
        count,
        isCountExact,
        bounds,
        facets: null,
      };
    },
  };
}

function profileNotFound(): ProblemError {
  return new ProblemError(404, 'profile-not-found');
}
