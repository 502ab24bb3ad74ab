import type { Ad } from './ad.schema.ts';

/** What would help guests decide, in the order of its effect. None of it changes where an ad is found. */
export const AD_HINTS = [
  'more-photos',
  'longer-description',
  'second-language',
  'area',
  'beds',
  'amenities',
  'instant-booking',
  'captions',
] as const;
export type AdHint = (typeof AD_HINTS)[number];

export const HINTED_PHOTOS = 5;
export const HINTED_CHARACTERS = 300;
export const HINTED_AMENITIES = 8;

type Hinted = Pick<
  Ad,
  | 'photoArray'
  | 'textArray'
  | 'areaSquareMetres'
  | 'bedCount'
  | 'featureArray'
  | 'isInstantBookable'
  | 'isAvailableForShortTerm'
>;

export function hintsOf(ad: Hinted): AdHint[] {
  const whole = ad.textArray.filter(({ title, description }) => title !== '' && description !== '');
  const longest = Math.max(0, ...whole.map(({ description }) => description.length));
  const isCaptioned = ({ caption }: Ad['photoArray'][number]) => Object.values(caption).some(Boolean);
  const isHelpful: Record<AdHint, boolean> = {
    'more-photos': ad.photoArray.length < HINTED_PHOTOS,
    'longer-description': longest < HINTED_CHARACTERS,
    'second-language': whole.length < 2,
    area: ad.areaSquareMetres === null,
    beds: ad.bedCount === null,
    amenities: ad.featureArray.filter(({ value }) => value !== 0).length < HINTED_AMENITIES,
    'instant-booking': ad.isAvailableForShortTerm && !ad.isInstantBookable,
    captions: ad.photoArray.length > 0 && !ad.photoArray.some(isCaptioned),
  };
  return AD_HINTS.filter((hint) => isHelpful[hint]);
}
