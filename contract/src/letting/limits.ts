export const AD_PHOTOS_MAXIMUM = 40;
/** Bytes of one photo, as it is sent. */
export const AD_PHOTO_BYTES_MAXIMUM = 20 * 1024 * 1024;
/** Bytes of one part of it: what is sent again after a broken connection. */
export const AD_PHOTO_PART_BYTES = 1024 * 1024;
export const AD_TITLE_MAXIMUM = 80;
export const AD_DESCRIPTION_MAXIMUM = 5_000;
export const AD_CAPTION_MAXIMUM = 120;
/** In minor units: one and a hundred thousand. */
export const AD_PRICE_MINIMUM = 100;
export const AD_PRICE_MAXIMUM = 10_000_000;
/** The pin lies at most so far from the middle of its city. */
export const AD_PIN_METRES_MAXIMUM = 30_000;
/** Homes of one person that are not published yet. */
export const DRAFTS_MAXIMUM = 50;
/** What a photo can show. */
export const AD_ROOMS = [
  'living-room',
  'bedroom',
  'kitchen',
  'bathroom',
  'outside',
  'view',
  'entrance',
  'other',
] as const;
