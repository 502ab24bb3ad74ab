export type MigrationErrorCode =
  | 'migration-changed'
  | 'database-newer'
  | 'database-unreachable'
  | 'migration-failed';

/** Why a database cannot be used: one sentence for the person who starts the server, free of secrets. */
export class MigrationError extends Error {
  readonly code: MigrationErrorCode;

  constructor(code: MigrationErrorCode, message: string) {
    super(message);
    this.name = 'MigrationError';
    this.code = code;
  }
}
