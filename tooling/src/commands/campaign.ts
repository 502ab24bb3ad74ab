import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rootDirectory } from '../paths.ts';
import { Problem, runCommand } from '../problem.ts';

const folder = join(rootDirectory, 'bench', 'src', 'campaigns');

await runCommand(async () => {
  const names = campaignNames();
  const wanted = process.argv[2];
  if (!wanted) {
    console.log(
      `npm run campaign -- NAME, where NAME is one of:\n${names.map((name) => `  ${name}`).join('\n')}`,
    );
    return;
  }
  if (!names.includes(wanted)) {
    throw new Problem(
      `There is no campaign "${wanted}": choose from ${names.join(', ') || 'none, the folder is empty'}.`,
    );
  }
  // The campaign reads its own parameters as if it had been called itself.
  process.argv.splice(1, 2, join(folder, `${wanted}.ts`));
  await import(join(folder, `${wanted}.ts`));
});

function campaignNames(): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();
}
