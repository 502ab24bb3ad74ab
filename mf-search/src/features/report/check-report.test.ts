import { checkReport } from './check-report.ts';
import { type ReportErrors, type ReportValues, reportOf } from './report-fields.ts';

const report: ReportValues = { reason: 'fraud', text: 'It asks for money first.', email: '' };

describe('checkReport', () => {
  it.each<[Partial<ReportValues>, ReportErrors]>([
    [{}, {}],
    [{ email: 'lea@example.org' }, {}],
    [{ email: 'lea@' }, { email: 'report-email-invalid' }],
    [{ reason: '' }, { reason: 'report-reason-missing' }],
    [{ reason: 'boring' }, { reason: 'report-reason-missing' }],
    [{ text: '  ' }, { text: 'report-text-missing' }],
    [{ text: 'a'.repeat(2001) }, { text: 'report-text-long' }],
    [
      { reason: '', text: '' },
      { reason: 'report-reason-missing', text: 'report-text-missing' },
    ],
  ])('says what is wrong with %j', async (change, errors) => {
    expect(await checkReport({ ...report, ...change })).toEqual(errors);
  });

  it('sends an address only where one was given', () => {
    expect(reportOf(report)).toEqual({ reason: 'fraud', text: report.text });
    expect(reportOf({ ...report, email: 'lea@example.org' })).toMatchObject({ email: 'lea@example.org' });
  });
});
