import { withClient } from '../postgres/databases.ts';
import { errorText } from '../problem.ts';
import { startThrowAwayPostgres } from './throw-away-postgres.ts';

// Says in one line whether the embedded PostgreSQL runs on this machine.
try {
  const server = await startThrowAwayPostgres();
  try {
    const answer = await withClient(server.url, (client) =>
      client.query<{ name: string }>("SELECT 'PostgreSQL ' || current_setting('server_version') AS name"),
    );
    console.log(answer.rows[0]?.name);
  } finally {
    await server.stop();
  }
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
}
