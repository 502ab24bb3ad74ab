import { type Static, Type } from 'typebox';
import { MangopayId as Id, literalsOf, Optional } from './mangopay.schema.ts';

// What is read of owners, as answers of MangoPay's API v2.01 spell it.

const PendingUserAction = Optional(Type.Object({ RedirectUrl: Type.String() }));

export const HostedUser = Type.Object({ Id, PendingUserAction });

export const OwnerUser = Type.Object({
  Id,
  UserStatus: literalsOf('PENDING_USER_ACTION', 'ACTIVE', 'CLOSED'),
  KYCLevel: Type.String(),
});
export type OwnerUser = Static<typeof OwnerUser>;

export const IdentitySession = Type.Object({
  Id,
  HostedUrl: Optional(Type.String()),
  Status: Type.String(),
  Checks: Optional(
    Type.Array(
      Type.Object({ Reasons: Optional(Type.Array(Type.Object({ Type: Optional(Type.String()) }))) }),
    ),
  ),
});
export type IdentitySession = Static<typeof IdentitySession>;

export const ProviderRecipient = Type.Object({
  Id,
  Status: literalsOf('PENDING', 'CANCELED', 'ACTIVE', 'DEACTIVATED'),
  PendingUserAction,
});
export type ProviderRecipient = Static<typeof ProviderRecipient>;
