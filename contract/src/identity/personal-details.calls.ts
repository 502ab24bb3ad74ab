import { PersonalDetails, PersonalDetailsChange } from './personal-details.schema.ts';

export const getPersonalDetails = {
  method: 'GET',
  url: '/api/account/personal-details',
  response: PersonalDetails,
} as const;

/**
 * With the version that was read in `If-Match`. Refused with 412 `details-changed-elsewhere` where that is no
 * longer the last one, 422 `own-text-with-contact` where a name or `about` says how to reach or pay somebody,
 * 422 `person-name-missing`, or 422 `unknown-language`.
 */
export const changePersonalDetails = {
  method: 'PATCH',
  url: '/api/account/personal-details',
  body: PersonalDetailsChange,
  response: PersonalDetails,
} as const;

/**
 * The body is the picture, of which the middle square is kept, without what it says of where it was taken.
 * Refused with 413 `photo-too-large`, 415 `heic-unsupported` or `upload-type-unsupported`, or 422
 * `upload-unreadable`.
 */
export const putPersonPicture = {
  method: 'PUT',
  url: '/api/account/picture',
  response: PersonalDetails,
} as const;

/** May be repeated. */
export const removePersonPicture = {
  method: 'DELETE',
  url: '/api/account/picture',
  response: PersonalDetails,
} as const;
