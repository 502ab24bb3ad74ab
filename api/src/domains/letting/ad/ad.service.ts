import {
  AD_PIN_METRES_MAXIMUM,
  type Ad,
  type AdChange,
  type AdPage,
  type AdRequirement,
  AVAILABILITY_DAYS,
  addDays,
  type CurrencyCode,
  DRAFTS_MAXIMUM,
  type LanguageTag,
  missingRequirements,
  offsetOf,
  toDay,
} from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { timeZoneAt } from '../../../lib/time-zone-at.ts';
import { findCity, type OpenTransaction } from '../../catalog/index.ts';
import { lockPerson, refuseBlocked, signedOut } from '../../identity/index.ts';
import { presentAd } from './ad.presenter.ts';
import {
  type AdRow,
  countDrafts,
  deleteDraft,
  dropHalfTexts,
  findAd,
  hasHalfText,
  insertDraft,
  keepOriginalLanguage,
  lockAd,
  orderPhotos,
  setState,
  updateAd,
  writeFeatures,
  writeText,
} from './ad.repository.ts';
import { changedSince, type ReadChange, readChange } from './ad-change.ts';
import { presentAdSummary } from './ad-list.presenter.ts';
import { listAds } from './ad-list.repository.ts';
import { addReviews, dropStaleReviews, hasOpenReviews } from './ad-review.repository.ts';

const ADS_PER_PAGE = 50;
/** Currencies of countries that have another than the euro. */
const CURRENCIES: Readonly<Record<string, CurrencyCode>> = { CH: 'CHF', GB: 'GBP', US: 'USD', CA: 'CAD' };

type Asked = { ownerId: string; id: string; language: LanguageTag };
type Wanted = 'published' | 'paused' | 'archived';

export const adNotFound = () => new ProblemError(404, 'ad-not-found');

export type AdService = ReturnType<typeof createAdService>;

/** Homes as their owner sees them: of who asks, and of nobody else. */
export function createAdService(database: Database, now: () => Date) {
  /** Under the lock of the home. @throws ProblemError 404 `ad-not-found` */
  const change = (asked: Asked, work: (transaction: OpenTransaction, ad: AdRow) => Promise<void>) =>
    database.transaction().execute(async (transaction) => {
      if (!(await lockAd(transaction, asked.ownerId, asked.id))) throw adNotFound();
      await work(transaction, await requireAd(transaction, asked));
      return presentAd(await requireAd(transaction, asked));
    });

  return {
    async list(
      ownerId: string,
      { language, cursor }: { language: LanguageTag; cursor: string | undefined },
    ): Promise<AdPage> {
      const page = { ownerId, language, after: cursor, at: now(), limit: ADS_PER_PAGE + 1 };
      const rows = await listAds(database, page);
      const shown = rows.slice(0, ADS_PER_PAGE);
      const last = rows.length > shown.length ? shown.at(-1) : undefined;
      return { adArray: shown.map(presentAdSummary), nextCursor: last?.id ?? null };
    },

    get: async (asked: Asked): Promise<Ad> => presentAd(await requireAd(database, asked)),

    /** @throws ProblemError 409 `ad-id-taken` or `too-many-drafts` */
    create(asked: Asked): Promise<Ad> {
      const { ownerId, id, language } = asked;
      return database.transaction().execute(async (transaction) => {
        if (!(await lockPerson(transaction, ownerId))) throw signedOut();
        const known = await findAd(transaction, asked);
        if (known) return presentAd(known);
        if ((await countDrafts(transaction, ownerId)) >= DRAFTS_MAXIMUM)
          throw new ProblemError(409, 'too-many-drafts', { values: { count: DRAFTS_MAXIMUM } });
        const bookableUntil = addDays(toDay(now()), AVAILABILITY_DAYS);
        if (!(await insertDraft(transaction, { id, ownerId, language, bookableUntil, at: now() })))
          throw new ProblemError(409, 'ad-id-taken');
        return presentAd(await requireAd(transaction, asked));
      });
    },

    /**
     * @param version that was read
     * @throws ProblemError 404, 409 `ad-would-lack`, 412 `ad-changed-elsewhere` with the fields, or 422
     */
    change: (asked: Asked, version: number, wanted: AdChange): Promise<Ad> =>
      change(asked, async (transaction, ad) => {
        const read = readChange(wanted);
        const changed = changedSince(read.fieldNames, version, ad.ad_field_versions);
        if (changed.length > 0) throw changedElsewhere(changed);
        refuseReversedNights(ad, wanted);
        await addPlace(transaction, ad, read.columns);
        await write(transaction, ad.id, {
          ...read,
          ...(wanted.photoIds && { photoIds: wanted.photoIds }),
          at: now(),
        });
        if (ad.ad_state !== 'draft') await keepWhole(transaction, asked, ad);
        if (ad.ad_state === 'published') await hold(transaction, ad.id, now());
      }),

    /** @throws ProblemError 404 or 409 `ad-state-final` for one that was published */
    remove: async (asked: Asked): Promise<void> => {
      await database.transaction().execute(async (transaction) => {
        if (!(await lockAd(transaction, asked.ownerId, asked.id))) throw adNotFound();
        const { ad_state: state } = await requireAd(transaction, asked);
        if (state !== 'draft') throw new ProblemError(409, 'ad-state-final');
        await deleteDraft(transaction, asked.id);
      });
    },

    /**
     * What is held to be looked at becomes `in-review` instead of `published`.
     * @throws ProblemError 404, 409 `ad-incomplete` with what is missing, `ad-needs-payouts`, `ad-hidden`
     */
    setState: (asked: Asked, state: Wanted): Promise<Ad> =>
      change(asked, async (transaction, ad) => {
        if (ad.ad_state === state || (state === 'published' && ad.ad_state === 'in-review')) return;
        refuseState(ad, state);
        if (state !== 'published') return setState(transaction, ad.id, state, now());
        await refuseBlocked(transaction, asked.ownerId);
        await dropHalfTexts(transaction, ad.id);
        await keepOriginalLanguage(transaction, ad.id);
        await addReviews(transaction, ad.id, now());
        await dropStaleReviews(transaction, ad.id);
        const isHeld = await hasOpenReviews(transaction, ad.id);
        await setState(transaction, ad.id, isHeld ? 'in-review' : 'published', now());
      }),
  };
}

