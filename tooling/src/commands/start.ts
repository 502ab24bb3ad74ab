import { checkPort, wantedPort } from '../port.ts';
import { runCommand } from '../problem.ts';
import { recordInstance, replaceOrphans } from '../site/instance.ts';
import { checkSettings } from '../site/settings.ts';
import { untilSignal } from '../site/shutdown.ts';
import { hasDemoAccounts, showsOutbox } from '../site/site-settings.ts';
import { startSite } from '../site/start-site.ts';
import { checkVarDirectory } from '../site/var-directory.ts';
import { seconds } from '../steps.ts';

await runCommand(async () => {
  const started = performance.now();
  const port = wantedPort(process.env.PORT);
  checkSettings(process.env);
  checkVarDirectory();
  await replaceOrphans(port);
  await checkPort(port);
  const forget = recordInstance(port);
  process.on('exit', forget);
  // Quiet unless asked for more, so that the address remains the last line.
  const environment = { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' };
  const site = await untilSignal((signal) => startSite({ environment, signal }));
  if (showsOutbox(environment)) {
    console.log(
      `\nMails that it would send, shown to whoever reaches this machine: ${site.address}/dev/outbox`,
    );
    console.log('A site for others has DEVELOPMENT=off, see docs/operating.md.');
  }
  if (site.payments)
    console.log(`\nPayments go to a sandbox and move no money, its objects are at ${site.payments.overview}`);
  if (hasDemoAccounts(environment)) {
    const { DEMO_PASSWORD, demoAccounts } = await import('@moien/demo/people/accounts');
    console.log(`\nDemo accounts, with the password ${DEMO_PASSWORD}:`);
    for (const { label, email } of demoAccounts()) console.log(`  ${label.padEnd(12)} ${email}`);
  }
  console.log(`\nMoïen is ready after ${seconds(started)}: ${site.address}   (Ctrl-C stops it)`);
});
