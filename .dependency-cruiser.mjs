// The rules are generated from the folders that exist, so that a new remote is covered from its first file.
import { boundaryRules } from './tooling/src/boundaries/rules.ts';

export default {
  forbidden: boundaryRules(import.meta.dirname),
  options: { parser: 'swc', tsPreCompilationDeps: true, doNotFollow: { path: 'node_modules' } },
};
