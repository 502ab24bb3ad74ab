import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** A house of the same shape, in which every import is allowed. */
const house: Record<string, string> = {
  'contract/src/index.ts': "import './catalog/property.ts';",
  'contract/src/catalog/property.schema.ts': "import '../identity/session.schema.ts';",
  'contract/src/catalog/property.ts':
    "import type { day } from '../lib/day.schema.ts';\nexport type Day = typeof day;",
  'contract/src/content/article.schema.ts': 'export const article = 1;',
  'contract/src/identity/session.schema.ts': "import '../lib/day.schema.ts';",
  'contract/src/lib/day.schema.ts': 'export const day = 1;',
  'api/src/app.test.ts': 'export const app = 1;',
  'api/src/app.ts': "import '../../contract/src/index.ts';\nimport './application/register.ts';",
  'api/src/application/register.ts': "import '../domains/catalog/index.ts';",
  'api/src/domains/catalog/index.ts':
    "import './property/property.routes.ts';\nimport '../identity/index.ts';",
  'api/src/domains/identity/index.ts': "import './session/session.ts';",
  'api/src/domains/identity/session/session.ts': "import '../../../lib/minutes.ts';",
  'api/src/domains/content/index.ts': 'export const article = 1;',
  'api/src/config.ts': 'export const config = 1;',
  'api/src/new-folder/new.ts': 'export const fresh = 1;',
  'api/src/lib/minutes.ts': 'export const minutes = 1;',
  'api/src/domains/catalog/property/property.routes.ts': "import './property.service.ts';",
  'api/src/domains/catalog/property/property.service.ts': "import './property.repository.ts';",
  'api/src/domains/catalog/property/property.repository.ts':
    "import 'kysely';\nimport type { Client } from 'pg';",
  'api/src/database/connections.ts': "import 'pg';",
  'api/src/domains/catalog/city/city.routes.ts': 'export const city = 1;',
  'api/src/cards/card.ts': 'export const card = 1;',
  'gateway/src/index.ts': "import '../../api/src/app.ts';",
  'shared-lib/src/index.ts': "import './api/client.ts';",
  'shared-lib/src/api/client.ts': "import 'axios';",
  'shared-lib/src/stores/session.ts': 'export const session = 1;',
  'shared-lib/src/testing/index.ts': "import '../stores/session.ts';",
  'mf-search/src/features/examples/example-home.ts': "import '../../../../shared-lib/src/testing/index.ts';",
  'mf-search/src/features/Home.test.ts': "import './examples/example-home.ts';",
  'mf-search/src/features/Home.stories.tsx':
    "import './examples/example-home.ts';\nimport '../../../shared-lib/src/testing/index.ts';",
  'shared-lib/src/ui/button.ts':
    "import 'react';\nimport 'react/jsx-runtime';\nimport '@base-ui/react';\nimport 'lucide-react';\nimport './button.css';\nexport const button = 1;",
  'shared-lib/src/ui/button.css': '',
  'shared-lib/src/ui/button.test.ts': "import '../stores/session.ts';\nimport 'mobx';",
  'shared-lib/src/ui/button.stories.tsx': "import './button.ts';\nimport 'mobx';",
  'shared-lib/src/router-facade/index.ts': "import 'react-router';",
  'shell/src/layout/Layout.ts': "import '../pages/Page.ts';",
  'shell/src/layout/frame.ts': 'export const frame = 1;',
  'shell/src/pages/Page.ts': 'export const page = 1;',
  'shell/src/app.ts': "import '../../shared-lib/src/index.ts';\nimport 'react-router-dom';",
  'mf-search/src/index.ts': "import '../../shared-lib/src/index.ts';\nimport '../../contract/src/index.ts';",
  'mf-blog/src/index.ts': "import '../../shared-lib/src/ui/button.ts';",
  'demo/src/load-demo.ts': "import '../../api/src/app.ts';",
  'tooling/src/start.ts': "import '../../gateway/src/index.ts';",
  'bench/src/search/bench.ts': "import '../../../api/src/app.ts';\nimport '../../../tooling/src/start.ts';",
};

const installedPackages = [
  '@base-ui/react',
  'axios',
  'kysely',
  'lucide-react',
  'mobx',
  'pg',
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
];

