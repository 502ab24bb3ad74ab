import { rootDirectory } from '../paths.ts';
import { checkBoundaries } from './check-boundaries.ts';

const { moduleCount, violations } = await checkBoundaries(rootDirectory);
for (const violation of violations) console.log(violation);
console.log(`${moduleCount} modules, ${violations.length} forbidden imports`);
if (violations.length > 0) process.exitCode = 1;
