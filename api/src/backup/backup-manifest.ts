import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { BackupError } from './backup-error.ts';

/** Raised when an earlier version could not restore what this one writes. */
export const BACKUP_FORMAT = 1;
export const MANIFEST_ENTRY = 'manifest.json';

const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Count = Type.Integer({ minimum: 0 });
const BackedUpRows = Type.Object({ rows: Count, bytes: Count, digest: Sha256 });
const BackedUpFile = Type.Object({ path: Type.String(), bytes: Count, sha256: Sha256 });
const ReleaseName = Type.Object({ remote: Type.String(), version: Type.String() });

/** The last entry of a backup; what it does not describe is no part of one. */
const BackupManifest = Type.Object({
  format: Type.Integer(),
  /** The instant whose data it holds. */
  at: Type.String(),
  /** Of the server that was backed up. */
  postgres: Type.String(),
  migrations: Type.Array(Type.Object({ name: Type.String(), checksum: Sha256 }), { minItems: 1 }),
  /** `digest` is of the rows as COPY writes them, in the order of the primary key. */
  tables: Type.Array(
    Type.Object({ name: Type.String(), columns: Type.Array(Type.String()), ...BackedUpRows.properties }),
  ),
  sequences: Type.Array(Type.Object({ name: Type.String(), value: Type.String(), isCalled: Type.Boolean() })),
  jobs: BackedUpRows,
  /** By their path below the folder of originals. */
  pictures: Type.Array(BackedUpFile),
  /** By their key in the release store. */
  releaseFiles: Type.Array(BackedUpFile),
  /** Their files were collected while the backup was made. */
  collectedReleases: Type.Array(ReleaseName),
  /** Files of releases that the store did not have, though it should. */
  missingReleaseFiles: Type.Array(Type.String()),
});

export type BackedUpRows = Static<typeof BackedUpRows>;
export type BackedUpFile = Static<typeof BackedUpFile>;
export type BackupManifest = Static<typeof BackupManifest>;

/** @throws BackupError for what this version cannot read */
export function readManifest(bytes: Buffer): BackupManifest {
  const given = parseJson(bytes);
  const format = Object(given).format;
  if (typeof format === 'number' && format > BACKUP_FORMAT)
    throw new BackupError(
      'The backup was made by a newer version of this project: restore it with that one.',
    );
  if (!Value.Check(BackupManifest, given))
    throw new BackupError('The backup is damaged: its manifest cannot be read.');
  return given;
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
