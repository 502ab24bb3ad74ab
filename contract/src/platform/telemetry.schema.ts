import { type Static, Type } from 'typebox';
import { FAULTS, type FaultCode as FaultCodeName } from './faults.ts';
import { ReleaseVersion, RemoteName } from './registry.schema.ts';

const FaultCode = Type.Unsafe<FaultCodeName>(
  Type.Union(Object.keys(FAULTS).map((code) => Type.Literal(code))),
);

/**
 * A remote that was loaded, or a fault of one. It says nothing of who was there: no address, text or
 * identity.
 */
export const TelemetryEvent = Type.Object(
  {
    remote: Type.Union([RemoteName, Type.Literal('shell')]),
    version: ReleaseVersion,
    /** `null` when all went well. */
    fault: Type.Union([FaultCode, Type.Null()]),
    /** Route, slot or file by its name in the release. */
    part: Type.Optional(Type.String({ maxLength: 120, pattern: '^[A-Za-z0-9_./@-]*$' })),
    /** Milliseconds until it was ready or had failed. */
    duration: Type.Optional(Type.Integer({ minimum: 0, maximum: 600_000 })),
    /** The visitor had put a remote from source into the page. */
    isOverride: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type TelemetryEvent = Static<typeof TelemetryEvent>;

export const Telemetry = Type.Object(
  { shell: ReleaseVersion, eventArray: Type.Array(TelemetryEvent, { minItems: 1, maxItems: 50 }) },
  { additionalProperties: false },
);
export type Telemetry = Static<typeof Telemetry>;

/** How often a release failed in which way, for `release doctor`. */
export const FaultCount = Type.Object({
  remote: Type.String(),
  version: Type.String(),
  owner: Type.String(),
  fault: FaultCode,
  part: Type.String(),
  count: Type.Integer({ minimum: 1 }),
  /** UTC instants. */
  firstAt: Type.String({ format: 'date-time' }),
  lastAt: Type.String({ format: 'date-time' }),
});
export type FaultCount = Static<typeof FaultCount>;
export const FaultReport = Type.Object({ faultArray: Type.Array(FaultCount) });
export type FaultReport = Static<typeof FaultReport>;
