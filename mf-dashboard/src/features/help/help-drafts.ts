import { CONTACT_TEXT_MAXIMUM, type ContactObject } from '@moien/contract';

const KEY = 'help-drafts';
const DRAFTS_MAXIMUM = 5;

/** What somebody has written to us and not sent, about one thing or about none. */
export type HelpDraft = { topic: string; text: string };
type KeptDraft = HelpDraft & { about: string };

/** Where storage is switched off, drafts live as long as the page. */
let inMemory: readonly KeptDraft[] = [];

const nameOf = (about: ContactObject | undefined) => (about ? `${about.kind} ${about.id}` : '');

export function readDraft(about: ContactObject | undefined): HelpDraft | undefined {
  return readAll().find((draft) => draft.about === nameOf(about));
}

/** In this tab, until it is sent; nothing written keeps nothing. */
export function writeDraft(about: ContactObject | undefined, draft: HelpDraft | undefined): void {
  const others = readAll().filter((other) => other.about !== nameOf(about));
  const kept = draft?.text ? [{ ...draft, about: nameOf(about) }] : [];
  inMemory = [...kept, ...others].slice(0, DRAFTS_MAXIMUM);
  try {
    if (inMemory.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(inMemory));
  } catch {
    // Storage is full or switched off: the copy in memory is used.
  }
}

function readAll(): readonly KeptDraft[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKeptDraft) : [];
  } catch {
    return inMemory;
  }
}

/** Anybody may have written what is there. */
function isKeptDraft(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { about, topic, text } = value as Record<string, unknown>;
  return (
    typeof about === 'string' &&
    typeof topic === 'string' &&
    typeof text === 'string' &&
    text.length <= CONTACT_TEXT_MAXIMUM
  );
}
