import { type Static, Type } from 'typebox';
import { Instant, Uuid } from '../lib/scalars.schema.ts';
import { SHARED_FILES_MAXIMUM } from './limits.ts';
import { FileStageName } from './rental-file.schema.ts';

export const SharedFileSummary = Type.Object({
  id: Uuid,
  propertyId: Uuid,
  propertyTitle: Type.String(),
  tenantName: Type.String(),
  stage: FileStageName,
  creationTimestamp: Instant,
  expiryTimestamp: Instant,
});
export type SharedFileSummary = Static<typeof SharedFileSummary>;

/** Those that an owner may open now, newest first. */
export const SharedRentalFiles = Type.Object({
  sharedFileArray: Type.Array(SharedFileSummary, { maxItems: SHARED_FILES_MAXIMUM }),
});
export type SharedRentalFiles = Static<typeof SharedRentalFiles>;
