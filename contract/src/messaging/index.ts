export * from './conversation.calls.ts';
export * from './conversation.schema.ts';
export * from './conversation-type.ts';
export * from './limits.ts';
export * from './message.schema.ts';
export * from './messaging.calls.ts';
export * from './notification.schema.ts';
export * from './notification-kind.ts';
