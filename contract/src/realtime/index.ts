export * from './realtime.schema.ts';
export * from './realtime.ts';