/** @throws ProblemError 409 */
function refuseState(ad: AdRow, state: Wanted): void {
  if (ad.ad_state === 'hidden') throw new ProblemError(409, 'ad-hidden');
  if (state !== 'published') {
    if (ad.ad_state === 'draft') throw new ProblemError(409, 'ad-state-final');
    return;
  }
  const missing = missingRequirements(ad.facts);
  if (missing.length > 0) throw incomplete('ad-incomplete', missing);
  if (ad.mangopay_user_id === null) throw new ProblemError(409, 'ad-needs-payouts');
}

/** @throws ProblemError 404 `ad-not-found` */
export async function requireAd(executor: Database | OpenTransaction, asked: Asked): Promise<AdRow> {
  const ad = await findAd(executor, asked);
  if (!ad) throw adNotFound();
  return ad;
}

/** A home that guests see and that has something to be looked at waits until that is done. */
export async function hold(transaction: OpenTransaction, id: string, at: Date): Promise<void> {
  await addReviews(transaction, id, at);
  await dropStaleReviews(transaction, id);
  if (await hasOpenReviews(transaction, id)) await setState(transaction, id, 'in-review', at);
}

/** With a city come its middle, its time zone and its currency; the pin stays within reach of it. */
async function addPlace(
  transaction: OpenTransaction,
  ad: AdRow,
  columns: Record<string, unknown>,
): Promise<void> {
  const cityId = columns.city_id === undefined ? ad.city_id : columns.city_id;
  if (columns.city_id === undefined && columns.latitude === undefined) return;
  if (typeof cityId !== 'number') {
    Object.assign(columns, { latitude: null, longitude: null, time_zone: null });
    return;
  }
  const city = await findCity(transaction, cityId);
  if (!city) throw new ProblemError(422, 'unknown-city');
  if (typeof columns.latitude !== 'number' || typeof columns.longitude !== 'number')
    Object.assign(columns, { latitude: city.latitude, longitude: city.longitude });
  const place = { latitude: Number(columns.latitude), longitude: Number(columns.longitude) };
  const { east, north } = offsetOf(city, place);
  if (Math.hypot(east, north) > AD_PIN_METRES_MAXIMUM) throw new ProblemError(422, 'ad-pin-too-far');
  columns.time_zone = timeZoneAt(place);
  if (columns.city_id !== undefined) columns.district = null;
  if (ad.currency === null && columns.currency === undefined)
    columns.currency = CURRENCIES[city.country_code] ?? 'EUR';
}

/** @throws ProblemError 422 `ad-nights-reversed` */
function refuseReversedNights(ad: AdRow, wanted: AdChange): void {
  const { minimumNights = ad.minimum_nights, maximumNights = ad.maximum_nights } = wanted;
  if (minimumNights > maximumNights) throw new ProblemError(422, 'ad-nights-reversed');
}

async function write(
  transaction: OpenTransaction,
  id: string,
  { columns, features, texts, fieldNames, photoIds, at }: ReadChange & { photoIds?: string[]; at: Date },
): Promise<void> {
  if (features.size > 0) await writeFeatures(transaction, id, features);
  for (const [language, text] of texts) await writeText(transaction, id, language, text);
  if (photoIds) await orderPhotos(transaction, id, photoIds);
  await updateAd(transaction, id, { columns, fieldNames, at }).catch(asUnknownName);
}

/** What guests can see, or have booked, may not lose what it needs. @throws ProblemError 409 */
async function keepWhole(transaction: OpenTransaction, asked: Asked, before: AdRow): Promise<void> {
  const after = await requireAd(transaction, asked);
  const known = missingRequirements(before.facts);
  const lost = missingRequirements(after.facts).filter((name) => !known.includes(name));
  if (lost.length > 0) throw incomplete('ad-would-lack', lost);
  if (await hasHalfText(transaction, asked.id)) throw incomplete('ad-would-lack', ['text']);
  await keepOriginalLanguage(transaction, asked.id);
}

function incomplete(
  code: 'ad-incomplete' | 'ad-would-lack',
  missing: readonly AdRequirement[],
): ProblemError {
  const parameters = missing.map((name) => ({ name, code: 'missing', slug: 'ad-field-missing' as const }));
  return new ProblemError(409, code, { parameters });
}

function changedElsewhere(names: readonly string[]): ProblemError {
  const parameters = names.map((name) => ({
    name,
    code: 'changed-elsewhere',
    slug: 'ad-field-changed' as const,
  }));
  return new ProblemError(412, 'ad-changed-elsewhere', { parameters });
}

const FOREIGN_KEY_VIOLATION = '23503';
/** A check of the database, such as that of what is whole. */
const CHECK_VIOLATION = '23514';

/** An id of a vocabulary that does not exist, or a value that the database refuses. */
function asUnknownName(error: unknown): never {
  const code = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (code === FOREIGN_KEY_VIOLATION) throw new ProblemError(400, 'invalid-request', { cause: error });
  if (code === CHECK_VIOLATION) throw new ProblemError(409, 'ad-would-lack', { cause: error });
  throw error;
}
