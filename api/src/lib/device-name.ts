import Bowser from 'bowser';

const USER_AGENT_MAXIMUM = 400;
/** Of an unknown program Bowser gives what its own text begins with, which anybody writes. */
const BROWSER_NAMES: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEM_NAMES: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

export type DeviceName = { browser: string | null; system: string | null };

/** What a person recognizes a session by, as far as its programs say: `Firefox`, `Android`. */
export function nameDevice(userAgent: string | undefined): DeviceName {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, USER_AGENT_MAXIMUM));
  return { browser: knownOf(browser.name, BROWSER_NAMES), system: knownOf(os.name, SYSTEM_NAMES) };
}

function knownOf(name: string | undefined, names: ReadonlySet<string>): string | null {
  return name !== undefined && names.has(name) ? name : null;
}
