import type { RemoteDeclaration } from '@moien/contract';
import { exampleRegistry } from '@moien/shared-lib/testing';

type DeclarationFiles = { keys: () => string[]; (path: string): RemoteDeclaration };

/** What each remote declares. */
const declarations = (
  require as unknown as { context: (folder: string, deep: boolean, pattern: RegExp) => DeclarationFiles }
).context('../../', true, /^\.\/mf-[a-z0-9-]+\/remote\.json$/);

/** As if every remote were released: their links are shown. */
export const storyRegistry = exampleRegistry(...declarations.keys().map((path) => declarations(path)));
