import { compare } from './comparison.ts';
import { formatComparison } from './format-comparison.ts';
import { type BenchResult, type Measurement, saveResult } from './result-file.ts';

/** Prints one measurement as a table with its title. */
export function printMeasurement(measurement: Measurement): void {
  console.log(`\n${measurement.title}\n${formatComparison(compare(measurement), measurement.unit)}`);
}

/** Keeps a bench's samples and says where. */
export function keepResult(name: string, result: BenchResult): void {
  console.log(`\nsamples: ${saveResult(name, result)}`);
}
