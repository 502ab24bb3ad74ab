import type { Registry, RegistryEntry } from '@moien/contract';
import type { RemoteRoute, TextResources } from '@moien/shared-lib';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import type { RouteEnvironment } from '../environment/route-environment.ts';
import { RemoteFailure } from '../platform/remote-failure.ts';
import { applyRemoteTexts, loadRemoteTexts } from '../platform/remote-texts.ts';
import { isAnswer } from './is-answer.ts';
import { runLoader } from './run-loader.ts';

/** Data of a remote's page, and the version whose code loaded it and is to draw it. */
export type RemoteData = { version: string; data: unknown };

const FAULT_OF_LOADER = { browser: 'MF-301', server: 'MF-503' } as const;

type Wanted = { registry: Registry; remote: string; route: string };

/**
 * Runs the loader of the first release that can; what a release answers (a redirect, 404) is the page's
 * answer.
 */
export async function loadRemoteRoute(
  environment: RouteEnvironment,
  { registry, remote, route }: Wanted,
  args: LoaderFunctionArgs,
): Promise<RemoteData | ReturnType<typeof data<RemoteData>>> {
  const { platform, texts, root } = environment;
  let releases = platform
    .candidates(registry, remote)
    .filter(({ remote: { routes } }) => routes.some(({ id }) => id === route));
  let failure: RemoteFailure | undefined;
  while (releases.length > 0) {
    const { release, value } = await platform.ready(releases, (candidate) =>
      prepare(environment, candidate, route),
    );
    try {
      const found = await runLoader(root, value.route.load, args);
      applyRemoteTexts(texts, root.essentials.essentials.textArray, release, value.resources);
      const shown = { version: release.version, data: found };
      const status = value.route.status?.(found);
      return status === undefined ? shown : data(shown, { status });
    } catch (cause) {
      if (isAnswer(cause) || args.request.signal.aborted) throw cause;
      const found = new RemoteFailure(FAULT_OF_LOADER[platform.place], release, { part: route, cause });
      failure ??= found;
      platform.fail(release, found);
      releases = releases.filter((other) => other !== release);
    }
  }
  throw failure ?? data({ code: 'page-not-found' }, { status: 404 });
}

type Prepared = { route: RemoteRoute; resources: TextResources | undefined };

async function prepare(
  { platform, texts }: RouteEnvironment,
  release: RegistryEntry,
  id: string,
): Promise<Prepared> {
  const [route, resources] = await Promise.all([
    platform.route(release, id),
    loadRemoteTexts(platform, texts, release),
  ]);
  return { route, resources };
}
