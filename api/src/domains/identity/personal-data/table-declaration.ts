import { type RawBuilder, sql } from 'kysely';
import type { PersonalFileKind } from './personal-file.ts';

/** Whose data are exported or erased; the address is the one of the account, which its owner has proven. */
export type Person = { userId: string; email: string };

/** Which rows of a table; columns are named without their table. */
export type Condition = (person: Person) => RawBuilder<unknown>;

export type ErasureStep =
  | { kind: 'delete'; rows: Condition }
  | { kind: 'set'; values: Readonly<Record<string, RawBuilder<unknown>>>; rows: Condition };

/**
 * What happens to a table with data of people when one of them asks for their data, and when they delete
 * their account.
 */
export type PersonalTable = {
  table: string;
  /**
   * Rows that an export has; without it the table is in none, and `notExported` says why for every column.
   */
  own?: Condition;
  exported: readonly string[];
  /** Of these, what is exported in the place of what the column holds. */
  exportedAs?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** The file that a row names, by which it is read; null where it names none. The export has it beside. */
  file?: { kind: PersonalFileKind; key: RawBuilder<unknown> };
  /** Every other column, with the reason. */
  notExported: Readonly<Record<string, string>>;
  /**
   * Words that anybody could have written under the address: they are empty unless `isProven` holds for their
   * row.
   */
  words?: { columns: readonly string[]; isProven: Condition };
  /** An export has so many of the rows that are greatest in this. */
  newestBy: string;
  /** Made in this order, table after table as they are declared. */
  erasure: readonly ErasureStep[];
  /** Its rows go by a foreign key with those of this table. */
  goesWith?: string;
  /** What stays after an erasure, and why. */
  stays?: string;
};

/** A table that says nothing of people who have an account. */
export type ImpersonalTable = {
  table: string;
  reason: string;
  /** Its columns of types that could hold a name, an address, an id or words. */
  columns: readonly string[];
};

export const SECRET = 'a secret, known by its hash alone';
export const SAME_FOR_ALL = 'the same in every row: the account';
export const REFERENCE = 'an internal id that leads nowhere outside';

export const byUser: Condition = ({ userId }) => sql`user_id = ${userId}::uuid`;
export const byEmail: Condition = ({ email }) => sql`email = ${email}::citext`;
/** Nobody has proven the address of what somebody sends who is not signed in. */
export const nobody: Condition = () => sql`false`;

/** Of the homes that the person offers. */
export const ofOwnHome: Condition = ({ userId }) => sql`
  property_id in (select id from property where owner_id = ${userId}::uuid)
`;
