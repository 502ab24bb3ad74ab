import { checkBoundaries } from './check-boundaries.ts';

// For the test of the rules: the report of every folder named, as one JSON line. (dependency-cruiser awaits
// at its top level, which jest's module system cannot do.)
const reports: Record<string, unknown> = {};
for (const root of process.argv.slice(2)) {
  reports[root] = await checkBoundaries(root).catch((error: Error) => ({ error: error.message }));
}
console.log(JSON.stringify(reports));
