import { fileURLToPath } from 'node:url';
import {
  type FaultCode,
  type OfferedRelease,
  REGISTRY_FORMAT,
  type RegistryState,
  type RenderRequest,
  toOffer,
  VISITOR_SESSION,
} from '@moien/contract';
import { integrityOf } from '@moien/tooling/webpack/release-files';
import { readWorkspaceBuilds } from '@moien/tooling/webpack/workspace-builds';
import { faultOf } from '../faults/render-fault.ts';
import { createUsableRegistry } from '../registry/usable-registry.ts';
import { createRemoteModules } from '../releases/remote-modules.ts';
import { readShellBuild } from '../releases/shell-build.ts';
import { loadShellServer } from '../releases/shell-server.ts';

/** What is to be rendered by the built shell and a server build of mf-search. */
export type RenderingQuestion = {
  /** The source of the server build, which is missing without it. */
  build?: string | undefined;
  paths: string[];
  /** Milliseconds that a loader may take. */
  timeout: number;
  /** What was published is another one. */
  isTampered: boolean;
};

/** What became of the documents that a server build of mf-search had a part in. */
export type Rendering = {
  documents: { status: number; html: string }[];
  errors: string[];
  /** By their numbers, one for each error. */
  faults: FaultCode[];
  /** How often the server build was read. */
  reads: number;
};

// A program that answers questions one by one, as a server does: Jest's sandbox gives every test its own
// Error and Request, which no server has.
const root = fileURLToPath(new URL('../../../', import.meta.url));
const shell = readShellBuild(root, 'production');
const published = (await readWorkspaceBuilds(root)).map(({ release }) => toOffer(release));

const visit = {
  languageTag: 'en',
  transport: async () => ({ status: 503, body: undefined }),
  session: VISITOR_SESSION,
  isSessionMissing: false,
  choices: { currency: 'EUR', consent: undefined },
  settings: {
    downloadLabel: 'download',
    contactAddress: 'hello@moien.example',
    operator: undefined,
    asksForConsent: true,
    mapTilesUrl: undefined,
    reverseGeocodingUrl: undefined,
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
} satisfies Partial<RenderRequest>;

async function render({ build, paths, timeout, isTampered }: RenderingQuestion): Promise<Rendering> {
  const rendering: Rendering = { documents: [], errors: [], faults: [], reads: 0 };
  const source = Buffer.from(build ?? '');
  // It remembers the builds that it has loaded.
  const shellServer = loadShellServer(shell);
  const { registry, offerOf } = usableRegistry(isTampered ? undefined : integrityOf(source));
  const moduleOf = createRemoteModules({
    sharedModules: shellServer.sharedModules,
    readFile: async () => {
      rendering.reads += 1;
      return build === undefined ? undefined : source;
    },
  });
  for (const path of paths) {
    const result = await shellServer.render({
      ...visit,
      url: new URL(path, 'http://moien.example'),
      registry,
      loadModule: async (entry) => moduleOf(offerOf(entry) as OfferedRelease),
      loaderTimeout: timeout,
      onError: (error, routeId) => {
        rendering.errors.push(String(error));
        rendering.faults.push(faultOf(error, routeId));
      },
    });
    if (result.kind !== 'document') throw new Error(`${path} redirects.`);
    const { status, html } = result;
    rendering.documents.push({ status, html });
  }
  return rendering;
}

/** What is published; the server builds are held to `serverIntegrity` when it is given. */
function usableRegistry(serverIntegrity: string | undefined) {
  const offers = published.map((offer) => (serverIntegrity ? { ...offer, serverIntegrity } : offer));
  const state: RegistryState = {
    format: REGISTRY_FORMAT,
    sequence: 1,
    remotes: offers.map((offer) => ({ name: offer.remote.name, offers: [offer] })),
  };
  return createUsableRegistry({
    state: () => state,
    shellVersion: shell.release.version,
    override: undefined,
  })();
}

process.on('message', async (question: RenderingQuestion) => process.send?.(await render(question)));
