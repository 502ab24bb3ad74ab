import { CalendarError } from './calendar-error.ts';

/** A content line (RFC 5545 §3.1); the names of parameters are in capital letters. */
export type ContentLine = { name: string; parameters: Record<string, string>; value: string };

export type CalendarParts = {
  /** The lines of each VEVENT that say when it is and whether it counts. */
  events: ContentLine[][];
  /** Each VTIMEZONE as its lines. */
  zones: string[][];
};

const EVENTS_MAXIMUM = 5000;

const CONTENT_LINE =
  /^([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):(.*)$/s;
const PARAMETER = /;([A-Za-z0-9-]+)=("[^"]*"|[^";:]*)/g;
const READ_NAMES = new Set(
  'UID RECURRENCE-ID SEQUENCE DTSTART DTEND DURATION RRULE RDATE EXDATE STATUS TRANSP SUMMARY'.split(' '),
);

/** Bytes as the answer's charset says, or as their byte order mark does, which beats it; UTF-8 if neither. */
export function decodeCalendar(bytes: Uint8Array, contentType = ''): string {
  const declared = /charset="?([^";\s]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  const [first, second] = bytes;
  const marked =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff && 'utf-16be';
  return decoderOf(marked || declared).decode(bytes);
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}

/**
 * Takes a file apart. Lines that are none, components inside of events (alarms) and whatever does not say
 * when an event is are left out, so that one bad line costs no event.
 * @throws CalendarError `not-a-calendar`, `cut-off` or `too-many-events`
 */
export function splitCalendar(text: string): CalendarParts {
  const lines = text.replaceAll(/(?:\r\n|\n|\r)[ \t]/g, '').split(/\r\n|\n|\r/);
  const first = lines.find((line) => line.trim() !== '');
  if (!/^\uFEFF?BEGIN:VCALENDAR\s*$/i.test(first ?? '')) throw new CalendarError('not-a-calendar');
  const parts: CalendarParts = { events: [], zones: [] };
  const open: string[] = [];
  for (const line of lines) {
    const [, edge, name = ''] = /^\uFEFF?(BEGIN|END):([A-Za-z0-9-]+)\s*$/i.exec(line) ?? [];
    if (edge?.toUpperCase() === 'BEGIN') open.push(name.toUpperCase());
    addLine(parts, open, line, edge !== undefined);
    if (edge?.toUpperCase() === 'END') close(open, name.toUpperCase());
  }
  if (open.length > 0) throw new CalendarError('cut-off');
  return parts;
}

function addLine(parts: CalendarParts, open: readonly string[], line: string, isEdge: boolean): void {
  const [outer, component] = open;
  if (outer !== 'VCALENDAR') return;
  const isFirst = isEdge && open.length === 2 && /^\uFEFF?BEGIN/i.test(line);
  if (component === 'VTIMEZONE') {
    if (isFirst) parts.zones.push([]);
    parts.zones.at(-1)?.push(line);
  }
  if (component !== 'VEVENT' || open.length > 2) return;
  if (isFirst) parts.events.push([]);
  if (parts.events.length > EVENTS_MAXIMUM) throw new CalendarError('too-many-events');
  const content = isEdge ? undefined : readContentLine(line);
  if (content && READ_NAMES.has(content.name)) parts.events.at(-1)?.push(content);
}

/** An end that belongs to no open component ends nothing; one that skips some ends them too. */
function close(open: string[], name: string): void {
  const at = open.lastIndexOf(name);
  if (at >= 0) open.length = at;
}

export function readContentLine(line: string): ContentLine | undefined {
  const [, name, parameterText = '', value = ''] = CONTENT_LINE.exec(line) ?? [];
  if (name === undefined) return undefined;
  const parameters: Record<string, string> = {};
  for (const [, key = '', text = ''] of parameterText.matchAll(PARAMETER))
    parameters[key.toUpperCase()] = text.replaceAll('"', '');
  return { name: name.toUpperCase(), parameters, value: value.trim() };
}

/** A text value without its escapes (RFC 5545 §3.3.11). */
export function unescapeText(value: string): string {
  return value.replaceAll(/\\([nN;,\\])/g, (_, letter: string) =>
    letter.toLowerCase() === 'n' ? '\n' : letter,
  );
}
