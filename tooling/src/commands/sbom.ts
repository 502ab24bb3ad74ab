import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { binary } from '../paths.ts';
import { errorText, Problem, runCommand } from '../problem.ts';
import { runProgram } from '../stages/run-program.ts';

const usage = 'npm run sbom -- FILE.json [--omit dev]';

/** Writes a CycloneDX 1.6 document of what package-lock.json installs; equal locks give equal documents. */
await runCommand(async () => {
  const { file, omit } = readParameters();
  mkdirSync(dirname(file), { recursive: true });
  const { code, output } = await runProgram(binary('cyclonedx-npm'), [
    ...['--package-lock-only', '--output-reproducible', '--validate', '--mc-type', 'application'],
    // npm ls ends with an error where a package asks for another version of a peer than is there; the tree is
    // whole.
    '--ignore-npm-errors',
    ...['--spec-version', '1.6', '--output-format', 'JSON', '--output-file', file],
    ...(omit ? ['--omit', omit] : []),
  ]);
  if (code !== 0) throw new Problem(`The bill of materials could not be written.\n${output}`);
  console.log(`${file}: CycloneDX 1.6${omit ? ' without development packages' : ''}`);
});

function readParameters(): { file: string; omit: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { omit: { type: 'string' } },
    });
    const [name] = positionals;
    if (!name || positionals.length > 1) throw new Error('Name the file to write.');
    if (values.omit !== undefined && values.omit !== 'dev') throw new Error('--omit takes dev.');
    return { file: resolve(name), omit: values.omit };
  } catch (error) {
    throw new Problem(`${errorText(error)}\n${usage}`);
  }
}
