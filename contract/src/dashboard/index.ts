export * from './today.calls.ts';
export * from './today.schema.ts';
