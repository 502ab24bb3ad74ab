import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp, readConfig } from '@moien/api';
import { runCommand } from '@moien/tooling/problem';
import { runStep } from '@moien/tooling/steps';
import { GENERATORS, type Generator } from './clients/generators.ts';
import { runIn } from './clients/run-in.ts';

const TYPESCRIPT = '5.9.3';
const TSCONFIG = {
  compilerOptions: {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
  },
};

// Makes clients of the OpenAPI document by three generators, each with the versions named here, and compiles
// them.
await runCommand(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'moien-clients-'));
  try {
    const text = JSON.stringify(await readDocument());
    await writeFile(join(folder, 'openapi.json'), text);
    await runStep(`${GENERATORS.length} generators`, () => installInto(folder));
    console.log(
      `openapi.json: ${text.length} bytes, ${text.match(/"operationId"/g)?.length ?? 0} operations`,
    );
    const outcomes: boolean[] = [];
    for (const generator of GENERATORS) outcomes.push(await tryGenerator(folder, generator));
    if (outcomes.includes(false)) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** Of an API without a database, which describes itself all the same. */
async function readDocument(): Promise<unknown> {
  const environment = {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    DEVELOPMENT: 'on',
    LOG_LEVEL: 'silent',
    JOBS: 'off',
  };
  const app = await buildApp(readConfig(environment));
  try {
    return (await app.inject('/api/openapi.json')).json();
  } finally {
    await app.close();
  }
}

async function installInto(folder: string): Promise<void> {
  const dependencies = Object.assign(
    { typescript: TYPESCRIPT },
    ...GENERATORS.map(({ packages }) => packages),
  );
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies }),
  );
  await runIn(folder, 'npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
}

async function tryGenerator(folder: string, { name, command: [program, ...parameters], use }: Generator) {
  const started = performance.now();
  const file = `use-${name.replace(/\W+/g, '-')}.ts`;
  try {
    await mkdir(join(folder, name.replace(/^@/, '')), { recursive: true });
    await runIn(folder, join(folder, 'node_modules', '.bin', program), parameters);
    await writeFile(join(folder, file), use);
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ ...TSCONFIG, files: [file] }));
    await runIn(folder, join(folder, 'node_modules', '.bin', 'tsc'), []);
    console.log(`${name}: compiles, ${Math.round(performance.now() - started)} ms`);
    return true;
  } catch (error) {
    console.log(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}
