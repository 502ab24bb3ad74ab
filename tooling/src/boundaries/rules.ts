import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { IForbiddenRuleType } from 'dependency-cruiser';

/** What may only be written in one place, by package name. */
const axios = '(^|/)node_modules/axios/';
const router = '(^|/)node_modules/react-router/';
const kysely = '(^|/)node_modules/kysely/';
const postgresClient = '(^|/)node_modules/pg/';

/** What tests and stories are made from. */
const exampleFolder = '/src/(features/examples|pages/examples|layout/testing)/';

/** All that the plain components are made of, besides themselves and their styles. */
const uiPackages = '(^|/)node_modules/(react|react-day-picker|@base-ui/react|lucide-react|@types/react)/';

const uiPure: IForbiddenRuleType = {
  name: 'ui-pure',
  severity: 'error',
  from: { path: '^shared-lib/src/ui/', pathNot: ['\\.(test|stories)\\.tsx?$'] },
  to: { pathNot: ['^shared-lib/src/ui/', uiPackages, '\\.css$', '\\.woff2$'] },
};

/**
 * A client of PostgreSQL that nobody listens to ends its process when its connection breaks, also in tests
 * and measurements. The parsers of values make no client.
 */
const connectionsInOnePlace: IForbiddenRuleType = {
  name: 'connections-in-one-place',
  severity: 'error',
  from: { pathNot: ['^api/src/database/(connections|value-parsers)\\.ts$'] },
  to: { path: postgresClient, dependencyTypesNot: ['type-only'] },
};

/** Every package that runs in production, for the rules that hold for all of them. */
const atRunTime = ['contract', 'api', 'gateway', 'shared-lib', 'shell'];

/**
 * The rules of docs/architecture.md for the folders that are there: a new remote or module is covered at
 * once.
 */
export function boundaryRules(root: string): IForbiddenRuleType[] {
  const remotes = foldersIn(root).filter((name) => name.startsWith('mf-'));
  const others = foldersIn(root).filter((name) => /^[a-z]/.test(name) && name !== 'contract');
  const packages = [...atRunTime, ...remotes];
  return [
    ...remotes.map((remote) =>
      forbid(
        `${remote}-no-other-remote`,
        `^${remote}/`,
        remotes.filter((name) => name !== remote).map(folder),
      ),
    ),
    forbid('shell-no-remote', '^shell/', remotes.map(folder)),
    ...remotes.map((remote) => forbid(`${remote}-no-shell`, `^${remote}/`, ['^shell/'])),
    forbid('shared-lib-no-page', '^shared-lib/', ['shell', 'api', 'gateway', ...remotes].map(folder)),
    forbid('contract-nothing-of-ours', '^contract/', others.map(folder)),
    forbid('api-only-contract', '^api/', ['gateway', 'shared-lib', 'shell', ...remotes].map(folder)),
    forbid('demo-only-api', '^demo/', ['gateway', 'shared-lib', 'shell', ...remotes].map(folder)),
    forbid('gateway-no-page', '^gateway/', ['shared-lib', 'shell', ...remotes].map(folder)),
    forbid('browser-no-server', `^(${['shell', ...remotes].join('|')})/`, ['^api/', '^gateway/']),
    uiPure,
    forbid('run-time-no-tooling', `^(${packages.join('|')})/`, [
      '^tooling/',
      '^demo/',
      '^sandbox/',
      '^e2e/',
      '^bench/',
    ]),
    forbid(
      'run-time-no-examples',
      `^(${packages.join('|')})/`,
      ['^shared-lib/src/testing/', exampleFolder],
      `\\.stories\\.tsx$|${exampleFolder}`,
    ),
    forbid('axios-only-in-api-client', `^(${packages.join('|')})/`, [axios], '^shared-lib/src/api/'),
    forbid('one-router-specifier', `^(${packages.join('|')})/`, [router], '^shared-lib/src/router-facade/'),
    forbid('routes-through-services', '^api/src/domains/.+\\.routes\\.ts$', ['\\.repository\\.ts$', kysely]),
    connectionsInOnePlace,
    ...domainRules(root),
    ...contractRules(root),
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ];
}

/** Which domains of the API may use which others, besides the technical folders. */
const DOMAIN_ARROWS: Record<string, readonly string[]> = {
  identity: [],
  booking: ['catalog', 'identity'],
  catalog: ['identity'],
  content: ['identity'],
  dashboard: ['booking', 'content', 'identity', 'invoicing', 'letting'],
  files: ['identity'],
  platform: ['identity'],
  messaging: ['booking', 'catalog', 'identity'],
  letting: ['booking', 'catalog', 'identity', 'payments'],
  payments: ['booking', 'identity'],
  invoicing: ['identity'],
  reporting: [],
};

