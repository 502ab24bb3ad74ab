export * from './conversation.schema.ts';
export * from './messaging.calls.ts';
export * from './notification.schema.ts';
