/**
 * Where the files are, as contract/src/booking/invoice.calls.ts has it: with that module all schemas of calls
 * would come to the page. A test holds the two together.
 */
export const pdfPath = (id: string) => `/api/invoices/${id}/pdf`;
export const yearPath = (year: number) => `/api/invoices/years/${year}/zip`;
