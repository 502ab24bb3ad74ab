import {
  type FaultCode,
  type FaultCount,
  faultLine,
  getFaults,
  type OfferedRelease,
  releaseBase,
} from '@moien/contract';
import { integrityOf } from '../webpack/release-files.ts';
import type { ReleaseClient } from './client.ts';
import { instantText } from './columns.ts';

/**
 * Prints what pages and gateways met, then what is wrong right now. @returns whether all that was asked for
 * is whole
 */
export async function examine(client: ReleaseClient): Promise<boolean> {
  const { faultArray } = await client.send(getFaults);
  for (const fault of faultArray) console.log(countedLine(fault));
  if (faultArray.length === 0) console.log('No page or gateway has met a fault in the last days.');
  const { remotes } = await client.readRegistry();
  const active = remotes.flatMap(({ offers }) => offers[0] ?? []);
  const faults = (await Promise.all(active.map((release) => examineRelease(client, release)))).flat();
  for (const fault of faults) console.log(fault);
  const whole = active.length - new Set(faults.map((line) => line.split(' ')[1])).size;
  console.log(`${whole} of ${active.length} active releases are whole, as ${client.url} gives them now.`);
  return faults.length === 0;
}

export function countedLine({ fault, remote, version, owner, part, count, lastAt }: FaultCount): string {
  const line = faultLine(fault, { remote, version, owner, ...(part && { part }) });
  return `${line} ${count === 1 ? 'Once' : `${count} times`}, last at ${instantText(lastAt)}.`;
}

/** Its entry and the first files of its routes. */
async function examineRelease(client: ReleaseClient, release: OfferedRelease): Promise<string[]> {
  const { entry, integrity, preloadIntegrity, remote, version } = release;
  const files = Object.entries({ ...preloadIntegrity, [entry]: integrity });
  const faults = await Promise.all(
    files.map(async ([path, expected]) => {
      const condition = await examineFile(client, `${releaseBase(remote.name, version)}${path}`, expected);
      if (condition === 'intact') return undefined;
      const code = CODES[condition][path === entry ? 'entry' : 'part'];
      return faultLine(code, { remote: remote.name, version, owner: remote.owner, part: path });
    }),
  );
  return faults.filter((line) => line !== undefined);
}

/** How the gateway answers for a file, in the words of the page (`shell/src/platform/examine-file.ts`). */
type FileCondition = 'missing' | 'unreachable' | 'altered' | 'intact';
const CODES: Record<Exclude<FileCondition, 'intact'>, Record<'entry' | 'part', FaultCode>> = {
  missing: { entry: 'MF-101', part: 'MF-201' },
  unreachable: { entry: 'MF-102', part: 'MF-204' },
  altered: { entry: 'MF-104', part: 'MF-202' },
};

async function examineFile(client: ReleaseClient, path: string, integrity: string): Promise<FileCondition> {
  const response = await client.ask(path).catch(() => undefined);
  if (response?.status === 404) return 'missing';
  const content = response?.ok ? await response.arrayBuffer().catch(() => undefined) : undefined;
  if (!content) return 'unreachable';
  return integrityOf(Buffer.from(content)) === integrity ? 'intact' : 'altered';
}