/** What is made of domains. Every other folder of the API, also a new one, is technical and knows of none. */
const aboveDomains = ['application', 'realtime', 'cards', 'openapi', 'backup', 'import'];

/** A domain of the API is used through its index, one way, and a noun never through its HTTP side. */
function domainRules(root: string): IForbiddenRuleType[] {
  const domains = foldersIn(join(root, 'api', 'src', 'domains'));
  const technical = foldersIn(join(root, 'api', 'src')).filter(
    (name) => !['domains', 'testing', ...aboveDomains].includes(name),
  );
  const path = (name: string) => `^api/src/domains/${name}/`;
  return [
    ...domains.map((name) =>
      forbid(
        `api-${name}-arrows`,
        path(name),
        domains
          .filter((other) => other !== name && !DOMAIN_ARROWS[name]?.includes(other))
          .map(path)
          .concat(aboveDomains.map((folder) => `^api/src/${folder}/`)),
      ),
    ),
    ...domains.map(
      (name): IForbiddenRuleType => ({
        name: `api-${name}-through-index`,
        severity: 'error',
        from: {
          path: '^(api|gateway|tooling|e2e|bench)/',
          pathNot: ['\\.test\\.tsx?$', '/src/testing/', path(name)],
        },
        to: { path: path(name), pathNot: `${path(name)}index\\.ts$` },
      }),
    ),
    forbid('api-technical-no-domain', `^api/src/(${technical.join('|')})/`, [
      '^api/src/domains/',
      ...aboveDomains.map((folder) => `^api/src/${folder}/`),
    ]),
    forbid('api-loose-files-above-folders', `^api/src/(domains|${technical.join('|')})/`, [
      '^api/src/[^/]+\\.ts$',
    ]),
    {
      name: 'api-noun-not-into-routes',
      severity: 'error',
      from: { path: '^api/src/domains/([^/]+/[^/]+)/', pathNot: ['\\.test\\.ts$'] },
      to: { path: '^api/src/domains/.+\\.routes\\.ts$', pathNot: '^api/src/domains/$1/' },
    },
  ];
}

/**
 * The contract has the same domains and arrows as the API. Its files of plain rules may not import schemas:
 * a page's first scripts use such rules, and would then contain TypeBox (decision 0009).
 */
function contractRules(root: string): IForbiddenRuleType[] {
  const folders = foldersIn(join(root, 'contract', 'src'));
  const path = (name: string) => `^contract/src/${name}/`;
  const domains = folders.filter((name) => name in DOMAIN_ARROWS);
  return [
    ...domains.map((name) => {
      const allowed = [name, 'lib', ...(DOMAIN_ARROWS[name] ?? [])];
      return forbid(
        `contract-${name}-arrows`,
        path(name),
        folders.filter((other) => !allowed.includes(other)).map(path),
      );
    }),
    forbid('contract-lib-no-domain', path('lib'), folders.filter((name) => name !== 'lib').map(path)),
    {
      name: 'contract-rules-without-schemas',
      severity: 'error',
      from: {
        path: '^contract/src/',
        pathNot: [
          '\\.(schema|calls|test)\\.ts$',
          '/index\\.ts$',
          '^contract/src/calls\\.ts$',
          // Only gateways use these two, and there the size of TypeBox does not matter.
          '^contract/src/platform/(accept-registry|override-grant)\\.ts$',
        ],
      },
      to: { path: '\\.(schema|calls)\\.ts$|(^|/)node_modules/typebox/', dependencyTypesNot: ['type-only'] },
    },
  ];
}

/** Folders depend on each other one way; types and what is loaded later count. */
export const folderRules: IForbiddenRuleType[] = [
  { name: 'no-folder-circle', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
];

/** Tests, stories and examples show what is above them: folders are compared without them. */
export const besideFolders = ['\\.(test|stories)\\.tsx?$', '/testing/', exampleFolder];

/** Tests may reach further than what they test: into tooling's test database and into fakes. */
function forbid(name: string, from: string, to: string[], except?: string): IForbiddenRuleType {
  const pathNot = ['\\.test\\.tsx?$', '/src/testing/', ...(except ? [except] : [])];
  return {
    name,
    severity: 'error',
    from: { path: from, pathNot },
    to: { path: to.length > 0 ? to : ['^$'] },
  };
}

function folder(name: string): string {
  return `^${name}/`;
}

function foldersIn(directory: string): string[] {
  try {
    return readdirSync(directory, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== 'var')
      .map(({ name }) => name)
      .sort();
  } catch {
    return [];
  }
}
