import type { ContactValues } from '@moien/shared-lib/contact';

export function readContactValues(form: HTMLFormElement): ContactValues {
  const typed = new FormData(form);
  const value = (name: string) => String(typed.get(name) ?? '');
  return {
    name: value('name'),
    email: value('email'),
    topic: value('topic'),
    text: value('text'),
    website: value('website'),
  };
}
