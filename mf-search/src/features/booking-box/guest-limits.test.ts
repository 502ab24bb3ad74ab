import { type GuestRules, guestMaximum } from './guest-limits.ts';
import type { StayGuests, StayGuestType } from './stay-parameters.ts';

const rules: GuestRules = { guestCount: 4, arePetsAllowed: true };
const nobody: StayGuests = { adult: 0, children: 0, infant: 0, pet: 0 };

describe('guestMaximum', () => {
  it.each<[StayGuestType, Partial<StayGuests>, Partial<GuestRules>, number]>([
    ['adult', {}, {}, 4],
    ['adult', { children: 3 }, {}, 1],
    ['children', { adult: 2, children: 2 }, {}, 2],
    ['adult', {}, { guestCount: 16 }, 10],
    ['infant', { adult: 4 }, {}, 10],
    ['pet', {}, {}, 10],
    ['pet', {}, { arePetsAllowed: false }, 0],
    // What a search brought along is not taken away silently.
    ['pet', { pet: 1 }, { arePetsAllowed: false }, 1],
    ['adult', { adult: 6 }, {}, 6],
    ['children', { adult: 6 }, {}, 0],
  ])('%s beside %j with %j: at most %i', (type, guests, change, maximum) => {
    expect(guestMaximum(type, { ...nobody, ...guests }, { ...rules, ...change })).toBe(maximum);
  });
});