/** Each forbidden import alone: the rule that must catch it, the file, what it imports. */
const forbidden: [rule: string, from: string, to: string][] = [
  ['mf-search-no-other-remote', 'mf-search/src/index.ts', '../../mf-blog/src/index.ts'],
  ['mf-blog-no-other-remote', 'mf-blog/src/index.ts', '../../mf-search/src/index.ts'],
  ['shell-no-remote', 'shell/src/app.ts', '../../mf-search/src/index.ts'],
  ['mf-search-no-shell', 'mf-search/src/index.ts', '../../shell/src/app.ts'],
  ['run-time-no-examples', 'mf-search/src/index.ts', '../../shared-lib/src/testing/index.ts'],
  ['run-time-no-examples', 'shared-lib/src/index.ts', './testing/index.ts'],
  ['run-time-no-examples', 'mf-search/src/index.ts', './features/examples/example-home.ts'],
  ['shared-lib-no-page', 'shared-lib/src/index.ts', '../../shell/src/app.ts'],
  ['contract-nothing-of-ours', 'contract/src/index.ts', '../../shared-lib/src/ui/button.ts'],
  ['contract-nothing-of-ours', 'contract/src/index.ts', '../../api/src/domains/catalog/city/city.routes.ts'],
  ['contract-catalog-arrows', 'contract/src/catalog/property.schema.ts', '../content/article.schema.ts'],
  ['contract-identity-arrows', 'contract/src/identity/session.schema.ts', '../content/article.schema.ts'],
  ['contract-lib-no-domain', 'contract/src/lib/day.schema.ts', '../content/article.schema.ts'],
  ['contract-rules-without-schemas', 'contract/src/catalog/property.ts', './property.schema.ts'],
  ['api-only-contract', 'api/src/app.ts', '../../shared-lib/src/index.ts'],
  ['api-only-contract', 'api/src/app.ts', '../../gateway/src/index.ts'],
  ['gateway-no-page', 'gateway/src/index.ts', '../../shell/src/app.ts'],
  ['browser-no-server', 'mf-search/src/index.ts', '../../api/src/app.ts'],
  ['ui-pure', 'shared-lib/src/ui/button.ts', '../stores/session.ts'],
  ['ui-pure', 'shared-lib/src/ui/button.ts', '../../../contract/src/index.ts'],
  ['ui-pure', 'shared-lib/src/ui/button.ts', 'mobx'],
  ['ui-pure', 'shared-lib/src/ui/button.ts', 'react-dom'],
  ['ui-pure', 'shared-lib/src/ui/button.ts', 'react-router-dom'],
  ['ui-pure', 'shared-lib/src/ui/button.ts', 'node:fs'],
  ['run-time-no-tooling', 'gateway/src/index.ts', '../../tooling/src/start.ts'],
  ['run-time-no-tooling', 'api/src/app.ts', '../../demo/src/load-demo.ts'],
  ['demo-only-api', 'demo/src/load-demo.ts', '../../shared-lib/src/index.ts'],
  ['run-time-no-tooling', 'api/src/app.ts', '../../bench/src/search/bench.ts'],
  ['axios-only-in-api-client', 'mf-search/src/index.ts', 'axios'],
  ['axios-only-in-api-client', 'shared-lib/src/stores/session.ts', 'axios'],
  ['one-router-specifier', 'shell/src/app.ts', 'react-router'],
  [
    'routes-through-services',
    'api/src/domains/catalog/property/property.routes.ts',
    './property.repository.ts',
  ],
  ['routes-through-services', 'api/src/domains/catalog/property/property.routes.ts', 'kysely'],
  ['connections-in-one-place', 'api/src/domains/catalog/property/property.repository.ts', 'pg'],
  ['connections-in-one-place', 'api/src/app.test.ts', 'pg'],
  ['connections-in-one-place', 'tooling/src/start.ts', 'pg'],
  [
    'api-noun-not-into-routes',
    'api/src/domains/catalog/property/property.service.ts',
    '../city/city.routes.ts',
  ],
  ['api-catalog-arrows', 'api/src/domains/catalog/property/property.service.ts', '../../content/index.ts'],
  ['api-identity-arrows', 'api/src/domains/identity/session/session.ts', '../../content/index.ts'],
  ['api-content-arrows', 'api/src/domains/content/index.ts', '../../cards/card.ts'],
  [
    'api-identity-through-index',
    'api/src/domains/catalog/property/property.service.ts',
    '../../identity/session/session.ts',
  ],
  ['api-catalog-through-index', 'gateway/src/index.ts', '../../api/src/domains/catalog/city/city.routes.ts'],
  ['api-technical-no-domain', 'api/src/lib/minutes.ts', '../domains/content/index.ts'],
  ['api-technical-no-domain', 'api/src/new-folder/new.ts', '../domains/content/index.ts'],
  ['api-technical-no-domain', 'api/src/lib/minutes.ts', '../cards/card.ts'],
  ['api-loose-files-above-folders', 'api/src/lib/minutes.ts', '../config.ts'],
  ['api-loose-files-above-folders', 'api/src/domains/content/index.ts', '../../config.ts'],
  ['no-circle', 'api/src/domains/catalog/property/property.repository.ts', './property.service.ts'],
  ['resolvable', 'shell/src/app.ts', './gone.ts'],
];

