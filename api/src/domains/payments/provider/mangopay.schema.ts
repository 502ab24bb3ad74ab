import { type Static, Type } from 'typebox';

// What is read of the objects of MangoPay's API v2.01, as its answers spell them. Dates are unix seconds.

export const MangopayId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,100}$' });
const Id = MangopayId;
export const Optional = <Schema extends Type.TSchema>(schema: Schema) =>
  Type.Optional(Type.Union([schema, Type.Null()]));

export const literalsOf = <Name extends string>(...names: Name[]) =>
  Type.Unsafe<Name>(Type.Union(names.map((name) => Type.Literal(name))));

export const Money = Type.Object({ Currency: Type.String(), Amount: Type.Integer() });

export const AccessToken = Type.Object({
  access_token: Type.String({ minLength: 1 }),
  expires_in: Type.Number({ description: 'seconds' }),
});

export const ErrorReport = Type.Object({
  Type: Optional(Type.String()),
  Message: Optional(Type.String()),
  errors: Optional(Type.Record(Type.String(), Type.Unknown())),
});

/** The answer that a key was given first. */
export const StoredResponse = Type.Object({
  StatusCode: Type.Union([Type.String(), Type.Integer()]),
  Resource: Type.Unknown(),
});

export const Identified = Type.Object({ Id });

export const Wallet = Type.Object({ Id, Balance: Money });

export const RegisteredCard = Type.Object({
  Id,
  CardRegistrationURL: Type.String(),
  AccessKey: Type.String(),
  PreregistrationData: Type.String(),
  Status: Type.Union([Type.Literal('CREATED'), Type.Literal('VALIDATED'), Type.Literal('ERROR')]),
  CardId: Optional(Id),
  ResultCode: Optional(Type.String()),
});
export type RegisteredCard = Static<typeof RegisteredCard>;

export const Card = Type.Object({
  Id,
  Alias: Type.String(),
  /** MMYY */
  ExpirationDate: Optional(Type.String()),
  CardProvider: Optional(Type.String()),
  CardType: Optional(Type.String()),
  Active: Optional(Type.Boolean()),
});

const operation = {
  Id,
  Tag: Optional(Type.String()),
  Status: Type.Union([Type.Literal('CREATED'), Type.Literal('SUCCEEDED'), Type.Literal('FAILED')]),
  ResultCode: Optional(Type.String()),
  DebitedFunds: Money,
  SecureModeRedirectURL: Optional(Type.String()),
};

export const Transaction = Type.Object(operation);
export type Transaction = Static<typeof Transaction>;

export const Preauthorization = Type.Object({
  ...operation,
  PaymentStatus: Type.Union(
    ['WAITING', 'CANCELED', 'CANCEL_REQUESTED', 'EXPIRED', 'VALIDATED', 'FAILED'].map((name) =>
      Type.Literal(name),
    ),
  ),
  ExpirationDate: Optional(Type.Number()),
});
export type Preauthorization = Static<typeof Preauthorization>;

export const Dispute = Type.Object({
  Id,
  InitialTransactionId: Id,
  DisputeType: literalsOf('CONTESTABLE', 'NOT_CONTESTABLE', 'RETRIEVAL'),
  DisputedFunds: Money,
  Status: Type.String({ description: '`CLOSED` once the bank has decided' }),
  ResultCode: Optional(Type.String({ description: '`WON`, `LOST` or `VOID` once it is closed' })),
  DisputeReason: Optional(Type.Object({ DisputeReasonType: Optional(Type.String()) })),
  ContestDeadlineDate: Optional(Type.Number()),
  RepudiationId: Optional(Id),
});
export type Dispute = Static<typeof Dispute>;

export const Hook = Type.Object({
  Id,
  Url: Type.String(),
  Status: Type.String(),
  Validity: Type.String(),
  EventType: Type.String(),
});
export type Hook = Static<typeof Hook>;

export const ProviderEvent = Type.Object({ ResourceId: Id, Date: Type.Number(), EventType: Type.String() });
export type ProviderEvent = Static<typeof ProviderEvent>;
