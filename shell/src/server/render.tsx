import type { RenderRequest, RenderResult } from '@moien/contract';
import {
  createRootStore,
  createTexts,
  overrideTexts,
  type RemoteModule,
  type TextResources,
} from '@moien/shared-lib';
import { enableStaticRendering } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { App } from '../App.tsx';
import type { RouteEnvironment } from '../environment/route-environment.ts';
import type { RouteHandle } from '../environment/route-ids.ts';
import { type HeadCollector, HeadCollectorContext } from '../page/page-head.ts';
import { createPlatform } from '../platform/create-platform.ts';
import type { PageSnapshot } from '../platform/page-snapshot.ts';
import { RemoteFailure } from '../platform/remote-failure.ts';
import { createRoutes } from '../routing/create-routes.tsx';
import { BodyCache, type RenderedBody } from './body-cache.ts';
import { renderDocument } from './document.ts';
import { entrySearchOf } from './entry-search.ts';
import { json } from './json.ts';
import { createLoaderGuard, type LoaderFailures } from './loader-guard.ts';
import { createPictureSeeds } from './picture-seeds.ts';
import { DrawingTooSlow, renderToText } from './render-to-text.ts';
import { shellTexts } from './shell-texts.ts';

enableStaticRendering(true);

const failures: LoaderFailures = new Map();

/** Route id of the page with a banner. */
const HOME_PAGE = 'home';

const nextPictureSeed = createPictureSeeds();

/** About 50 KB each; a body of a visitor who is signed in is nobody else's. */
const publicBodies = new BodyCache(200);

/** Renders the document of a URL, with fresh stores, from the releases that the registry names. */
export async function render(request: RenderRequest): Promise<RenderResult> {
  const { languageTag, registry, essentials, session, isSessionMissing, choices, settings, url } = request;
  const root = createRootStore({
    transport: async () => request.transport,
    languageTag,
    registry,
    session,
    isSessionMissing,
    essentials,
    choices,
    settings,
    entrySearch: entrySearchOf(url),
  });
  const texts = createTexts(languageTag, { shell: shellTexts[languageTag] });
  overrideTexts(texts, essentials.textArray);
  const guard = createLoaderGuard({ ...request, entries: registry.entries, failures });
  const platform = createPlatform({
    registry,
    languageTag,
    place: 'server',
    loadModule: async (entry) => (await request.loadModule(entry)) as RemoteModule,
  });
  const environment: RouteEnvironment = { platform, root, texts, settings, guardLoader: guard.guardLoader };
  const handler = createStaticHandler(createRoutes(environment));
  const context = await handler.query(new Request(url));
  if (context instanceof Response) {
    return {
      kind: 'redirect',
      status: context.status,
      location: context.headers.get('location') ?? `/${languageTag}`,
    };
  }
  prepareContext(context, guard.skippedRoutes, request.onError);
  const pageRouteId = context.matches.at(-1)?.route.id;
  const pictureSeed = request.isFirstVisit || pageRouteId === HOME_PAGE ? nextPictureSeed() : 0;
  const snapshot: PageSnapshot = {
    shellVersion: request.shell.version,
    languageTag,
    registry,
    session,
    isSessionMissing,
    essentials,
    choices,
    settings,
    texts: textsInUse(texts.getDataByLanguage(languageTag)),
    router: { loaderData: context.loaderData, errors: serializeErrors(context.errors) },
    featureSnapshots: root.featureSnapshots(),
    isFirstVisit: request.isFirstVisit,
    pictureSeed,
    entrySearch: root.navigation.entrySearch,
  };
  const snapshotText = json(snapshot);
  const draw = () =>
    drawBody(
      <App environment={environment} isFirstVisit={request.isFirstVisit} pictureSeed={pictureSeed}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>,
      { ...request, pageRouteId },
    );
  const { body, head } = session.profile ? await draw() : await publicBodies.bodyOf(url, snapshotText, draw);
  const activeRouteIds = context.matches.map((match) => match.route.id);
  return {
    kind: 'document',
    status: guard.skippedRoutes.size > 0 ? 200 : context.statusCode,
    html: renderDocument({
      ...request,
      entries: registry.entries,
      head,
      body,
      snapshot: snapshotText,
      activeRouteIds,
      chunk: (context.matches.at(-1)?.route.handle as RouteHandle | undefined)?.chunk,
    }),
  };
}

async function drawBody(
  page: ReactNode,
  request: RenderRequest & { pageRouteId: string | undefined },
): Promise<RenderedBody & { isComplete: boolean }> {
  const collector: HeadCollector = { head: undefined };
  let isComplete = true;
  const body = await renderToText(<HeadCollectorContext value={collector}>{page}</HeadCollectorContext>, {
    timeout: request.loaderTimeout,
    onError: (error) => {
      isComplete = false;
      reportDrawing(error, request);
    },
  });
  return { body, head: collector.head, isComplete };
}

/** What throws says in its stack whose it is; what waits for ever is the page's. */
function reportDrawing(
  error: unknown,
  { registry, pageRouteId, onError }: RenderRequest & { pageRouteId: string | undefined },
): void {
  const [name, part] = pageRouteId?.split('/', 2) ?? [];
  const release = registry.entries.find(({ remote }) => remote.name === name);
  if (error instanceof DrawingTooSlow && release)
    onError(new RemoteFailure('MF-505', release, { part, cause: error }), pageRouteId);
  else onError(error, undefined);
}

/**
 * A skipped route has no data on either side, so both render its skeleton and the browser runs its loader
 * once.
 */
function prepareContext(
  context: StaticHandlerContext,
  skippedRoutes: Set<string>,
  onError: RenderRequest['onError'],
): void {
  for (const id of skippedRoutes) delete context.loaderData[id];
  for (const [id, error] of Object.entries(context.errors ?? {})) {
    if (!(error instanceof Error) || !context.errors) continue;
    onError(error, id);
    // What went wrong inside is for the log, not for the document.
    context.errors[id] = new Error('The page could not be rendered.');
  }
}

function serializeErrors(errors: StaticHandlerContext['errors']): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      error instanceof Error ? { message: error.message } : error,
    ]),
  );
}

function textsInUse(data: Record<string, unknown> | undefined): Record<string, TextResources> {
  return (data ?? {}) as Record<string, TextResources>;
}
