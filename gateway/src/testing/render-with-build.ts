import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { REGISTRY_FORMAT, type RenderRequest } from '@moien/contract';
import { registryEntries } from '../registry/registry-entries.ts';
import { createWorkspaceReleaseStore, type ReleaseStore } from '../releases/release-store.ts';
import { createRemoteModules } from '../releases/remote-modules.ts';
import { loadShellServer } from '../releases/shell-server.ts';

/** What became of the documents that a server build of mf-search had a part in. */
export type Rendering = {
  documents: { status: number; html: string }[];
  errors: string[];
  /** How often the server build was read. */
  reads: number;
};

// Renders `--path`s with the built shell and the server build whose source is `--build`, missing without it, within `--timeout` ms. A program,
// because Jest's sandbox gives every test its own Error and Request, which no server has.
const { values } = parseArgs({
  options: {
    build: { type: 'string' },
    path: { type: 'string', multiple: true, default: [] },
    timeout: { type: 'string', default: '30000' },
  },
});
const rendering: Rendering = { documents: [], errors: [], reads: 0 };
const builtStore = createWorkspaceReleaseStore(
  fileURLToPath(new URL('../../../', import.meta.url)),
  'production',
);
const store: ReleaseStore = {
  ...builtStore,
  serverBuild: () => {
    rendering.reads += 1;
    if (values.build === undefined) throw new Error('no such file');
    return values.build;
  },
};
const shellServer = loadShellServer(store);
const request: Omit<RenderRequest, 'url'> = {
  languageTag: 'en',
  registry: { format: REGISTRY_FORMAT, sequence: 0, entries: registryEntries(store.remotes()) },
  loadModule: createRemoteModules(store, shellServer.sharedModules),
  transport: async () => ({ status: 503, body: undefined }),
  session: { profile: null },
  essentials: {
    textArray: [],
    countryArray: [],
    languageArray: [],
    cityArray: [],
    propertyTypeArray: [],
    rentalTypeArray: [],
    genderArray: [],
  },
  shell: store.shell(),
  nonce: 'nonce',
  isFirstVisit: false,
  loaderTimeout: Number(values.timeout),
  onError: (error) => {
    rendering.errors.push(String(error));
  },
};

for (const path of values.path) {
  const result = await shellServer.render({ ...request, url: new URL(path, 'http://moien.example') });
  if (result.kind !== 'document') throw new Error(`${path} redirects.`);
  const { status, html } = result;
  rendering.documents.push({ status, html });
}
process.stdout.write(JSON.stringify(rendering), () => process.exit(0));
