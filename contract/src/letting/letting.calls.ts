import { Type } from 'typebox';
import { literals } from '../lib/literals.schema.ts';
import { LanguageQuery, LanguageTag, Message, Uuid } from '../lib/scalars.schema.ts';
import { Ad, AdChange, AdPage, AdPhotoUpload, AdPhotoWords } from './ad.schema.ts';

const closed = { additionalProperties: false } as const;
const ofAd = Type.Object({ id: Uuid });
const ofPhoto = Type.Object({ id: Uuid, photoId: Uuid });

/** One's own homes, whatever their state. */
export const findAds = {
  method: 'GET',
  url: '/api/ads',
  query: Type.Object({ language: Type.Optional(LanguageTag), cursor: Type.Optional(Uuid) }, closed),
  response: AdPage,
} as const;

/** The id, a UUIDv7, is made by who writes it: the same one again is the same draft. Refused with 409. */
export const createAd = {
  method: 'POST',
  url: '/api/ads',
  body: Type.Object({ id: Uuid, language: LanguageTag }, closed),
  response: Ad,
} as const;

/** Each call about one home refuses with 404 what is not one's own. */
export const getAd = {
  method: 'GET',
  url: '/api/ads/:id',
  path: ofAd,
  query: LanguageQuery,
  response: Ad,
} as const;

/**
 * With the version that was read in `If-Match`. What somebody else has not changed since is taken; otherwise
 * it is refused with 412 `ad-changed-elsewhere` and the names of these fields.
 */
export const changeAd = {
  method: 'PATCH',
  url: '/api/ads/:id',
  path: ofAd,
  query: LanguageQuery,
  body: AdChange,
  response: Ad,
} as const;

/** A draft alone. */
export const deleteAd = { method: 'DELETE', url: '/api/ads/:id', path: ofAd, response: Message } as const;

/** Answers `in-review` where something is looked at first. Refused with 409 and what is missing. */
export const setAdState = {
  method: 'PUT',
  url: '/api/ads/:id/state',
  path: ofAd,
  query: LanguageQuery,
  body: Type.Object({ state: literals(['published', 'paused', 'archived'] as const) }, closed),
  response: Ad,
} as const;

const uploadUrl = '/api/ads/:id/photos/:photoId/upload';

/** How much of a photo is here; 0 of one that nobody has begun. */
export const getAdPhotoUpload = {
  method: 'GET',
  url: uploadUrl,
  path: ofPhoto,
  response: AdPhotoUpload,
} as const;

/**
 * The body is a part of the file, from `Upload-Offset` on, which must be what is here. The last part makes it
 * a photo; where that was not answered, an empty part at the end does. Refused with 409 `upload-offset-wrong`
 * or `too-many-photos`, 413 `photo-too-large`, 415 `heic-unsupported` or `upload-type-unsupported`, or 422
 * `upload-unreadable`.
 */
export const sendAdPhotoPart = {
  method: 'PATCH',
  url: uploadUrl,
  path: ofPhoto,
  query: Type.Object({ size: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }, closed),
  response: AdPhotoUpload,
} as const;

export const describeAdPhoto = {
  method: 'PUT',
  url: '/api/ads/:id/photos/:photoId',
  path: ofPhoto,
  query: LanguageQuery,
  body: AdPhotoWords,
  response: Ad,
} as const;

export const removeAdPhoto = {
  method: 'DELETE',
  url: '/api/ads/:id/photos/:photoId',
  path: ofPhoto,
  query: LanguageQuery,
  response: Ad,
} as const;

/** Those that the browser makes, by name. */
export const lettingCalls = {
  findAds,
  createAd,
  getAd,
  changeAd,
  deleteAd,
  setAdState,
  getAdPhotoUpload,
  sendAdPhotoPart,
  describeAdPhoto,
  removeAdPhoto,
} as const;
