import type { Override } from '@moien/contract';
import type { FastifyRequest } from 'fastify';
import { createStageMaker, type Stage, type StageParts } from '../documents/stage.ts';
import type { ShellBuild } from '../releases/shell-build.ts';
import type { OverrideCookie } from './override-cookie.ts';

type OverrideStagesOptions = StageParts & {
  /** What everybody has who has no override. */
  stage: Stage;
  cookie: Pick<OverrideCookie, 'of'>;
  /** The shell that hot reload needs; throws when it is not built. */
  readDevelopmentShell: () => ShellBuild;
  onFailure: (error: unknown) => void;
};

/**
 * The stage of a request: a browser with an override has the development shell, and the remote from source on
 * it.
 */
export function createOverrideStages({
  stage,
  cookie,
  readDevelopmentShell,
  onFailure,
  ...parts
}: OverrideStagesOptions): (request: FastifyRequest) => Promise<Stage> {
  let maker: { version: string; stageWith: (override: Override) => Stage } | undefined;

  /** The developer may build another one at any time. */
  function stageWith(override: Override): Stage {
    const build = readDevelopmentShell();
    if (maker?.version !== build.release.version)
      maker = { version: build.release.version, stageWith: createStageMaker(build, parts) };
    return maker.stageWith(override);
  }

  return async (request) => {
    const override = await cookie.of(request);
    if (!override) return stage;
    try {
      return stageWith(override);
    } catch (error) {
      onFailure(error);
      return stage;
    }
  };
}
