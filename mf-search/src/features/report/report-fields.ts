import type { PropertyReport, PropertyReportReason } from '@moien/contract';

/** In the order in which they stand in the form. */
export const REPORT_FIELDS = ['reason', 'text', 'email'] as const;
export type ReportField = (typeof REPORT_FIELDS)[number];

/** What was typed, before it is checked. */
export type ReportValues = Record<ReportField, string>;

/** By field the slug of what is wrong with it. */
export type ReportErrors = Partial<Record<ReportField, string>>;

export const REPORT_REASONS = [
  'wrong-information',
  'fraud',
  'offensive',
  'not-a-home',
  'other',
] as const satisfies PropertyReportReason[];

export function readReportValues(form: HTMLFormElement): ReportValues {
  const typed = new FormData(form);
  const value = (name: ReportField) => String(typed.get(name) ?? '').trim();
  return { reason: value('reason'), text: value('text'), email: value('email') };
}

/** Nobody needs to say who they are. */
export function reportOf({ reason, text, email }: ReportValues): PropertyReport {
  const known = REPORT_REASONS.find((one) => one === reason) ?? 'other';
  return { reason: known, text, ...(email ? { email } : {}) };
}