interface Report {
  readonly moduleCount: number;
  readonly violations: string[];
  readonly error?: string;
}

const base = mkdtempSync(join(tmpdir(), 'moien-boundaries-'));
const cases = new Map<string, Record<string, string>>([
  ['allowed', {}],
  [
    'type',
    {
      'mf-search/src/index.ts':
        "import type { Blog } from '../../mf-blog/src/index.ts';\nexport type Page = Blog;",
    },
  ],
  ['circle', { 'shell/src/pages/Page.ts': "export type { frame } from '../layout/frame.ts';" }],
  [
    'circle of types',
    {
      'shell/src/pages/Page.ts': "export type { Title } from './title.ts';\nexport type Page = 1;",
      'shell/src/pages/title.ts': "import type { Page } from './Page.ts';\nexport type Title = Page;",
    },
  ],
  ['new', { 'mf-new/src/index.ts': "import '../../mf-search/src/index.ts';" }],
  ...forbidden.map(([, from, to], index): [string, Record<string, string>] => [
    `forbidden-${index}`,
    { [from]: `${house[from]}\nimport '${to}';` },
  ]),
]);
let reports: Record<string, Report> = {};

beforeAll(async () => {
  for (const [name, changes] of cases) build(name, { ...house, ...changes });
  mkdirSync(join(base, 'empty', 'shell', 'src'), { recursive: true });
  const folders = [...cases.keys(), 'empty'].map((name) => join(base, name));
  const script = join(import.meta.dirname, 'check-many.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...folders]);
  reports = JSON.parse(stdout);
}, 60_000);

afterAll(() => rmSync(base, { recursive: true, force: true }));

function build(name: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) write(join(base, name, path), text);
  for (const installed of installedPackages) {
    const folder = join(base, name, 'node_modules', installed);
    write(join(folder, 'package.json'), JSON.stringify({ name: installed, main: 'index.js' }));
    write(join(folder, 'index.js'), 'module.exports = 1;');
    write(join(folder, 'jsx-runtime.js'), 'module.exports = 1;');
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function reportOf(name: string): Report {
  return reports[join(base, name)] ?? { moduleCount: 0, violations: [], error: 'not checked' };
}

describe('the boundaries', () => {
  it('allow what the architecture allows', () => {
    const { moduleCount, violations } = reportOf('allowed');
    expect(violations).toEqual([]);
    expect(moduleCount).toBeGreaterThanOrEqual(Object.keys(house).length);
  });

  it.each(forbidden.map((row, index) => [...row, index] as const))(
    '%s catches %s importing %s',
    (rule, from, _to, index) => {
      const { violations } = reportOf(`forbidden-${index}`);
      expect(violations.filter((violation) => violation.startsWith(`${rule}: ${from} →`))).toHaveLength(1);
    },
  );

  it('catch a forbidden type as well as a value', () => {
    const { violations } = reportOf('type');
    expect(violations).toEqual(['mf-search-no-other-remote: mf-search/src/index.ts → mf-blog/src/index.ts']);
  });

  it('catch folders that depend on each other, whatever their files do', () => {
    const { violations } = reportOf('circle');
    expect(violations.map((violation) => violation.split(' →')[0])).toEqual([
      'no-folder-circle: shell/src/layout',
      'no-folder-circle: shell/src/pages',
    ]);
  });

  it('catch files whose types alone depend on each other, in the browser too', () => {
    const { violations } = reportOf('circle of types');
    expect(violations).toEqual([
      'no-circle: shell/src/pages/Page.ts → shell/src/pages/title.ts → shell/src/pages/Page.ts',
    ]);
  });

  it('cover a remote from its first file', () => {
    const { violations } = reportOf('new');
    expect(violations).toEqual(['mf-new-no-other-remote: mf-new/src/index.ts → mf-search/src/index.ts']);
  });

  it('are not checked when no module was read', () => {
    expect(reportOf('empty').error).toContain('No module was read');
  });
});
