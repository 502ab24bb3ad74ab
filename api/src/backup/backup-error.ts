/** Why there is no backup or nothing was restored, in a sentence for the person who asked for it. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
