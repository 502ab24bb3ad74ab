import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { ProblemError } from '../../../lib/problem-error.ts';

export type HeldAd = {
  property_id: string;
  owner_email: string | null;
  title: string | null;
  held_at: string;
  reasons: { kind: 'duplicate-photo' | 'unusual-price'; subject: string }[];
};

const HELD_MAXIMUM = 50;

/** For the operator of the site: what of ads is held until somebody has looked at it. */
export function createAdModeration(database: Database, now: () => Date) {
  return {
    /** The oldest first. */
    async list(): Promise<HeldAd[]> {
      const { rows } = await sql<HeldAd>`
        select property.id as property_id, profile.email as owner_email,
          (select title from property_text where property_id = property.id order by language limit 1) as title,
          min(ad_review.created_at) as held_at,
          jsonb_agg(jsonb_build_object('kind', kind, 'subject', subject) order by kind, subject) as reasons
        from ad_review
        join property on property.id = ad_review.property_id
        join profile on profile.user_id = property.owner_id
        where released_at is null and ad_state = 'in-review'
        group by property.id, profile.email
        order by held_at limit ${HELD_MAXIMUM}
      `.execute(database);
      return rows;
    },

    /** Nothing is wrong with it: guests see it. @throws ProblemError 404 for one that is not held */
    release: (id: string): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        const { rows } = await sql`
          update property set ad_state = 'published', published_at = coalesce(published_at, ${now()}),
            ad_version = ad_version + 1
          where id = ${id} and ad_state = 'in-review' returning id
        `.execute(transaction);
        if (rows.length === 0) throw new ProblemError(404, 'ad-not-found');
        await sql`update ad_review set released_at = ${now()} where property_id = ${id} and released_at is null`.execute(
          transaction,
        );
      }),

    /** Guests do not see it any more, and its owner reads why. @throws ProblemError 404 for a draft */
    async hide(id: string, reason: string): Promise<void> {
      const { rows } = await sql`
        update property set ad_state = 'hidden', hidden_reason = ${reason}, ad_version = ad_version + 1
        where id = ${id} and ad_state not in ('draft', 'archived') returning id
      `.execute(database);
      if (rows.length === 0) throw new ProblemError(404, 'ad-not-found');
    },

    /** Its owner may publish it again. @throws ProblemError 404 for one that is not hidden */
    async unhide(id: string): Promise<void> {
      const { rows } = await sql`
        update property set ad_state = 'paused', hidden_reason = null, ad_version = ad_version + 1
        where id = ${id} and ad_state = 'hidden' returning id
      `.execute(database);
      if (rows.length === 0) throw new ProblemError(404, 'ad-not-found');
    },
  };
}
