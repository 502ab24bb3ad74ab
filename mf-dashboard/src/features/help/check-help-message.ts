import {
  CONTACT_TEXT_MAXIMUM,
  CONTACT_TEXT_MINIMUM,
  CONTACT_TOPICS,
  EMAIL_MAXIMUM,
  EMAIL_PATTERN,
} from '@moien/contract';
import type { ContactErrors, ContactValues } from '@moien/shared-lib/contact';
import { object, string, ValidationError } from 'yup';

/** The contract's limits, each with the slug of what to say; the name is the account's. */
const rules = object({
  email: string()
    .trim()
    .required('email-missing')
    .max(EMAIL_MAXIMUM, 'email-invalid')
    .matches(new RegExp(EMAIL_PATTERN), 'email-invalid'),
  topic: string().required('topic-missing').oneOf(CONTACT_TOPICS, 'topic-missing'),
  text: string()
    .trim()
    .required('text-missing')
    .min(CONTACT_TEXT_MINIMUM, 'text-short')
    .max(CONTACT_TEXT_MAXIMUM, 'text-long'),
});

/** By field the first thing that is wrong; nothing when the message can be sent. */
export async function checkHelpMessage(values: ContactValues): Promise<ContactErrors> {
  try {
    await rules.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const wrong = error.inner.map(({ path, message }) => [path, message] as const);
    return Object.fromEntries(wrong.reverse());
  }
}
