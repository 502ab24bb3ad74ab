import { runCommand } from '../problem.ts';
import { readArguments } from '../release/arguments.ts';
import { runRelease } from '../release/run-release.ts';

await runCommand(() => runRelease(readArguments(process.argv.slice(2))));
