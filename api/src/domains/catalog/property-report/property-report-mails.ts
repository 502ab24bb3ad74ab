import type { LanguageTag } from '@moien/contract';
import type { JobHandlers } from '../../../jobs/job-payloads.ts';
import type { SendMail } from '../../../mail/mail.ts';
import { mailReference } from '../../../mail/mail-reference.ts';
import { type MailTextSlug, mailText } from '../../../mail/mail-text.ts';
import { renderMail } from '../../../mail/render-mail.ts';
import type { PropertyReportRepository } from './property-report.repository.ts';

type ReportJobs = Pick<JobHandlers, 'forward-property-report' | 'acknowledge-property-report'>;

/**
 * Every report becomes a mail to us, and a receipt for who left an address (Regulation (EU) 2022/2065, art.
 * 16).
 */
export function createPropertyReportMails(
  repository: Pick<PropertyReportRepository, 'findReport'>,
  sendMail: SendMail,
  contactAddress: string,
): ReportJobs {
  return {
    async 'forward-property-report'({ reportId, language, origin }) {
      const row = await repository.findReport(reportId, language);
      if (!row) return;
      const { email, property_id: propertyId, property_title: title } = row;
      const text = textsIn(language);
      const reason = text(`report-reason-${row.reason}`);
      await sendMail({
        id: `report ${reportId}`,
        to: contactAddress,
        ...(email === null ? {} : { replyTo: { name: email, address: email } }),
        language,
        subject: text('report-subject', { reason }),
        ...renderMail({
          language,
          title: text('report-title'),
          paragraphs: [
            text('report-home', { title: title ?? propertyId }),
            text('report-reason', { reason }),
            email === null ? text('report-from-nobody') : text('report-from', { email }),
            ...(row.reporter_id === null ? [] : [text('report-signed-in', { userId: row.reporter_id })]),
          ],
          action: {
            label: text('report-action'),
            url: `${origin}/${language}/property/${propertyId}`,
          },
          ...(row.text === '' ? {} : { quote: { text: row.text } }),
          notes: [
            ...(email === null ? [] : [text('contact-note', { email })]),
            text('report-reference', mailReference(row)),
          ],
        }),
      });
    },

    /** Repeats nothing that was entered: nobody sends words to others through us. */
    async 'acknowledge-property-report'({ reportId, language }) {
      const row = await repository.findReport(reportId, language);
      if (!row || row.email === null) return;
      const text = textsIn(language);
      await sendMail({
        id: `report receipt ${reportId}`,
        to: row.email,
        language,
        subject: text('report-receipt-subject'),
        ...renderMail({
          language,
          title: text('report-receipt-title'),
          paragraphs: [
            text('report-receipt-text'),
            text('acknowledgement-reference', { reference: mailReference(row).reference }),
          ],
          notes: [text('report-receipt-note')],
        }),
      });
    },
  };
}

function textsIn(language: LanguageTag) {
  return (slug: MailTextSlug, values?: Record<string, string>) => mailText(language, slug, values);
}
