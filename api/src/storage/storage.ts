import { type FileHandle, readdir, readFile, rm } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import { createBoundedLimit } from '../lib/bounded-limit.ts';
import { withinTicks } from '../lib/ticks.ts';
import { createFaultNotes } from '../metrics/fault-notes.ts';
import { isAbsence } from './error-code.ts';
import { StorageUnavailable, storageFaultOf } from './storage-fault.ts';
import { watchHandles } from './watch-handles.ts';
import { tryWriting, type WriteOptions, writeAtomically } from './write-atomically.ts';

/** What files are kept for, as logs and `/readyz` name it. */
export type AreaName =
  | 'pictures'
  | 'attachments'
  | 'documents'
  | 'releases'
  | 'mails'
  | 'registry'
  | 'streets';

/** In bytes. */
export type FilePart = { offset: number; length: number };

export type StorageArea = {
  /** Names in a folder; none when there is no such folder. @throws StorageUnavailable */
  list: (folder: string) => Promise<string[]>;
  /** Undefined when there is no such file. @throws StorageUnavailable */
  read: (file: string) => Promise<Buffer | undefined>;
  /** Fewer bytes where the file ends before. @throws StorageUnavailable */
  readPart: (file: FileHandle, part: FilePart) => Promise<Buffer>;
  /** All or nothing. @throws StorageUnavailable; what it was doing may still come to its end */
  write: (file: string, bytes: Buffer, options?: WriteOptions) => Promise<void>;
  /** Does nothing when there is no such file. @throws StorageUnavailable */
  remove: (file: string) => Promise<void>;
  /** With all that is in it. @throws StorageUnavailable */
  removeFolder: (folder: string) => Promise<void>;
};

export type Storage = {
  area: (name: AreaName) => StorageArea;
  /** `undefined` while all is well, else one sentence. */
  problem: () => string | undefined;
  close: () => void;
};

/**
 * A file operation on a disk that hangs keeps one of libuv's four threads until the disk answers, and the
 * names of hosts, compression and passwords need these threads too: one is always left for them.
 */
const OPERATIONS_AT_ONCE = 3;
/** Of one area, so that one disk that hangs leaves the others to work. */
const OPERATIONS_OF_AREA = 2;
const WAITING_MAXIMUM = 500;
/** In ticks of 100 ms. */
const TICKS = { read: 50, written: 100, removed: 100 };
const HANGS = 'ETIMEDOUT';

/**
 * Where the process reads and writes its files. It says once what is wrong, and once that it is well again.
 */
export function createStorage(log: Pick<FastifyBaseLogger, 'warn' | 'error'>): Storage {
  const notes = createFaultNotes(log);
  const endWatch = watchHandles(notes);
  const inTurn = pLimit(OPERATIONS_AT_ONCE);

  function area(name: AreaName): StorageArea {
    const inTurnOfArea = createBoundedLimit(OPERATIONS_OF_AREA, WAITING_MAXIMUM, busy);

    /** What waited too long for its turn is not begun. */
    function within<Value>(ticks: number, work: () => Promise<Value>): Promise<Value> {
      let isLate = false;
      const begin = () => (isLate ? Promise.reject(late()) : work());
      const operation = inTurnOfArea(() => inTurn(begin));
      return withinTicks(operation, ticks, () => {
        isLate = true;
        return late();
      });
    }

    /** @returns what to throw */
    function faultOf(error: unknown, verb: keyof typeof TICKS, probe: () => Promise<void>): unknown {
      const fault = storageFaultOf(error);
      if (!fault) return error;
      notes.note({
        key: `${name} ${verb}`,
        sentence: `files of ${name} cannot be ${verb}: ${fault.message}`,
        endSentence: `files of ${name} can be ${verb} again`,
        error: fault,
        // A second attempt at what hangs would keep a second thread: it is over with the next success.
        ...(fault.code === HANGS ? {} : { probe }),
      });
      return fault;
    }

    /** After a fault `probe` is repeated until it succeeds. */
    async function run<Value>(
      verb: keyof typeof TICKS,
      work: () => Promise<Value>,
      probe: () => Promise<unknown> = work,
    ): Promise<Value> {
      try {
        const value = await within(TICKS[verb], work);
        notes.end(`${name} ${verb}`);
        return value;
      } catch (error) {
        throw faultOf(error, verb, async () => void (await within(TICKS[verb], probe)));
      }
    }

    return {
      list: (folder) => run('read', () => listIfPresent(folder)),
      read: (file) => run('read', () => readIfPresent(file)),
      readPart: (file, part) => run('read', () => readPart(file, part)),
      write: (file, bytes, options) =>
        run(
          'written',
          () => writeAtomically(file, bytes, options),
          () => tryWriting(file, bytes.byteLength),
        ),
      remove: (file) => run('removed', () => removeIfPresent(file)),
      removeFolder: (folder) => run('removed', () => removeFolderIfPresent(folder)),
    };
  }

  return {
    area,
    problem: notes.problem,
    close() {
      endWatch();
      notes.close();
    },
  };
}

/** For commands, which end with the error itself. */
export const UNWATCHED: StorageArea = {
  list: listIfPresent,
  read: readIfPresent,
  readPart,
  write: writeAtomically,
  remove: removeIfPresent,
  removeFolder: removeFolderIfPresent,
};

async function listIfPresent(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isAbsence(error)) return [];
    throw error;
  }
}

async function readIfPresent(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

function removeIfPresent(file: string): Promise<void> {
  return rm(file, { force: true });
}

function removeFolderIfPresent(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

async function readPart(file: FileHandle, { offset, length }: FilePart): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, offset);
  return buffer.subarray(0, bytesRead);
}

function late(): StorageUnavailable {
  return new StorageUnavailable(HANGS);
}

function busy(): StorageUnavailable {
  return new StorageUnavailable(HANGS, { cause: new Error('Too many operations wait.') });
}
