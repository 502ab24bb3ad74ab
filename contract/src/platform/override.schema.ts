import { type Static, Type } from 'typebox';
import { RemoteDeclaration } from './registry.schema.ts';

/** A page may take code from the visitor's own machine, and from nowhere else. */
const LocalOrigin = Type.String({ pattern: '^http://(localhost|127\\.0\\.0\\.1):\\d{1,5}$' });

export const OverrideRequest = Type.Object(
  { remote: RemoteDeclaration, origin: LocalOrigin },
  { additionalProperties: false },
);
export type OverrideRequest = Static<typeof OverrideRequest>;

/** In one browser a remote is served from source until then. */
export const Override = Type.Object({
  remote: RemoteDeclaration,
  origin: LocalOrigin,
  /** UTC instants. */
  issuedAt: Type.String({ format: 'date-time' }),
  expiresAt: Type.String({ format: 'date-time' }),
});
export type Override = Static<typeof Override>;

export const OverrideGrant = Type.Object({
  /** `keyId.payload.signature`, the last two in base64url. */
  grant: Type.String({ maxLength: 3500 }),
  expiresAt: Type.String({ format: 'date-time' }),
});
export type OverrideGrant = Static<typeof OverrideGrant>;
