import Bowser from 'bowser';

const USER_AGENT_MAXIMUM = 400;
const NAME_MAXIMUM = 60;

export type DeviceName = { browser: string | null; system: string | null };

/** What a person recognizes a session by, as far as its programs say: `Firefox`, `Android`. */
export function nameDevice(userAgent: string | undefined): DeviceName {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, USER_AGENT_MAXIMUM));
  return { browser: bounded(browser.name), system: bounded(os.name) };
}

function bounded(name: string | undefined): string | null {
  return name?.slice(0, NAME_MAXIMUM) || null;
}
