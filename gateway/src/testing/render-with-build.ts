import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { toOffer } from '@moien/api/modules/release/release-upload';
import {
  type FaultCode,
  type OfferedRelease,
  REGISTRY_FORMAT,
  type RegistryState,
  type RenderRequest,
  VISITOR_SESSION,
} from '@moien/contract';
import { readWorkspaceBuilds } from '../../../tooling/src/site/workspace-builds.ts';
import { integrityOf } from '../../../tooling/src/webpack/release-files.ts';
import { faultOf } from '../faults/render-fault.ts';
import { createUsableRegistry } from '../registry/usable-registry.ts';
import { createRemoteModules } from '../releases/remote-modules.ts';
import { readShellBuild } from '../releases/shell-build.ts';
import { loadShellServer } from '../releases/shell-server.ts';

/** What became of the documents that a server build of mf-search had a part in. */
export type Rendering = {
  documents: { status: number; html: string }[];
  errors: string[];
  /** By their numbers, one for each error. */
  faults: FaultCode[];
  /** How often the server build was read. */
  reads: number;
};

// Renders `--path`s with the built shell and the server build whose source is `--build`, missing without it,
// within `--timeout` ms; `--tampered`: what was published is another one. A program,
// because Jest's sandbox gives every test its own Error and Request, which no server has.
const { values } = parseArgs({
  options: {
    build: { type: 'string' },
    path: { type: 'string', multiple: true, default: [] },
    timeout: { type: 'string', default: '30000' },
    tampered: { type: 'boolean', default: false },
  },
});
const rendering: Rendering = { documents: [], errors: [], faults: [], reads: 0 };
const root = fileURLToPath(new URL('../../../', import.meta.url));
const shell = readShellBuild(root, 'production');
const shellServer = loadShellServer(shell);
const source = Buffer.from(values.build ?? '');
const offers = (await readWorkspaceBuilds(root)).map(({ release }) => ({
  ...toOffer(release),
  serverIntegrity: values.tampered ? toOffer(release).serverIntegrity : integrityOf(source),
}));
const state: RegistryState = {
  format: REGISTRY_FORMAT,
  sequence: 1,
  remotes: offers.map((offer) => ({ name: offer.remote.name, offers: [offer] })),
};
const { registry, offerOf } = createUsableRegistry({
  state: () => state,
  shellVersion: shell.release.version,
  override: undefined,
})();
const moduleOf = createRemoteModules({
  sharedModules: shellServer.sharedModules,
  readFile: async () => {
    rendering.reads += 1;
    return values.build === undefined ? undefined : source;
  },
});
const request: Omit<RenderRequest, 'url'> = {
  languageTag: 'en',
  registry,
  loadModule: async (entry) => moduleOf(offerOf(entry) as OfferedRelease),
  transport: async () => ({ status: 503, body: undefined }),
  session: VISITOR_SESSION,
  isSessionMissing: false,
  choices: { currency: 'EUR', consent: undefined },
  settings: {
    downloadLabel: 'download',
    contactAddress: 'hello@moien.example',
    operator: undefined,
    asksForConsent: true,
  },
  essentials: {
    textArray: [],
    countryArray: [],
    languageArray: [],
    cityArray: [],
    propertyTypeArray: [],
    rentalTypeArray: [],
    genderArray: [],
    exchangeRateArray: [],
  },
  shell: shell.release,
  nonce: 'nonce',
  isFirstVisit: false,
  loaderTimeout: Number(values.timeout),
  onError: (error, routeId) => {
    rendering.errors.push(String(error));
    rendering.faults.push(faultOf(error, routeId));
  },
};

for (const path of values.path) {
  const result = await shellServer.render({ ...request, url: new URL(path, 'http://moien.example') });
  if (result.kind !== 'document') throw new Error(`${path} redirects.`);
  const { status, html } = result;
  rendering.documents.push({ status, html });
}
process.stdout.write(JSON.stringify(rendering), () => process.exit(0));
