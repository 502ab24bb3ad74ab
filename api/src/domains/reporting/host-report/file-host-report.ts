import { randomUUID } from 'node:crypto';
import type { Database } from '../../../database/database.ts';
import { dpiMessage } from './dpi-message.ts';
import { sellerBody } from './dpi-seller.ts';
import { findReportedHosts } from './host-activity.repository.ts';
import { createHostReportRepository } from './host-report.repository.ts';
import { type PlannedMessage, planMessage } from './plan-message.ts';
import type { ReportOperator } from './reported-host.ts';

export type HostReportOrder = {
  year: number;
  /** Of the member state in which the operator reports. */
  countryCode: string;
  /** Writes the whole year as if nothing had been reported, and records nothing. */
  isDraft: boolean;
};

export type HostReport = {
  /** Null: nothing is to be said. */
  kind: PlannedMessage['kind'] | null;
  entryCount: number;
  laterCount: number;
  /** Who cannot be reported, because nobody has said who they are. */
  unknownIds: string[];
};

type Parts = {
  database: Database;
  operator: ReportOperator;
  now: () => Date;
  /** Keeps the message; when it fails nothing is recorded. */
  write: (xml: string) => Promise<void>;
};

/**
 * Writes the yearly report on hosts (DAC7) and records what it says, so that the next one of the same year
 * has what has changed since.
 */
export function fileHostReport(
  { database, operator, now, write }: Parts,
  { year, countryCode, isDraft }: HostReportOrder,
): Promise<HostReport> {
  return database.transaction().execute(async (transaction) => {
    const repository = createHostReportRepository(transaction);
    await repository.lock();
    const hosts = (await findReportedHosts(transaction, year)).map((host) => ({
      ownerId: host.ownerId,
      body: sellerBody(host),
    }));
    const unknownIds = hosts.filter(({ body }) => body === 'unknown').map(({ ownerId }) => ownerId);
    const current = hosts.flatMap(({ ownerId, body }) =>
      body === null || body === 'unknown' ? [] : [{ ownerId, body }],
    );
    const operatorBefore = isDraft ? null : await repository.findOperatorDocRefId(year, countryCode);
    const filed = operatorBefore === null ? null : await repository.findEntries(year, countryCode);
    const planned = planMessage({ filed, current, unknownIds });
    if (!planned) return { kind: null, entryCount: 0, laterCount: 0, unknownIds };
    // References begin with country and year, so that they are unique among all senders.
    const newReference = () => `${countryCode}${year}${countryCode}-${randomUUID()}`;
    const entryArray = planned.entryArray.map((entry) => ({ ...entry, docRefId: newReference() }));
    const message = {
      year,
      countryCode,
      kind: planned.kind,
      messageRefId: newReference(),
      operatorDocRefId: operatorBefore ?? newReference(),
      createdAt: now(),
    };
    if (!isDraft) await repository.insert({ id: randomUUID(), ...message }, entryArray);
    await write(dpiMessage({ ...message, operator, isOperatorResent: operatorBefore !== null, entryArray }));
    return {
      kind: planned.kind,
      entryCount: entryArray.length,
      laterCount: planned.laterCount,
      unknownIds,
    };
  });
}
