import { type QuietHours, TIME_OF_DAY_PATTERN } from '@moien/contract';
import { object, string, ValidationError } from 'yup';

const TIME_OF_DAY = new RegExp(TIME_OF_DAY_PATTERN);

/** Each rule answers with the slug of what to say. */
const rules = object({
  from: string().matches(TIME_OF_DAY, 'from-missing').required('from-missing'),
  to: string()
    .matches(TIME_OF_DAY, 'to-missing')
    .required('to-missing')
    .test('length', 'quiet-empty', (to, { parent }) => to !== parent.from),
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
