import { type Static, Type } from 'typebox';
import { Nullable } from '../lib/scalars.schema.ts';
import { Release, ReleaseVersion, RemoteName } from './registry.schema.ts';

/** Text in lines, without what would steer the terminal of who reads it. */
const Note = Type.String({
  maxLength: 500,
  pattern: '^[^\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f]*$',
  description: 'why, for who reads the log',
});
const SEQUENCE_MAXIMUM = Number.MAX_SAFE_INTEGER;

/**
 * A build with all its files: those of `files` and their `.br` and `.gz` below `browser/`, the server build
 * below `server/`.
 */
export const ReleaseUpload = Type.Object(
  {
    release: Release,
    files: Type.Array(
      Type.Object(
        {
          path: Type.String({ pattern: '^(browser|server)/[A-Za-z0-9_./@-]{1,200}$' }),
          content: Type.String({ description: 'base64' }),
        },
        { additionalProperties: false },
      ),
      { maxItems: 2000 },
    ),
    note: Type.Optional(Note),
  },
  { additionalProperties: false },
);
export type ReleaseUpload = Static<typeof ReleaseUpload>;

export const ReleaseChoice = Type.Object(
  {
    remote: RemoteName,
    version: ReleaseVersion,
    note: Type.Optional(Note),
    /** What is replaced is bad: it is neither gone back to nor used where this one fails. */
    dropsPrevious: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export const RollbackChoice = Type.Object(
  {
    remote: RemoteName,
    /**
     * What is to be left: a rollback that is sent twice, or after somebody else's, does not go further back.
     */
    version: ReleaseVersion,
    note: Type.Optional(Note),
  },
  { additionalProperties: false },
);

/** One line of the log. */
export const ReleaseEvent = Type.Object({
  sequence: Type.Integer({ minimum: 1 }),
  /** UTC instant. */
  at: Type.String({ format: 'date-time' }),
  /** Name of the token that was used. */
  actor: Type.String(),
  kind: Type.Union([
    Type.Literal('publish'),
    Type.Literal('activate'),
    Type.Literal('rollback'),
    Type.Literal('collect'),
  ]),
  remote: RemoteName,
  /** Of a rollback: the version that is active after it; `null` when none is. */
  version: Nullable(ReleaseVersion),
  note: Type.String(),
  /** Name of whoever approved it; `null` when nobody had to. */
  approver: Type.Optional(Nullable(Type.String())),
});
export type ReleaseEvent = Static<typeof ReleaseEvent>;

export const HistoryQuery = Type.Object(
  {
    remote: Type.Optional(RemoteName),
    /** Only what came before this event. */
    before: Type.Optional(Type.Integer({ minimum: 1, maximum: SEQUENCE_MAXIMUM })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
  },
  { additionalProperties: false },
);
export const ReleaseHistory = Type.Object({ eventArray: Type.Array(ReleaseEvent) });
export type ReleaseHistory = Static<typeof ReleaseHistory>;

export const RegistryQuery = Type.Object(
  {
    /** What the caller has: the answer waits for something newer, up to 25 seconds, then is 204. */
    after: Type.Optional(Type.Integer({ minimum: 0, maximum: SEQUENCE_MAXIMUM })),
    /** The registry as it was after this event, with a signature that expired with it. Needs a token. */
    at: Type.Optional(Type.Integer({ minimum: 0, maximum: SEQUENCE_MAXIMUM })),
  },
  { additionalProperties: false },
);
