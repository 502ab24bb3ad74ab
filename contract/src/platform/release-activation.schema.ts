import { type Static, Type } from 'typebox';
import { Proof } from '../identity/account.schema.ts';
import { Uuid } from '../lib/scalars.schema.ts';
import { ReleaseVersion, RemoteName } from './registry.schema.ts';
import { ReleaseEvent } from './release.schema.ts';

/** An activation that waits for the approval of a second person (RELEASE_APPROVAL=on). */
export const ReleaseActivation = Type.Object({
  id: Uuid,
  remote: RemoteName,
  version: ReleaseVersion,
  dropsPrevious: Type.Boolean(),
  note: Type.String(),
  /** Name of the token with which it was asked for. */
  actor: Type.String(),
  /** UTC instants. */
  createdAt: Type.String({ format: 'date-time' }),
  expiresAt: Type.String({ format: 'date-time' }),
});
export type ReleaseActivation = Static<typeof ReleaseActivation>;

/** Done at once, or waiting for a second person. */
export const ActivationAnswer = Type.Union([ReleaseEvent, ReleaseActivation]);

const OpenActivations = Type.Object({ activationArray: Type.Array(ReleaseActivation) });

/** What waits for approval, oldest first. Needs a release token. */
export const getOpenActivations = {
  method: 'GET',
  url: '/api/releases/activations',
  response: OpenActivations,
} as const;

/** The same for a team member, of their remotes alone, and for admins. */
export const getTeamActivations = {
  method: 'GET',
  url: '/api/release-activations',
  response: OpenActivations,
} as const;

/** By a second person, who proves again who they are. The answer is the event of the log. */
export const approveActivation = {
  method: 'POST',
  url: '/api/release-activations/:id/approval',
  path: Type.Object({ id: Uuid }),
  body: Type.Object({ proof: Proof }, { additionalProperties: false }),
  response: ReleaseEvent,
} as const;
