export { render } from './render.tsx';
export { sharedModules } from './shared-modules.ts';
