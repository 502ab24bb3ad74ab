import { runSeeds } from '@moien/api/testing/money/run-seeds';

// A process of `playSeeds`: plays the seeds that it is told of and says what came of them.

process.on('message', (part: { first: number; count: number }) => {
  runSeeds(part).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
