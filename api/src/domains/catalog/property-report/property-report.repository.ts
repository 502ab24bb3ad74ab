import type { LanguageTag, PropertyReport } from '@moien/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { textIn } from '../../../database/property-text.ts';
import type { Tables } from '../../../database/tables.ts';

export type NewPropertyReport = {
  id: string;
  propertyId: string;
  /** Who was signed in. */
  reporterId: string | null;
  email: string | null;
  reason: PropertyReport['reason'];
  text: string;
  createdAt: Date;
};

export type PropertyReportRow = {
  id: string;
  property_id: string;
  property_title: string | null;
  reporter_id: string | null;
  email: string | null;
  reason: PropertyReport['reason'];
  text: string;
  created_at: string;
};

/** Any constant; equal in every process. */
const PROPERTY_LOCKS = 7_204_115;

export type PropertyReportRepository = ReturnType<typeof createPropertyReportRepository>;

export function createPropertyReportRepository(database: Database | Transaction<Tables>) {
  return {
    /** Reports of one property are stored one after the other. */
    async lockProperty(propertyId: string): Promise<void> {
      await sql`select pg_advisory_xact_lock(${PROPERTY_LOCKS}::int, hashtext(lower(${propertyId})))`.execute(
        database,
      );
    },

    async isPublished(propertyId: string): Promise<boolean> {
      const { rows } = await sql`select 1 from property_search where property_id = ${propertyId}`.execute(
        database,
      );
      return rows.length > 0;
    },

    /** Whether the same person, or nobody known, has reported the same since. */
    async hasReported(report: NewPropertyReport, since: Date): Promise<boolean> {
      const { rows } = await sql`
        select 1 from property_report
        where property_id = ${report.propertyId} and reason = ${report.reason} and text = ${report.text}
          and reporter_id is not distinct from ${report.reporterId}::uuid
          and email is not distinct from ${report.email}::citext and created_at > ${since}
        limit 1
      `.execute(database);
      return rows.length > 0;
    },

    async insertReport(report: NewPropertyReport): Promise<void> {
      await sql`
        insert into property_report (id, property_id, reporter_id, email, reason, text, created_at)
        values (${report.id}, ${report.propertyId}, ${report.reporterId}, ${report.email}, ${report.reason},
          ${report.text}, ${report.createdAt})
      `.execute(database);
    },

    /** Whether another report has come from the address since. */
    async hasWritten(email: string, since: Date, exceptId: string): Promise<boolean> {
      const { rows } = await sql`
        select 1 from property_report
        where email = ${email}::citext and created_at > ${since} and id <> ${exceptId}
        limit 1
      `.execute(database);
      return rows.length > 0;
    },

    async findReport(id: string, language: LanguageTag): Promise<PropertyReportRow | undefined> {
      const { rows } = await sql<PropertyReportRow>`
        select report.id, report.property_id, text.title as property_title, report.reporter_id,
          report.email::text as email, report.reason, report.text, report.created_at
        from property_report as report
        join property on property.id = report.property_id
        left join lateral ${textIn(language)} as text on true
        where report.id = ${id}
      `.execute(database);
      return rows[0];
    },

    /** From then on they keep the money of the home's stays. @returns how many reports are open */
    async examine(propertyId: string, now: Date): Promise<number> {
      const { rows } = await sql`
        update property_report set examined_at = coalesce(examined_at, ${now})
        where property_id = ${propertyId} and closed_at is null returning id
      `.execute(database);
      return rows.length;
    },

    /** @returns how many were open */
    async close(propertyId: string, now: Date): Promise<number> {
      const { rows } = await sql`
        update property_report set closed_at = ${now}
        where property_id = ${propertyId} and closed_at is null returning id
      `.execute(database);
      return rows.length;
    },

    async deleteOld(before: Date): Promise<void> {
      await sql`delete from property_report where created_at <= ${before}`.execute(database);
    },
  };
}
