export * from './ad.schema.ts';
export * from './ad-hints.ts';
export * from './ad-requirements.ts';
export * from './ad-state.ts';
export * from './letting.calls.ts';
export * from './limits.ts';
