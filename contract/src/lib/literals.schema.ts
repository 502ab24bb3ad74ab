import { Type } from 'typebox';

/** One of several names. A union that is made of a list has no type of its own. */
export const literals = <Name extends string>(names: readonly Name[]) =>
  Type.Unsafe<Name>(Type.Union(names.map((name) => Type.Literal(name))));
