import type { LanguageTag } from '@moien/contract';
import type { Person } from '../concurrency/person.ts';

/** Somebody who books, and reads mails, in a language. */
export type Guest = Person & { language: LanguageTag };
