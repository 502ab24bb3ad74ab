import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rootDirectory } from '../paths.ts';
import { Problem, runCommand } from '../problem.ts';

const folder = join(rootDirectory, 'bench', 'src');

await runCommand(async () => {
  const names = benchNames();
  const wanted = process.argv[2];
  if (!wanted) {
    console.log(
      `npm run bench -- NAME [options], where NAME is one of:\n${names.map((name) => `  ${name}`).join('\n')}`,
    );
    return;
  }
  if (!names.includes(wanted)) {
    throw new Problem(`There is no bench "${wanted}": choose from ${names.join(', ') || 'none yet'}.`);
  }
  // The bench reads its own options as if it had been called itself.
  process.argv.splice(1, 2, benchFile(wanted));
  await import(benchFile(wanted));
});

function benchFile(name: string): string {
  return join(folder, name, 'bench.ts');
}

function benchNames(): string[] {
  return readdirSync(folder)
    .filter((name) => existsSync(benchFile(name)))
    .sort();
}
