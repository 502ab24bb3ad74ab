import { DOCUMENT_PAGES_MAXIMUM } from '@moien/contract';
import { Type } from 'typebox';

/** Of a page of a document, in an address. */
export const PageNumber = Type.Integer({ minimum: 1, maximum: DOCUMENT_PAGES_MAXIMUM });
