import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { runService } from '@moien/tooling/testing/service';
import { VISITOR } from './visitor.ts';

/** What the environment variable BENCH_DOCUMENTS names, as JSON. */
export type DocumentsToServe = { origin: string; paths: string[] };
type Document = { headers: IncomingHttpHeaders; content: Buffer };

// Answers with documents that it has read once from a site, byte for byte: what Node's HTTP costs when there
// is nothing to do.
await runService(async () => {
  const { origin, paths } = JSON.parse(process.env.BENCH_DOCUMENTS ?? '') as DocumentsToServe;
  const documents = new Map<string, Document>();
  for (const path of paths) documents.set(path, await read(origin + path));
  const server = createServer((question, answer) => {
    const document = documents.get(question.url ?? '');
    if (!document) return answer.writeHead(404).end();
    return answer.writeHead(200, document.headers).end(document.content);
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    announcement: { origin: `http://localhost:${port}`, pid: process.pid },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
});

function read(url: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    request(url, { headers: VISITOR }, (answer) => {
      const { connection: _, 'transfer-encoding': __, ...headers } = answer.headers;
      buffer(answer).then((content) => resolve({ headers, content }), reject);
    })
      .on('error', reject)
      .end();
  });
}
