/** A row's columns in camel case; instants in ISO 8601. */
export type ExportedRow = Record<string, unknown>;

/** Files that rows name, by what they are. */
export const PERSONAL_FILE_KINDS = ['person-picture', 'home-photo', 'attachment', 'invoice'] as const;
export type PersonalFileKind = (typeof PERSONAL_FILE_KINDS)[number];

export type PersonalFile = {
  /** Below `files/`: made of ids and numbers of the site, never of what somebody has typed. */
  name: string;
  content: Uint8Array;
};

/**
 * Reads the file of a row that the person's export has.
 * @param key what the row's table declares as `file`
 * @returns nothing where the file is gone
 */
export type ReadPersonalFile = (
  key: string,
  owner: { userId: string; row: ExportedRow },
) => Promise<PersonalFile | undefined>;

export type PersonalFiles = Readonly<Record<PersonalFileKind, ReadPersonalFile>>;
