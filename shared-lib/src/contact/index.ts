export {
  CONTACT_FIELDS,
  type ContactErrors,
  type ContactField,
  type ContactValues,
} from './contact-fields.ts';
export { type ContactProgress, ContactStore } from './contact-store.ts';
