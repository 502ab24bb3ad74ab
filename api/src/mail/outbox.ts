import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCodeOf } from '../storage/error-code.ts';
import type { StorageArea } from '../storage/storage.ts';
import type { Mail } from './mail.ts';

/** What `/dev/outbox` shows of a mail; beside it lies the mail itself, as it would have been sent. */
export type OutboxMail = Pick<Mail, 'to' | 'subject' | 'text' | 'html'> & { name: string; at: string };

const NAME = /^\d{8}T\d{9}Z-[0-9a-f]{8}$/;
const LISTED_MAXIMUM = 100;

/** Names sort by time. */
export async function writeToOutbox(
  files: StorageArea,
  directory: string,
  { mail, message, at }: { mail: Mail; message: Buffer; at: Date },
): Promise<void> {
  const name = `${timeName(at)}-${randomBytes(4).toString('hex')}`;
  const { to, subject, text, html } = mail;
  const shown: OutboxMail = { name, at: at.toISOString(), to, subject, text, html };
  // Mails carry codes and links that sign in: no other account of the machine reads them.
  const options = { isPrivate: true, isDurable: true };
  const [eml, json] = [join(directory, `${name}.eml`), join(directory, `${name}.json`)];
  await files.write(eml, message, options);
  try {
    await files.write(json, Buffer.from(JSON.stringify(shown)), options);
  } catch (error) {
    // The job is tried again, and writes both under another name.
    await rm(eml, { force: true });
    throw error;
  }
}

/** Mails from before, by the time in their names, which begins that of what a crash has left too. */
export async function removeOldMails(directory: string, before: Date): Promise<void> {
  const limit = timeName(before);
  const old = (await readNames(directory)).filter(
    (file) => NAME.test(file.split('.', 1)[0] ?? '') && file < limit,
  );
  for (const file of old) await rm(join(directory, file), { force: true });
}

/** The last hundred, newest first. */
export async function listOutbox(directory: string): Promise<OutboxMail[]> {
  const names = (await readNames(directory))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
    .slice(0, LISTED_MAXIMUM);
  const mails = await Promise.all(names.map((name) => readOutboxMail(directory, name)));
  return mails.filter((mail) => mail !== undefined);
}

/** `undefined` when there is no such mail. */
export async function readOutboxMail(directory: string, name: string): Promise<OutboxMail | undefined> {
  const text = await readOutboxFile(directory, name, 'json');
  return text === undefined ? undefined : JSON.parse(text.toString());
}

export async function readOutboxFile(
  directory: string,
  name: string,
  kind: 'json' | 'eml',
): Promise<Buffer | undefined> {
  if (!NAME.test(name)) return undefined;
  try {
    return await readFile(join(directory, `${name}.${kind}`));
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function timeName(at: Date): string {
  return at.toISOString().replace(/[-:.]/g, '');
}

async function readNames(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return [];
    throw error;
  }
}
