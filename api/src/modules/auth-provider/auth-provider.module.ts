import type { ApiInstance } from '../../api-instance.ts';
import type { ApiConfig } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { StartSession } from '../session/start-session.ts';
import { authProviderRoutes } from './auth-provider.routes.ts';
import { createAuthProviderService } from './auth-provider.service.ts';
import { createProviderClient } from './provider-client.ts';
import { createFlowSeal } from './provider-flow.ts';

export function addAuthProviders(
  app: ApiInstance,
  database: Database,
  config: ApiConfig,
  { startSession, now }: { startSession: StartSession; now: () => Date },
): void {
  const { authProviders, formKey, publicOrigin } = config;
  const clients = authProviders.map((settings) => createProviderClient(settings, now));
  const service = createAuthProviderService(database, clients, now);
  authProviderRoutes(app, { service, flows: createFlowSeal(formKey, now), startSession, publicOrigin });
}
