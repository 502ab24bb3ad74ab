/** What a stage of the suite counted. */
export interface StageResult {
  readonly passed: number;
  readonly failed: number;
  /** What was approved before with the very same inputs, and not run again. */
  readonly unchanged?: number;
  /** Everything the stage said; shown in full when it failed. */
  readonly output: string;
  /** Why nothing was run; the stage then counts nothing. */
  readonly skipped?: string;
}

export interface Stage {
  readonly name: string;
  /** What `--only` finds it by, with others of the same. Default: its name. */
  readonly family?: string;
  /** Stages that must have ended before. */
  readonly after?: readonly string[];
  /** Part of `npm run check`. */
  readonly isFast?: boolean;
  /** @param cores what its programs may use, as `taskset` lists them; undefined: all */
  run(cores: string | undefined): Promise<StageResult>;
}
