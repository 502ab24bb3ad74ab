/** @type {typeof globalThis & { testDatabaseService?: { stop(): Promise<void> } }} */
const shared = globalThis;

export default () => shared.testDatabaseService?.stop();
