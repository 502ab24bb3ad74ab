export * from './dashboard.calls.ts';
export * from './help.calls.ts';
export * from './help.schema.ts';
export * from './today.calls.ts';
export * from './today.schema.ts';
