import type { RootStore } from '@moien/shared-lib';
import { createDelivery } from '@moien/shared-lib/contact-delivery';
import { checkContactMessage } from './check-contact-message.ts';

/** What the form needs once somebody writes; loaded with the first focus. */
export const createContactDelivery = (root: RootStore) => createDelivery(root, checkContactMessage);
