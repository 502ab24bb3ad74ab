import { EMAIL_MAXIMUM, EMAIL_PATTERN } from '@moien/contract';
import { type StringSchema, string } from 'yup';
import { REPORT_FIELDS, REPORT_REASONS, type ReportErrors, type ReportValues } from './report-fields.ts';

const TEXT_MAXIMUM = 2000;

/** The contract's limits, each with the slug of what to say. */
const rules: Record<keyof ReportValues, StringSchema> = {
  reason: string().oneOf(REPORT_REASONS, 'report-reason-missing').required('report-reason-missing'),
  text: string().trim().required('report-text-missing').max(TEXT_MAXIMUM, 'report-text-long'),
  email: string()
    .trim()
    .max(EMAIL_MAXIMUM, 'report-email-invalid')
    .matches(new RegExp(EMAIL_PATTERN), { message: 'report-email-invalid', excludeEmptyString: true }),
};

/** What is wrong by field; nothing when the report can be sent. */
export async function checkReport(values: ReportValues): Promise<ReportErrors> {
  const entries = await Promise.all(
    REPORT_FIELDS.map(async (field) => [field, await problemOf(rules[field], values[field])] as const),
  );
  return Object.fromEntries(entries.filter(([, problem]) => problem !== undefined));
}

function problemOf(rule: StringSchema, value: string): Promise<string | undefined> {
  return rule.validate(value).then(
    () => undefined,
    (error: Error) => error.message,
  );
}
