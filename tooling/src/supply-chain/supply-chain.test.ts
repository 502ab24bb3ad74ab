import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootDirectory } from '../paths.ts';
import { readLockedPackages } from './locked-packages.ts';
import { readReport } from './registry-audit.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'moien-supply-chain-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(command: string, words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(rootDirectory, 'tooling/src/commands', `${command}.ts`), ...words],
    { encoding: 'utf8', cwd: folder },
  );
  return { status, output: stdout + stderr };
}

function write(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const LEFT_PAD = {
  id: 'GHSA-test-left-pad0',
  summary: 'Pads without end',
  affected: [
    {
      package: { ecosystem: 'npm', name: 'left-pad' },
      ranges: [
        { type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '1.2.5' }] },
        { type: 'SEMVER', events: [{ introduced: '2.0.0-beta.1' }, { last_affected: '2.0.3' }] },
      ],
      versions: ['3.1.4'],
    },
  ],
};

describe('npm run audit', () => {
  const audit = (version: string, advisories: unknown = LEFT_PAD, ...words: string[]) => {
    const lock = write('lock.json', {
      lockfileVersion: 3,
      packages: {
        '': { name: 'site', version: '1.0.0' },
        'node_modules/site': { resolved: '.', link: true },
        'node_modules/outer/node_modules/pad': { name: 'left-pad', version, dev: true },
        'node_modules/@scope/other': { version: '1.0.0' },
      },
    });
    return run('audit', ['--lock', lock, '--advisories', write('advisories.json', advisories), ...words]);
  };

  it.each(['0.0.0-alpha', '1.0.0', '1.2.5-rc.1', '2.0.0-beta.1', '2.0.3', '3.1.4'])(
    'finds a known hole in %s',
    (version) => {
      const { status, output } = audit(version);
      expect([status, output]).toEqual([
        1,
        expect.stringContaining(`left-pad ${version}  GHSA-test-left-pad0`),
      ]);
    },
  );

  it('checks nothing with an export of another ecosystem, and says so', () => {
    const affected = LEFT_PAD.affected.map((entry) => ({
      ...entry,
      package: { ecosystem: 'PyPI', name: 'left-pad' },
    }));
    expect(audit('1.0.0', { ...LEFT_PAD, affected })).toEqual({
      status: 2,
      output: expect.stringContaining('Nothing was checked:'),
    });
  });

  it.each(['1.2.5', '1.9.0', '2.0.0-alpha', '2.0.4', '3.1.5'])(
    'finds none in %s, where it is mended',
    (version) => {
      expect(audit(version)).toEqual({
        status: 0,
        output: expect.stringContaining('0 known vulnerabilities (2 packages, 1 advisories'),
      });
    },
  );

  it('leaves out what was withdrawn, what is of other ecosystems and, when asked to, what does not ship', () => {
    const python = {
      ...LEFT_PAD,
      affected: [{ ...LEFT_PAD.affected[0], package: { ecosystem: 'PyPI', name: 'left-pad' } }],
    };
    expect(audit('1.0.0', [python, { ...LEFT_PAD, withdrawn: '2026-01-01T00:00:00Z' }]).status).toBe(0);
    expect(audit('1.0.0', LEFT_PAD, '--omit', 'dev').status).toBe(0);
  });

  it.each<[string, unknown]>([
    ['no advisory', []],
    ['something else', { affected: 'all' }],
  ])('checks nothing, and says so by its exit code, with %s', (_case, advisories) => {
    expect(audit('1.2.5', advisories).status).toBe(2);
  });

  it('does not take a registry that refuses for one that knows nothing', () => {
    const refusal = `npm warn audit 405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk
npm error audit endpoint returned an error
{
  "message": "405 Method Not Allowed",
  "statusCode": 405
}
npm error A complete log of this run can be found in: x`;
    expect(readReport(refusal)).toEqual({
      failure: '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk',
    });
    expect(readReport('')).toEqual({ failure: 'npm audit gave no report' });
  });

  it('reads what a registry knows', () => {
    const url = 'https://github.com/advisories/GHSA-test-left-pad0';
    const report = {
      auditReportVersion: 2,
      vulnerabilities: {
        'left-pad': { name: 'left-pad', via: [{ url, title: 'Pads without end', range: '<1.2.5' }] },
        outer: { name: 'outer', via: ['left-pad'] },
      },
    };
    expect(readReport(`npm warn x\n${JSON.stringify(report, null, 2)}\n`)).toEqual({
      vulnerabilities: [
        { package: 'left-pad', version: '<1.2.5', advisory: url, summary: 'Pads without end' },
      ],
    });
  });
});

describe('npm run sbom', () => {
  type Component = { name: string; group?: string; version: string; purl: string; components?: Component[] };
  const flatten = (components: Component[]): Component[] =>
    components.flatMap((one) => [one, ...flatten(one.components ?? [])]);
  const named = ({ group, name, version }: Component) => `${group ? `${group}/` : ''}${name}@${version}`;

  it.each([[[]], [['--omit', 'dev']]])('lists exactly the locked packages, with %j', (words) => {
    const file = join(folder, 'sbom.json');
    expect(run('sbom', [file, ...words]).status).toBe(0);
    const bill = JSON.parse(readFileSync(file, 'utf8'));
    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      metadata: { component: { name: 'moien', type: 'application' } },
    });
    const components = flatten(bill.components).filter(({ group }) => group !== '@moien');
    for (const { purl } of components) expect(purl).toMatch(/^pkg:npm\/[^@]+@\d/);
    const locked = readLockedPackages(join(rootDirectory, 'package-lock.json'))
      .filter(({ isDevelopment }) => words.length === 0 || !isDevelopment)
      .map(({ name, version }) => `${name}@${version}`);
    expect(new Set(components.map(named))).toEqual(new Set(locked));
  });

  it('is asked for a file', () => {
    expect(run('sbom', [])).toEqual({
      status: 1,
      output: expect.stringContaining('Name the file to write.'),
    });
  });
});
