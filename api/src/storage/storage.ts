import { type FileHandle, readFile } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createLimiter } from '../lib/limiter.ts';
import { withinTicks } from '../lib/ticks.ts';
import { createFaultNotes } from '../metrics/fault-notes.ts';
import { isAbsence } from './error-code.ts';
import { StorageUnavailable, storageFaultOf } from './storage-fault.ts';
import { watchHandles } from './watch-handles.ts';
import { tryWriting, type WriteOptions, writeAtomically } from './write-atomically.ts';

/** What files are kept for, as logs and `/readyz` name it. */
export type AreaName = 'pictures' | 'releases' | 'mails' | 'registry' | 'streets';

/** In bytes. */
export type FilePart = { offset: number; length: number };

export type StorageArea = {
  /** Undefined when there is no such file. @throws StorageUnavailable */
  read: (file: string) => Promise<Buffer | undefined>;
  /** Fewer bytes where the file ends before. @throws StorageUnavailable */
  readPart: (file: FileHandle, part: FilePart) => Promise<Buffer>;
  /** All or nothing. @throws StorageUnavailable; what it was doing may still come to its end */
  write: (file: string, bytes: Buffer, options?: WriteOptions) => Promise<void>;
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
const READ_TICKS = 50;
const WRITE_TICKS = 100;
const HANGS = 'ETIMEDOUT';

/**
 * Where the process reads and writes its files. It says once what is wrong, and once that it is well again.
 */
export function createStorage(log: Pick<FastifyBaseLogger, 'warn' | 'error'>): Storage {
  const notes = createFaultNotes(log);
  const endWatch = watchHandles(notes);
  const inTurn = createLimiter(OPERATIONS_AT_ONCE, Number.POSITIVE_INFINITY, busy);

  function area(name: AreaName): StorageArea {
    const inTurnOfArea = createLimiter(OPERATIONS_OF_AREA, WAITING_MAXIMUM, busy);

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
    function faultOf(error: unknown, verb: 'read' | 'written', probe: () => Promise<void>): unknown {
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

    async function reading<Value>(work: () => Promise<Value>): Promise<Value> {
      try {
        const value = await within(READ_TICKS, work);
        notes.end(`${name} read`);
        return value;
      } catch (error) {
        throw faultOf(error, 'read', async () => void (await within(READ_TICKS, work)));
      }
    }

    return {
      read: (file) => reading(() => readIfPresent(file)),
      readPart: (file, part) => reading(() => readPart(file, part)),
      async write(file, bytes, options) {
        try {
          await within(WRITE_TICKS, () => writeAtomically(file, bytes, options));
          notes.end(`${name} written`);
        } catch (error) {
          const probe = () => within(WRITE_TICKS, () => tryWriting(file, bytes.byteLength));
          throw faultOf(error, 'written', probe);
        }
      },
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
export const UNWATCHED: StorageArea = { read: readIfPresent, readPart, write: writeAtomically };

async function readIfPresent(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
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
