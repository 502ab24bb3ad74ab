/** Longest time in milliseconds that a statement of a call may run: whoever waits for it has long gone. */
export const CALL_STATEMENT_MILLISECONDS = 4000;

/** A statement of an import goes over all that it brings. */
export const IMPORT_STATEMENT_MILLISECONDS = 15 * 60_000;

/**
 * A migration that waits for a table holds up everybody who comes after it, so it gives up and can be tried
 * again.
 */
export const MIGRATION_LOCK_MILLISECONDS = 10_000;
