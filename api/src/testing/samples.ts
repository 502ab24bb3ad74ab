/** How many samples a random test takes: a few in the suite, as many as `TEST_SAMPLES` says in a long run. */
export function sampleCount(inSuite: number): number {
  return Number(process.env.TEST_SAMPLES) || inSuite;
}
