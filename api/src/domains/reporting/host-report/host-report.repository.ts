import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import type { EntryKind, FiledEntry, PlannedMessage } from './plan-message.ts';

/** Full years after the one that is reported (Directive 2011/16/EU, annex V, section III B). */
const KEPT_YEARS = 10;

type FiledReport = {
  id: string;
  year: number;
  countryCode: string;
  kind: PlannedMessage['kind'];
  messageRefId: string;
  operatorDocRefId: string;
  createdAt: Date;
};
type NewEntry = { ownerId: string; kind: EntryKind; docRefId: string; body: string };

/** What was reported. */
export function createHostReportRepository(database: Database | Transaction<Tables>) {
  return {
    /** Until the end of the transaction nobody else reports. */
    async lock(): Promise<void> {
      await sql`lock table host_report in share row exclusive mode`.execute(database);
    },

    /** Null before the first report of the year. */
    async findOperatorDocRefId(year: number, countryCode: string): Promise<string | null> {
      const { rows } = await sql<{ id: string }>`
        select operator_doc_ref_id as id from host_report
        where year = ${year} and country_code = ${countryCode} order by sequence limit 1
      `.execute(database);
      return rows[0]?.id ?? null;
    },

    /** The last entry of each host. */
    async findEntries(year: number, countryCode: string): Promise<FiledEntry[]> {
      const { rows } = await sql<FiledEntry>`
        select distinct on (owner_id) owner_id as "ownerId", host_report_entry.kind, doc_ref_id as "docRefId", body
        from host_report_entry join host_report on host_report.id = report_id
        where year = ${year} and country_code = ${countryCode} order by owner_id, sequence desc
      `.execute(database);
      return rows;
    },

    async insert(report: FiledReport, entries: readonly NewEntry[]): Promise<void> {
      await sql`
        insert into host_report (id, year, country_code, kind, message_ref_id, operator_doc_ref_id, created_at)
        values (${report.id}, ${report.year}, ${report.countryCode}, ${report.kind}, ${report.messageRefId},
          ${report.operatorDocRefId}, ${report.createdAt})
      `.execute(database);
      await sql`
        insert into host_report_entry (report_id, owner_id, kind, doc_ref_id, body)
        select ${report.id}::uuid, (entry ->> 0)::uuid, entry ->> 1, entry ->> 2, entry ->> 3
        from jsonb_array_elements(${JSON.stringify(
          entries.map(({ ownerId, kind, docRefId, body }) => [ownerId, kind, docRefId, body]),
        )}::jsonb) as entry
      `.execute(database);
    },

    async removeOld(today: Date): Promise<void> {
      await sql`
        delete from host_report where year < ${today.getUTCFullYear() - KEPT_YEARS}
      `.execute(database);
    },
  };
}
