import type { Registry, RegistryEntry } from '@moien/contract';
import { CallError, type RemoteRoute } from '@moien/shared-lib';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { addRemoteTexts } from '../platform/add-remote-texts.ts';
import { RemoteFailure } from '../platform/remote-failure.ts';
import { isAnswer } from './is-answer.ts';
import type { RouteEnvironment } from './route-environment.ts';

/** Data of a remote's page, and the version whose code loaded it and is to draw it. */
export type RemoteData = { version: string; data: unknown };

const FAULT_OF_LOADER = { browser: 'MF-301', server: 'MF-503' } as const;

type Wanted = { registry: Registry; remote: string; route: string };

/** Runs the loader of the first release that can; what a release answers (a redirect, 404) is the page's answer. */
export async function loadRemoteRoute(
  environment: RouteEnvironment,
  { registry, remote, route }: Wanted,
  args: LoaderFunctionArgs,
): Promise<RemoteData> {
  const { platform } = environment;
  let releases = platform.candidates(registry, remote);
  let failure: RemoteFailure | undefined;
  while (releases.length > 0) {
    const ready = await platform.ready(releases, (candidate) => prepare(environment, candidate, route));
    try {
      return { version: ready.release.version, data: await run(environment, ready.value, args) };
    } catch (cause) {
      if (isAnswer(cause) || args.request.signal.aborted) throw cause;
      const found = new RemoteFailure(FAULT_OF_LOADER[platform.place], ready.release, { part: route, cause });
      failure ??= found;
      platform.fail(ready.release, found);
      releases = releases.slice(releases.indexOf(ready.release) + 1);
    }
  }
  throw failure ?? data({ code: 'page-not-found' }, { status: 404 });
}

async function prepare(
  { platform, root, texts }: RouteEnvironment,
  release: RegistryEntry,
  route: string,
): Promise<RemoteRoute> {
  const [loaded] = await Promise.all([
    platform.route(release, route),
    addRemoteTexts(platform, texts, root.essentials.essentials.textArray, release),
  ]);
  return loaded;
}

async function run(
  { root }: RouteEnvironment,
  route: RemoteRoute,
  { request, params }: LoaderFunctionArgs,
): Promise<unknown> {
  try {
    return await route.load({ root, url: new URL(request.url), parameters: params, signal: request.signal });
  } catch (error) {
    if (error instanceof CallError)
      throw data({ code: error.code, message: error.message }, { status: error.status });
    throw error;
  }
}
