import { Type } from 'typebox';
import { Message, Uuid } from '../lib/scalars.schema.ts';
import { OverrideGrant, OverrideRequest } from './override.schema.ts';
import { Release, ReleaseVersion, RemoteName, SignedRegistry } from './registry.schema.ts';
import {
  HistoryQuery,
  RegistryQuery,
  ReleaseChoice,
  ReleaseEvent,
  ReleaseHistory,
  ReleaseUpload,
  RollbackChoice,
} from './release.schema.ts';
import { ActivationAnswer } from './release-activation.schema.ts';
import { IssuedReleaseToken, NewReleaseToken, ReleaseTokenSummary } from './release-token.schema.ts';
import { FaultReport, Telemetry } from './telemetry.schema.ts';

/** The registry as it is, signed; gateways ask for it. */
export const getRegistry = {
  method: 'GET',
  url: '/api/registry',
  query: RegistryQuery,
  response: SignedRegistry,
} as const;

/** Stores an immutable release; it is not active yet. Needs a token for the remote. */
export const publishRelease = {
  method: 'POST',
  url: '/api/releases',
  body: ReleaseUpload,
  response: ReleaseEvent,
} as const;

/** With RELEASE_APPROVAL=on it waits for a second person (202). */
export const activateRelease = {
  method: 'POST',
  url: '/api/releases/activate',
  body: ReleaseChoice,
  response: ActivationAnswer,
} as const;

/** Goes back to the version that was active before. */
export const rollbackRelease = {
  method: 'POST',
  url: '/api/releases/rollback',
  body: RollbackChoice,
  response: ReleaseEvent,
} as const;

export const getReleaseHistory = {
  method: 'GET',
  url: '/api/releases/history',
  query: HistoryQuery,
  response: ReleaseHistory,
} as const;

/** How releases failed in the last days. */
export const getFaults = { method: 'GET', url: '/api/releases/faults', response: FaultReport } as const;

export const getRelease = {
  method: 'GET',
  url: '/api/releases/:remote/:version',
  path: Type.Object({ remote: RemoteName, version: ReleaseVersion }),
  response: Release,
} as const;

/** A link with which one browser uses a remote from its developer's machine. Needs a token for the remote. */
export const grantOverride = {
  method: 'POST',
  url: '/api/releases/override',
  body: OverrideRequest,
  response: OverrideGrant,
} as const;

/** For team members, of their remotes alone, and for admins: newest first, also revoked ones. */
export const getReleaseTokens = {
  method: 'GET',
  url: '/api/release-tokens',
  response: Type.Object({ releaseTokenArray: Type.Array(ReleaseTokenSummary) }),
} as const;

export const createReleaseToken = {
  method: 'POST',
  url: '/api/release-tokens',
  body: NewReleaseToken,
  response: IssuedReleaseToken,
} as const;

export const revokeReleaseToken = {
  method: 'DELETE',
  url: '/api/release-tokens/:id',
  path: Type.Object({ id: Uuid }),
  response: Message,
} as const;

/** From pages (`sendBeacon`) and gateways. */
export const sendTelemetry = { method: 'POST', url: '/telemetry', body: Telemetry } as const;
