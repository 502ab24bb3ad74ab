import type { DOCUMENT_REFUSALS } from '@moien/contract';

export type DocumentRefusal = (typeof DOCUMENT_REFUSALS)[number];

/** What makes a document that somebody has uploaded unusable. */
export class DocumentRefused extends Error {
  readonly refusal: DocumentRefusal;

  constructor(refusal: DocumentRefusal, options?: ErrorOptions) {
    super(refusal, options);
    this.name = 'DocumentRefused';
    this.refusal = refusal;
  }
}
