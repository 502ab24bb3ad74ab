import { Readable } from 'node:stream';
import { findInvoices, InvoiceYear, Uuid } from '@moien/contract';
import { Type } from 'typebox';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../../identity/index.ts';
import type { InvoiceService } from './invoice.service.ts';

const tags = ['invoices'];
/** A file is made for each request. */
const FILES = { access: 'signed-in', rateLimit: { max: 60 } } as const;
const ZIPS = { access: 'signed-in', rateLimit: { max: 6 } } as const;

/** Receipts, invoices and credit notes of who asks. */
export function invoiceRoutes(app: ApiInstance, service: InvoiceService): void {
  app.route({
    method: findInvoices.method,
    url: findInvoices.url,
    schema: {
      summary: 'One’s own receipts, invoices and credit notes, the newest first; twenty a page',
      tags,
      querystring: findInvoices.query,
      response: responses(findInvoices.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 300 } },
    handler: async (request) => service.list(requireUser(request).userId, request.query),
  });

  app.route({
    method: 'GET',
    url: '/api/invoices/:id/pdf',
    schema: {
      operationId: 'getInvoiceAsPdf',
      summary: 'One of them as PDF/A-3, with the data of EN 16931 where it is an invoice of ours',
      produces: ['application/pdf'],
      tags,
      params: Type.Object({ id: Uuid }),
      response: responses(Type.Unsafe<Buffer>(Type.Any())),
    },
    config: FILES,
    handler: async (request, reply) => {
      const { name, content } = await service.getPdf(requireUser(request).userId, request.params.id);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'private, no-store')
        .send(content);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/invoices/years/:year/zip',
    schema: {
      operationId: 'getInvoicesOfYear',
      summary: 'All of a year in one zip file',
      produces: ['application/zip'],
      tags,
      params: InvoiceYear,
      response: responses(Type.Unsafe<Readable>(Type.Any())),
    },
    config: ZIPS,
    handler: async (request, reply) => {
      const { year } = request.params;
      const chunks = await service.getYear(requireUser(request).userId, year);
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="moien-${year}.zip"`)
        .header('cache-control', 'private, no-store')
        .send(Readable.from(chunks));
    },
  });
}
