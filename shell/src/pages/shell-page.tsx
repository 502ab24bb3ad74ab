import { importFresh, type LoaderContext } from '@moien/shared-lib';
import { type ComponentType, Suspense, use } from 'react';
import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router-dom';
import { needsData, type Revalidation } from '../environment/needs-data.ts';
import type { RouteEnvironment } from '../environment/route-environment.ts';
import type { RouteHandle } from '../environment/route-ids.ts';
import { neverRejecting } from '../loading/never-rejecting.ts';
import { runLoader } from '../loading/run-loader.ts';
import { PageSkeleton, type PageSkeletonProps } from '../page/PageSkeleton.tsx';
import type { TrackedPromise } from '../platform/platform.ts';
import { addPageTexts } from './page-texts.ts';

// biome-ignore lint/suspicious/noExplicitAny: a page and its loader are declared as one, so that their data agree
type PageModule = { Page: ComponentType<{ data: any }> };

/** A page of the shell's own. Its code is a chunk of its own: other pages do not carry it. */
export type ShellPage = {
  /** Also the route's id. */
  id: string;
  /** Below the language prefix; empty for the start. */
  path: string;
  /** Name of the chunk, which the document of this page preloads. */
  chunk: `page-${string}`;
  skeleton: PageSkeletonProps['shape'];
  load: () => Promise<PageModule>;
  loader?: (context: LoaderContext) => Promise<unknown>;
  /**
   * What the page shows in a document whose loader fails or takes too long; without it the document has a
   * skeleton.
   */
  substitute?: unknown;
};

const modules = new Map<string, TrackedPromise<PageModule>>();

/** What could not be loaded is asked for again the next time. */
function modulePromise({ chunk, id, load }: ShellPage): TrackedPromise<PageModule> {
  const known = modules.get(id);
  if (known) return known;
  const promise: TrackedPromise<PageModule> = importFresh(load);
  modules.set(id, promise);
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (error: unknown) => {
      modules.delete(id);
      console.error(`${chunk} could not be loaded.`, error);
    },
  );
  return promise;
}

export function shellPage(environment: RouteEnvironment, page: ShellPage): RouteObject {
  const handle: RouteHandle = { chunk: page.chunk };
  const route = {
    id: page.id,
    loader: (args: LoaderFunctionArgs) => loadPage(environment, page, args),
    shouldRevalidate: (navigation: Revalidation) => needsData(environment, navigation),
    Component: () => <PageHost page={page} />,
    HydrateFallback: () => <PageSkeleton shape={page.skeleton} />,
    handle,
  };
  return page.path === '' ? { ...route, index: true } : { ...route, path: page.path };
}

function loadPage(
  environment: RouteEnvironment,
  page: ShellPage,
  args: LoaderFunctionArgs,
): Promise<unknown> {
  const { root, texts, guardLoader = (_id, load) => load() } = environment;
  const { id, loader, substitute } = page;
  const find = async () => (loader ? runLoader(root, loader, args) : null);
  const load = async (findData: () => Promise<unknown>) => {
    const [found] = await Promise.all([findData(), modulePromise(page), addPageTexts(texts, root)]);
    return found;
  };
  // Whose data has a substitute is always drawn: the guard watches the data alone.
  return substitute === undefined
    ? guardLoader(id, () => load(find))
    : load(() => guardLoader(id, find, substitute));
}

/** Header and navigation come alive while the page's code is still on the way. */
function PageHost({ page }: { page: ShellPage }) {
  return (
    <Suspense fallback={<PageSkeleton shape={page.skeleton} />}>
      <LoadedPage promise={neverRejecting(modulePromise(page))} />
    </Suspense>
  );
}

function LoadedPage({ promise }: { promise: Promise<PageModule> }) {
  const { Page } = use(promise);
  return <Page data={useLoaderData()} />;
}
