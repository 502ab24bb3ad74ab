import { parseArgs } from 'node:util';
import { isDay } from '@moien/contract';
import { errorText, Problem } from '../problem.ts';

const USAGE = [
  'npm run money -- check',
  'npm run money -- export --from 2026-01-01 --to 2026-12-31 FILE.csv',
  'npm run money -- dac7 --year 2026 --country LU FILE.xml [--draft]',
  'npm run money -- str --month 2026-10 --country FR FILE.json [--area ID]',
  'npm run money -- deposits',
  'npm run money -- disputes',
  'npm run money -- evidence DISPUTE FILE.pdf',
  'npm run money -- contest DISPUTE',
].join(', or ');

/** What `npm run money` is asked for. */
export type MoneyOrder =
  | { verb: 'check' }
  /** Claims of deposits that wait for a decision. */
  | { verb: 'deposits' }
  | { verb: 'export'; from: string; to: string; file: string }
  | ReportOrder
  | DisputeOrder;

/** What authorities want to know of hosts, and of stays. */
export type ReportOrder =
  | { verb: 'dac7'; year: number; countryCode: string; file: string; isDraft: boolean }
  | {
      verb: 'str';
      year: number;
      month: number;
      countryCode: string;
      areaId: string | undefined;
      file: string;
    };

/** About payments that banks take back. */
export type DisputeOrder =
  | { verb: 'disputes' }
  | { verb: 'evidence'; disputeId: string; file: string }
  | { verb: 'contest'; disputeId: string };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @throws Problem with how the command is used */
export function readMoneyOrder(given?: string[]): MoneyOrder {
  const { values, positionals } = readWords(given);
  const order = readDisputeOrder(positionals) ?? readOrder(positionals, values);
  if (!order) throw new Problem(`What is to be done? ${USAGE}`);
  return order;
}

function readOrder([verb, file, ...others]: string[], values: Words): MoneyOrder | undefined {
  if (others.length > 0) return undefined;
  if (file === undefined) return verb === 'check' || verb === 'deposits' ? { verb } : undefined;
  return readFileOrder(verb, values, file);
}

function readDisputeOrder([verb, disputeId, file, ...others]: string[]): DisputeOrder | undefined {
  if (verb === 'disputes') return disputeId === undefined ? { verb } : undefined;
  if (disputeId === undefined || !UUID.test(disputeId) || others.length > 0) return undefined;
  if (verb === 'contest') return file === undefined ? { verb, disputeId } : undefined;
  return verb === 'evidence' && file !== undefined ? { verb, disputeId, file } : undefined;
}

type Words = ReturnType<typeof readWords>['values'];

function readFileOrder(verb: string | undefined, values: Words, file: string): MoneyOrder | undefined {
  if (verb === 'export') {
    const { from = '', to = '' } = values;
    return isDay(from) && isDay(to) && from <= to ? { verb, from, to, file } : undefined;
  }
  if (verb === 'dac7') {
    const { year = '', country = '', draft: isDraft = false } = values;
    const isRead = /^20(2[3-9]|[3-9]\d)$/.test(year) && /^[A-Z]{2}$/.test(country);
    return isRead ? { verb, year: Number(year), countryCode: country, file, isDraft } : undefined;
  }
  if (verb === 'str') {
    const { month = '', country = '', area: areaId } = values;
    const [, year, monthOfYear] = /^(20[2-9]\d)-(0[1-9]|1[0-2])$/.exec(month) ?? [];
    const isRead = year && /^[A-Z]{2}$/.test(country) && /^[A-Za-z0-9-]{1,64}$/.test(areaId ?? '-');
    if (!isRead) return undefined;
    return { verb, year: Number(year), month: Number(monthOfYear), countryCode: country, areaId, file };
  }
  return undefined;
}

function readWords(args?: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      ...(args ? { args } : {}),
      options: {
        ...{ from: text, to: text, year: text, month: text, country: text, area: text },
        draft: { type: 'boolean' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new Problem(`${errorText(error)}\n${USAGE}`);
  }
}
