import { createRemote } from '../create-remote/create-remote.ts';
import { rootDirectory } from '../paths.ts';
import { Problem, runCommand } from '../problem.ts';
import { runStep } from '../steps.ts';

await runCommand(async () => {
  const name = readName();
  const { remote, path, files } = await runStep('remote', () => createRemote(rootDirectory, name));
  const next = [
    [`npm run dev -- ${remote}`, `its page with hot reload: http://localhost:4000/en/${path}`],
    ['npm run check', 'lint, types, boundaries, texts and unit tests'],
    ['npm test', 'everything, its stories and its journey too'],
  ];
  const width = Math.max(...next.map(([command = '']) => command.length));
  console.log(`
${files.map((file) => `  ${file}`).join('\n')}
  package-lock.json and node_modules know it

${remote} passes every check as it is. Next:
${next.map(([command = '', purpose]) => `  ${command.padEnd(width)}   ${purpose}`).join('\n')}

To take it away again: delete ${remote} and e2e/src/${path}.journey.ts, and run npm install.`);
});

function readName(): string | undefined {
  const names = process.argv.slice(2);
  if (names.length > 1)
    throw new Problem('One name at a time, and nothing else: npm run create-remote -- mf-NAME');
  return names[0];
}
