import { runCommand } from '../problem.ts';
import { buildStories, storybookFolder } from '../stories/build-stories.ts';

// A folder of static files for an origin of its own: Storybook takes messages from any page
// (docs/operating.md).
await runCommand(async () => {
  const isBuilt = await buildStories();
  console.log(`${storybookFolder} is ${isBuilt ? 'built' : 'as it was: nothing has changed'}.`);
});
