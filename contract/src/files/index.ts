export * from './document-rules.ts';
export * from './files.calls.ts';
export * from './limits.ts';
export * from './rental-file.schema.ts';
export * from './shared-rental-files.schema.ts';
