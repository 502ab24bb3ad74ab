import { type Static, Type } from 'typebox';
import { recordOf } from '../lib/record.schema.ts';
import { Use } from './registry.schema.ts';

/** How a shared export or member may be used; a change of it breaks who relies on it. */
export const SharedShape = Type.Object({
  /** `option` is a property of the object that a function or component is given. */
  kind: Type.Union([
    Type.Literal('class'),
    Type.Literal('function'),
    Type.Literal('method'),
    Type.Literal('property'),
    Type.Literal('option'),
    Type.Literal('value'),
  ]),
  /** Parameters that must be given; of what can be called. */
  required: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Parameters that may be given; absent where there is no limit. */
  accepted: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type SharedShape = Static<typeof SharedShape>;

/** What a build of the shell gives to remotes, in `provisions.json` among its files. */
export const ShellProvisions = Type.Object({
  version: Type.String(),
  mountContract: Type.Integer(),
  /** By specifier of a shared package: the one version that the page has. */
  shared: recordOf(Type.String()),
  /** By the name that a `Use` of the kind `shared` has: `RouteLink`, `NavigationStore.hrefTo`. */
  exports: recordOf(SharedShape),
  /** Slots that have a place of their own in the shell. */
  slots: Type.Array(Type.String()),
  /** What the shell itself takes from remotes. */
  uses: Type.Array(Use),
});
export type ShellProvisions = Static<typeof ShellProvisions>;

/** Of the file that holds `ShellProvisions`, beside the shell's scripts. */
export const SHELL_PROVISIONS_FILE = 'provisions.json';
