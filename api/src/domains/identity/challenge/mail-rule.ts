/** How often one kind of mail is sent to one address. */
export type MailRule = {
  /** Of the challenges, which hold for this mail alone. */
  name: string;
  freeAnHour: number;
  freeADay: number;
  /** However much work is done: the mailbox is somebody's. */
  dayMaximum: number;
  /** Says that no more are sent this day. */
  refusal: 'too-many-mails' | 'too-many-links';
};

/** How often a mail was asked for. */
export type MailCounts = {
  hour: number;
  day: number;
  /**
   * Those of the day whose link still works, where links last a day: the others do not count for
   * `dayMaximum`.
   */
  usable?: number;
};

export const SIGN_IN_CODE_MAILS: MailRule = {
  name: 'sign-in-code',
  freeAnHour: 5,
  freeADay: 10,
  dayMaximum: 30,
  refusal: 'too-many-mails',
};
export const PASSWORD_RESET_MAILS: MailRule = {
  name: 'password-reset',
  freeAnHour: 3,
  freeADay: 6,
  dayMaximum: 30,
  // The owner has the links that strangers asked for, and each lasts a day.
  refusal: 'too-many-links',
};
export const SIGN_UP_MAILS: MailRule = { ...PASSWORD_RESET_MAILS, name: 'sign-up' };

/** One unit is half a second on a slow phone; it doubles with every five mails of a day (decision 0039). */
const FIRST_WORK = 4;
const MOST_WORK = 64;
const MAILS_OF_A_STEP = 5;

/**
 * What a further mail costs.
 * @returns units of work: none for the first ones; `undefined` when no more are sent that day
 */
export function workFor(rule: MailRule, asked: MailCounts, isNetworkBusy: boolean): number | undefined {
  if ((asked.usable ?? asked.day) >= rule.dayMaximum) return undefined;
  if (asked.hour < rule.freeAnHour && asked.day < rule.freeADay && !isNetworkBusy) return 0;
  const steps = Math.floor(Math.max(0, asked.day - rule.freeAnHour) / MAILS_OF_A_STEP);
  return Math.min(MOST_WORK, FIRST_WORK * 2 ** steps);
}
