import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { openArchiveWriter } from './backup-archive.ts';

it.each([0, 1, 3, 10])('a disk that is full after %s writes ends it with its own reason', async (writes) => {
  let room = writes;
  const disk = new Writable({
    write(_chunk, _encoding, done) {
      room -= 1;
      setImmediate(() => done(room < 0 ? Object.assign(new Error('full'), { code: 'ENOSPC' }) : null));
    },
  });
  const archive = openArchiveWriter(disk);
  const fill = async () => {
    // What cannot be compressed fills every buffer on the way, so that an entry is open when the disk fails.
    for (let part = 0; part < 20; part += 1) await archive.add(`part-${part}`, randomBytes(1024 * 1024));
    await archive.finish();
  };
  await expect(fill()).rejects.toMatchObject({ code: 'ENOSPC' });
});
