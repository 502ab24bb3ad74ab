import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

export type OpenTransaction = Transaction<Tables>;
