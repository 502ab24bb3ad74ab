import { createRequire } from 'node:module';
import type { Compiler, RuntimeModule } from 'webpack';

const NAME = 'SingleSharing';
/** Webpack exports it to nobody, and has no types of it. */
const SharingRuntimeModule = createRequire(import.meta.url)(
  'webpack/lib/sharing/ShareRuntimeModule.js',
) as new () => RuntimeModule;

/**
 * Module Federation writes its own runtime for sharing after webpack's, which it replaces: only one of them
 * is shipped.
 */
export class SingleSharingPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeModule.tap(NAME, (module) => {
        if (module instanceof SharingRuntimeModule) module.generate = () => '';
      });
    });
  }
}
