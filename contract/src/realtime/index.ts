export * from './realtime.calls.ts';
export * from './realtime.schema.ts';
export * from './realtime.ts';
export * from './user-event.schema.ts';
