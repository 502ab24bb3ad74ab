import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rootDirectory } from '../paths.ts';
import { checkTexts } from './check-texts.ts';

let problemCount = 0;
for (const name of readdirSync(rootDirectory)) {
  if (name === 'node_modules') continue;
  for (const problem of checkTexts(join(rootDirectory, name))) {
    problemCount += 1;
    console.log(`${name}: ${problem}`);
  }
}
if (problemCount > 0) process.exitCode = 1;
