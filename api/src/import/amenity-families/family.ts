/**
 * Words of listings by the feature that they name. Written plainly: in small letters, in the singular,
 * without accents
 * and hyphens. Spaces do not count: `hot tub` is also `hottub` and `hot-tub`.
 */
export type AmenityFamilies = Record<string, string[]>;
