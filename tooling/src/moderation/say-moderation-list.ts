import type { HeldAds } from '@moien/api/application/moderate-ads';
import type { ModerationList } from '@moien/api/application/moderate-messages';

/**
 * Messages and homes that wait and reports that are open, oldest first, each with what an operator decides it
 * with.
 */
export function sayModerationList({ messages, reports, ads }: ModerationList & { ads: HeldAds }): void {
  for (const { check_id: id, sender, created_at: at, ...said } of messages)
    console.log(`message ${id}  ${minuteOf(at)} UTC  ${sender}\n  ${wordsAndFiles(said)}`);
  for (const { id, reason, text, thread, created_at: at, reporter, reported } of reports) {
    console.log(`report ${id}  ${minuteOf(at)} UTC  ${reason}: ${reporter ?? 'somebody'} of ${reported}`);
    if (text !== '') console.log(`  says: ${onOneLine(text)}`);
    for (const line of thread) console.log(`  ${line.by}, ${minuteOf(line.at)}: ${wordsAndFiles(line)}`);
  }
  for (const { property_id: id, held_at: at, owner_email: email, title, reasons } of ads)
    console.log(
      `home ${id}  ${minuteOf(at)} UTC  ${email ?? 'nobody'}: ${onOneLine(title ?? '')}\n  ${reasons.map(({ kind, subject }) => `${kind} ${subject}`).join(', ')}`,
    );
  console.log(`${messages.length} messages: release ID, or remove ID --reason "…"`);
  console.log(`${reports.length} reports: close-report ID --reason "…"`);
  console.log(`${ads.length} homes: release-ad HOME, or hide-ad HOME --reason "…"`);
}

/** Files are in the folder of pictures, below `originals`. */
function wordsAndFiles({ text, attachments = [] }: { text: string; attachments?: string[] }): string {
  const words = text === '' && attachments.length > 0 ? [] : [onOneLine(text)];
  return [...words, ...attachments.map((path) => `[originals/${path}]`)].join(' ');
}

const minuteOf = (instant: string) => instant.slice(0, 16).replace('T', ' ');
/** Signs that move the cursor or colour the terminal are no words of anybody. */
const onOneLine = (text: string) => text.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim() || '(deleted)';
