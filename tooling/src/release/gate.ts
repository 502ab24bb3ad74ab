import type { GateRemote, GateShell, Live } from './gate-input.ts';
import { brokenNavigation } from './rules/broken-navigation.ts';
import { brokenRoutes } from './rules/broken-routes.ts';
import { brokenShared } from './rules/broken-shared.ts';
import { exceededBudget } from './rules/exceeded-budget.ts';
import { lostRemotes } from './rules/lost-remotes.ts';
import { missingIntegrity } from './rules/missing-integrity.ts';
import { missingParts } from './rules/missing-parts.ts';
import { missingShared } from './rules/missing-shared.ts';
import { missingTexts } from './rules/missing-texts.ts';
import { movedRoutes } from './rules/moved-routes.ts';
import { removedPlaces } from './rules/removed-places.ts';
import { removedRoutes } from './rules/removed-routes.ts';
import { removedSlots } from './rules/removed-slots.ts';
import { takenNames } from './rules/taken-names.ts';
import { unsatisfiedRanges } from './rules/unsatisfied-ranges.ts';
import { unsupportedRelease } from './rules/unsupported-release.ts';

/** Why a release may not go live: one sentence each, none when nothing would break. */
export function checkRemote(candidate: GateRemote, live: Live): string[] {
  const rules = [
    brokenRoutes,
    brokenNavigation,
    removedRoutes,
    movedRoutes,
    removedSlots,
    takenNames,
    missingParts,
    missingShared,
    unsatisfiedRanges,
    unsupportedRelease,
    missingTexts,
    exceededBudget,
    missingIntegrity,
  ];
  return rules.flatMap((rule) => rule(candidate, live));
}

/** The same for a build of the shell, whose live predecessor is the newest of `live.shells`. */
export function checkShell(candidate: GateShell, live: Live): string[] {
  const rules = [brokenShared, removedPlaces, lostRemotes];
  const ranges = live.remotes.flatMap((release) =>
    unsatisfiedRanges({ release }, { ...live, shells: [candidate] }),
  );
  return [...rules.flatMap((rule) => rule(candidate, live)), ...ranges];
}
