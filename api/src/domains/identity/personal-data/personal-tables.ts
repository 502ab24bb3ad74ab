import { ACCOUNT_TABLES } from './account-tables.ts';
import { FORM_TABLES, VISITED_HOME_TABLES } from './form-tables.ts';
import { HOME_TABLES } from './home-tables.ts';
import { MESSAGING_TABLES } from './messaging-tables.ts';
import { PAYMENT_TABLES } from './payment-tables.ts';
import { RENTAL_FILE_TABLES } from './rental-file-tables.ts';
import { REPORT_TABLES } from './report-tables.ts';
import type { PersonalTable } from './table-declaration.ts';

/**
 * Every table with data of people who have an account, in the order in which an erasure goes through them. A
 * table or a column that neither these nor `IMPERSONAL_TABLES` name fails a test.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  ...FORM_TABLES,
  ...VISITED_HOME_TABLES,
  ...RENTAL_FILE_TABLES,
  ...ACCOUNT_TABLES,
  ...PAYMENT_TABLES,
  ...REPORT_TABLES,
  ...MESSAGING_TABLES,
  ...HOME_TABLES,
];
