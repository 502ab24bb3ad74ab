import type { QuietHours } from '@moien/contract';
import { object, string, ValidationError } from 'yup';

/** Each rule answers with the slug of what to say. */
const rules = object({
  to: string().test('length', 'quiet-empty', (to, { parent }) => to !== parent.from),
});

export type QuietHoursErrors = Partial<Record<keyof QuietHours, string>>;

/** What is wrong by field; nothing when it can be sent. The same is refused by the API. */
export async function checkQuietHours(quietHours: QuietHours | null): Promise<QuietHoursErrors> {
  if (!quietHours) return {};
  try {
    await rules.validate(quietHours, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
  }
}
