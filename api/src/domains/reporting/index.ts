// What the application and other domains use of this one.

export { fileHostReport, type HostReport, type HostReportOrder } from './host-report/file-host-report.ts';
export { createHostReportRepository } from './host-report/host-report.repository.ts';
export type { ReportOperator } from './host-report/reported-host.ts';
export { reportStays, type StayReport, type StayReportOrder } from './stay-report/report-stays.ts';
