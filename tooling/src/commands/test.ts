import { parseArgs } from 'node:util';
import { Problem, runCommand } from '../problem.ts';
import { apiStages, unitStage } from '../stages/jest-stages.ts';
import { stopEverything } from '../stages/run-program.ts';
import { runStages } from '../stages/run-stages.ts';
import { buildStage, journeysStage, storiesStage } from '../stages/site-stages.ts';
import type { Stage } from '../stages/stage.ts';
import { staticStages } from '../stages/static-stages.ts';

/** Two at a time: one part of the journeys goes beside the others from the build on, the rest after them. */
const allStages: readonly Stage[] = [
  buildStage,
  journeysStage(1),
  ...staticStages,
  unitStage,
  ...apiStages(process.env),
  storiesStage,
  journeysStage(2),
];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopEverything();
    process.exit(1);
  });
}

await runCommand(async () => {
  const stages = chooseStages();
  const { passed, failed } = await runStages(stages, (text) => console.log(text));
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
});

function chooseStages(): readonly Stage[] {
  const { values } = parseArgs({
    options: { fast: { type: 'boolean' }, only: { type: 'string', multiple: true } },
  });
  const { fast, only } = values;
  if (!only) return fast ? allStages.filter(({ isFast }) => isFast) : allStages;
  const known = new Set(allStages.map(familyOf));
  const unknown = only.find((family) => !known.has(family));
  if (unknown) throw new Problem(`There is no stage "${unknown}": choose from ${[...known].join(', ')}.`);
  const chosen = allStages.filter((stage) => only.includes(familyOf(stage)));
  const needsBuild = chosen.some(({ after }) => after?.includes(buildStage.name));
  return needsBuild && !chosen.includes(buildStage) ? [buildStage, ...chosen] : chosen;
}

function familyOf({ name, family = name }: Stage): string {
  return family;
}
