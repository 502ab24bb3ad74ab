import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';
import { BREAKER_STATES, type DatabaseHealth } from '../database/database-health.ts';
import { startMetricsServer } from './metrics-server.ts';

export type MetricsConfig = {
  /** Undefined: nothing is measured and nothing listens. 0: any free port. */
  port: number | undefined;
  host: string;
};

export type Metrics = {
  /** What is asked at each scrape. */
  watchDatabase: (health: () => DatabaseHealth) => void;
  /** Of the page, once the server is ready. */
  address: () => string | undefined;
};

const SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Addresses that no route has are one, whatever people try. */
const NO_ROUTE = 'none';

/** Measures every answer of the server, and gives the numbers of this process at a port of their own. */
export function addMetrics(app: FastifyInstance, { port, host }: MetricsConfig): Metrics {
  if (port === undefined) return { watchDatabase: () => undefined, address: () => undefined };
  // Not the library's global one: a second site in this process, as in tests, has numbers of its own.
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureAnswers(app, registry);
  let address: string | undefined;
  app.addHook('onReady', async () => {
    const server = await startMetricsServer(registry, { port, host });
    app.addHook('onClose', server.close);
    address = server.address;
    app.log.info(`Metrics at ${address}`);
  });
  return { watchDatabase: (health) => measureDatabase(registry, health), address: () => address };
}

/** By the pattern of the route: an address with an id would be a time series of its own. */
function measureAnswers(app: FastifyInstance, registry: Registry): void {
  const answers = new Counter({
    name: 'moien_http_answers_total',
    help: 'Answers by method, route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'moien_http_answer_seconds',
    help: 'Seconds from a request to the end of its answer.',
    labelNames: ['method', 'route'] as const,
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? NO_ROUTE;
    answers.inc({ method, route, status: String(reply.statusCode) });
    durations.observe({ method, route }, reply.elapsedTime / 1000);
  });
}

function measureDatabase(registry: Registry, health: () => DatabaseHealth): void {
  const registers = [registry];
  new Gauge({
    name: 'moien_database_connections',
    help: 'Connections of the pool to the database, by state.',
    labelNames: ['state'] as const,
    registers,
    collect() {
      const { open, inUse } = health().connections;
      this.set({ state: 'open' }, open);
      this.set({ state: 'in-use' }, inUse);
    },
  });
  new Gauge({
    name: 'moien_database_waiting_calls',
    help: 'Calls that wait for a connection to the database.',
    registers,
    collect() {
      this.set(health().connections.waiting);
    },
  });
  new Gauge({
    name: 'moien_database_breaker',
    help: '1 for the state of the circuit breaker before the database, 0 for the others.',
    labelNames: ['state'] as const,
    registers,
    collect() {
      const { breaker } = health();
      for (const state of BREAKER_STATES) this.set({ state }, state === breaker ? 1 : 0);
    },
  });
}
