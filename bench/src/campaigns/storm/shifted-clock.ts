import { readFileSync } from 'node:fs';

// Loaded before a process of the campaign: its clock goes wrong by the milliseconds that a file says.
const LOOK_MILLISECONDS = 50;
const file = process.env.MOIEN_STORM_CLOCK;
const OriginalDate = Date;
const originalNow = Date.now.bind(Date);
let offset = 0;

const now = () => originalNow() + offset;

if (file) {
  const look = () => {
    // Empty while it is being written.
    offset = Number(readFileSync(file, 'utf8') || offset);
  };
  look();
  setInterval(look, LOOK_MILLISECONDS).unref();
  OriginalDate.now = now;
  // A proxy, so that dates which Node makes itself are instances of it, too.
  globalThis.Date = new Proxy(OriginalDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => new OriginalDate(now()).toString(),
  });
}
