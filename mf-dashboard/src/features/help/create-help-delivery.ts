import type { RootStore } from '@moien/shared-lib';
import { createDelivery } from '@moien/shared-lib/contact-delivery';
import { checkHelpMessage } from './check-help-message.ts';

/** What the form needs once somebody writes; loaded with the first focus. */
export const createHelpDelivery = (root: RootStore) => createDelivery(root, checkHelpMessage);
