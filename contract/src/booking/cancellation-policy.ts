import type { CancellationPolicy } from '../catalog/price-rules.schema.ts';
import type { CancellationPolicyName, CancellationPolicyTerms } from './cancellation-policy.schema.ts';
import { LONG_STAY_NIGHTS } from './limits.ts';

/** The policies that new bookings freeze. A change of a row is a new version. */
export const CANCELLATION_POLICIES = {
  flexible: {
    name: 'flexible',
    version: 1,
    rowArray: [
      { untilHoursBefore: 24, nightsKept: 0, percentReturned: 100 },
      { untilHoursBefore: 0, nightsKept: 1, percentReturned: 100 },
    ],
    duringStay: { nightsKept: 1, percentReturned: 100 },
  },
  moderate: {
    name: 'moderate',
    version: 1,
    rowArray: [
      { untilHoursBefore: 5 * 24, nightsKept: 0, percentReturned: 100 },
      { untilHoursBefore: 0, nightsKept: 1, percentReturned: 50 },
    ],
    duringStay: { nightsKept: 1, percentReturned: 50 },
  },
  firm: {
    name: 'firm',
    version: 1,
    rowArray: [
      { untilHoursBefore: 30 * 24, nightsKept: 0, percentReturned: 100 },
      { untilHoursBefore: 7 * 24, nightsKept: 0, percentReturned: 50 },
      { untilHoursBefore: 0, nightsKept: 0, percentReturned: 0 },
    ],
    duringStay: { nightsKept: 0, percentReturned: 0 },
  },
  strict: {
    name: 'strict',
    version: 1,
    rowArray: [
      { untilHoursBefore: 7 * 24, nightsKept: 0, percentReturned: 50 },
      { untilHoursBefore: 0, nightsKept: 0, percentReturned: 0 },
    ],
    duringStay: { nightsKept: 0, percentReturned: 0 },
  },
  'long-stay': {
    name: 'long-stay',
    version: 1,
    rowArray: [
      { untilHoursBefore: 30 * 24, nightsKept: 0, percentReturned: 100 },
      { untilHoursBefore: 0, nightsKept: 30, percentReturned: 100 },
    ],
    duringStay: { nightsKept: 30, percentReturned: 100 },
  },
} as const satisfies Record<CancellationPolicyName, CancellationPolicyTerms>;

/** The policy of a stay: the home's, or `long-stay` from 28 nights on. */
export function cancellationPolicyOf(
  homePolicy: CancellationPolicy,
  nightCount: number,
): CancellationPolicyTerms {
  return CANCELLATION_POLICIES[nightCount >= LONG_STAY_NIGHTS ? 'long-stay' : homePolicy];
}
