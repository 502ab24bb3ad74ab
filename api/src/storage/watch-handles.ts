import { open } from 'node:fs/promises';
import { devNull } from 'node:os';
import type { FaultNotes } from '../metrics/fault-notes.ts';
import { storageFaultOf } from './storage-fault.ts';

const LOOK_MILLISECONDS = 5000;

/**
 * Says when this process can open nothing more: Node closes connections that come then, and tells nobody.
 * Returns what ends it.
 */
export function watchHandles(notes: Pick<FaultNotes, 'note'>): () => void {
  const look = () =>
    openNothing().catch((error: unknown) => {
      const fault = storageFaultOf(error);
      if (!fault) return;
      notes.note({
        key: 'handles',
        sentence: `no file or connection can be opened: ${fault.message}`,
        error: fault,
        endSentence: 'files and connections can be opened again',
        probe: openNothing,
      });
    });
  const looking = setInterval(look, LOOK_MILLISECONDS).unref();
  return () => clearInterval(looking);
}

async function openNothing(): Promise<void> {
  await (await open(devNull)).close();
}
