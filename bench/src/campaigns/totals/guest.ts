import type { LanguageTag } from '@moien/contract';
import type { Person } from '../concurrency/booking-stage.ts';

/** Somebody who books, and reads mails, in a language. */
export type Guest = Person & { language: LanguageTag };
