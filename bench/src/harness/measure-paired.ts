/**
 * Something that is measured: each run gives one sample or several. A sample is a number in the unit of the
 * measurement, or an object of several figures that were taken together; `pick` reads one of these.
 */
export interface Side<Sample = number> {
  readonly name: string;
  run(): Promise<readonly Sample[]>;
}

export interface PairedOptions {
  /** How often each side runs; the order turns round from one round to the next. */
  readonly rounds: number;
  /** Runs of each side before the first round, whose samples are thrown away; default 1. */
  readonly warmUps?: number;
  readonly onRound?: (round: number) => void;
}

export interface Samples<Sample = number> {
  readonly name: string;
  readonly values: readonly Sample[];
}

/** The samples of a reference, of the same reference once more, and of what is compared with it. */
export interface PairedSamples<Sample = number> {
  readonly reference: Samples<Sample>;
  /**
   * The reference measured as if it were another side: how far it is from itself is the noise of this run.
   */
  readonly again: Samples<Sample>;
  readonly subjects: readonly Samples<Sample>[];
}

/**
 * Runs all sides in turn, A A′ B, then B A′ A and so on, so that a slow minute of the machine meets all of
 * them.
 */
export async function measurePaired<Sample = number>(
  reference: Side<Sample>,
  subjects: readonly Side<Sample>[],
  { rounds, warmUps = 1, onRound }: PairedOptions,
): Promise<PairedSamples<Sample>> {
  const again = { name: `${reference.name} again`, run: () => reference.run() };
  const sides = [reference, again, ...subjects];
  const values = new Map<Side<Sample>, Sample[]>(sides.map((side) => [side, []]));
  for (let run = 0; run < warmUps; run += 1) for (const side of sides) await side.run();
  for (let round = 0; round < rounds; round += 1) {
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      values.get(side)?.push(...(await side.run()));
    }
    onRound?.(round + 1);
  }
  const samplesOf = (side: Side<Sample>): Samples<Sample> => ({
    name: side.name,
    values: values.get(side) ?? [],
  });
  return { reference: samplesOf(reference), again: samplesOf(again), subjects: subjects.map(samplesOf) };
}

/** One figure of samples that have several. */
export function pick<Sample>(
  { reference, again, subjects }: PairedSamples<Sample>,
  read: (sample: Sample) => number,
): PairedSamples {
  const pickFrom = ({ name, values }: Samples<Sample>): Samples => ({ name, values: values.map(read) });
  return { reference: pickFrom(reference), again: pickFrom(again), subjects: subjects.map(pickFrom) };
}

/** A side whose sample is the time that an action takes, in milliseconds; what prepares it is not counted. */
export function timed(name: string, action: () => unknown, prepare: () => unknown = () => undefined): Side {
  return {
    name,
    async run() {
      await prepare();
      const start = performance.now();
      await action();
      return [performance.now() - start];
    },
  };
}
