import { Problem, runCommand } from '../problem.ts';
import { buildAll, buildPackage } from '../webpack/build.ts';
import { builtPackages } from '../webpack/packages.ts';

const wanted = process.argv[2];

await runCommand(async () => {
  if (!wanted) return buildAll({ onProgress: (text) => console.log(text) });
  const name = builtPackages().find((candidate) => candidate === wanted);
  if (!name) throw new Problem(`"${wanted}" is not built: choose one of ${builtPackages().join(', ')}.`);
  await buildPackage(name);
});
