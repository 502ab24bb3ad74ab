import {
  CONTACT_NAME_MAXIMUM,
  CONTACT_TEXT_MAXIMUM,
  CONTACT_TEXT_MINIMUM,
  CONTACT_TOPICS,
  EMAIL_MAXIMUM,
  EMAIL_PATTERN,
} from '@moien/contract';
import {
  CONTACT_FIELDS,
  type ContactErrors,
  type ContactField,
  type ContactValues,
} from '@moien/shared-lib/contact';
import { type StringSchema, string } from 'yup';

/** The contract's limits, each with the slug of what to say. */
const rules: Record<ContactField, StringSchema> = {
  name: string().trim().required('contact-name-missing').max(CONTACT_NAME_MAXIMUM, 'contact-name-long'),
  email: string()
    .trim()
    .required('contact-email-missing')
    .max(EMAIL_MAXIMUM, 'contact-email-invalid')
    .matches(new RegExp(EMAIL_PATTERN), 'contact-email-invalid'),
  topic: string().required('contact-topic-missing').oneOf(CONTACT_TOPICS, 'contact-topic-missing'),
  text: string()
    .trim()
    .required('contact-text-missing')
    .min(CONTACT_TEXT_MINIMUM, 'contact-text-short')
    .max(CONTACT_TEXT_MAXIMUM, 'contact-text-long'),
};

/** What is wrong, in the order of the form; nothing when the message can be sent. */
export async function checkContactMessage(values: ContactValues): Promise<ContactErrors> {
  const entries = await Promise.all(
    CONTACT_FIELDS.map(async (field) => [field, await problemOf(rules[field], values[field])] as const),
  );
  return Object.fromEntries(entries.filter(([, problem]) => problem !== undefined));
}

function problemOf(rule: StringSchema, value: string): Promise<string | undefined> {
  return rule.validate(value).then(
    () => undefined,
    (error: Error) => error.message,
  );
}
