export * from './card.ts';
export * from './consent.ts';
export * from './installable.ts';
export * from './limits.ts';
export * from './render.ts';
export * from './route-addresses.ts';
export * from './site-settings.schema.ts';
