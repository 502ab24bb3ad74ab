import { runCapacitor } from '../capacitor/run-capacitor.ts';
import { runCommand } from '../problem.ts';

await runCommand(() => runCapacitor(process.argv.slice(2)));
