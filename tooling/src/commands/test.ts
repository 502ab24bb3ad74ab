import { parseArgs } from 'node:util';
import { Problem, runCommand } from '../problem.ts';
import { apiStages, unitStage } from '../stages/jest-stages.ts';
import { stopEverything } from '../stages/run-program.ts';
import { runStages } from '../stages/run-stages.ts';
import { buildStage, journeysStage, storiesStage } from '../stages/site-stages.ts';
import type { Stage } from '../stages/stage.ts';
import { staticStages } from '../stages/static-stages.ts';

/** The journeys take as long as all others after the build: they go beside them, not after them. */
const allStages: readonly Stage[] = [
  buildStage,
  journeysStage,
  ...staticStages,
  unitStage,
  ...apiStages(process.env),
  storiesStage,
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
  const unknown = only.find((name) => !allStages.some((stage) => stage.name === name));
  if (unknown) {
    throw new Problem(
      `There is no stage "${unknown}": choose from ${allStages.map(({ name }) => name).join(', ')}.`,
    );
  }
  const chosen = allStages.filter(({ name }) => only.includes(name));
  const needsBuild = chosen.some(({ after }) => after?.includes(buildStage.name));
  return needsBuild && !chosen.includes(buildStage) ? [buildStage, ...chosen] : chosen;
}
