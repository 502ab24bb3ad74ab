import { type Static, Type } from 'typebox';
import { Proof } from '../identity/account.schema.ts';
import { Nullable, Uuid } from '../lib/scalars.schema.ts';
import { RemoteName } from './registry.schema.ts';

const ReleaseTokenScope = {
  /** As the log names it. */
  name: Type.String({ pattern: '^[a-z0-9][a-z0-9 ._@-]{0,59}$' }),
  /** `*` stands for all. */
  remotes: Type.Array(Type.Union([Type.Literal('*'), RemoteName]), { minItems: 1, maxItems: 100 }),
};
/**
 * Whoever makes one proves again who they are: with a token, code comes to every visitor and into the
 * gateway.
 */
export const NewReleaseToken = Type.Object(
  { ...ReleaseTokenScope, proof: Proof },
  { additionalProperties: false },
);
/** The one time that a token is told. */
export const IssuedReleaseToken = Type.Object({
  id: Uuid,
  token: Type.String(),
  ...ReleaseTokenScope,
  /** UTC instant. */
  expiresAt: Type.String({ format: 'date-time' }),
});
export const ReleaseTokenSummary = Type.Object({
  id: Uuid,
  ...ReleaseTokenScope,
  /** UTC instants. */
  createdAt: Type.String({ format: 'date-time' }),
  expiresAt: Type.String({ format: 'date-time' }),
  revokedAt: Nullable(Type.String({ format: 'date-time' })),
});
export type ReleaseTokenSummary = Static<typeof ReleaseTokenSummary>;
