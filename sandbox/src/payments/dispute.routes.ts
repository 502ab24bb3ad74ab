import type { FastifyInstance } from 'fastify';
import { notFound } from './api-error.ts';
import { createBodyReader } from './body-reader.ts';
import { contestDispute } from './dispute.ts';
import { newId } from './identifiers.ts';
import { listPage } from './listing.ts';
import { transactionOf } from './pay-in.routes.ts';
import type { Provider } from './provider.ts';
import type { DisputeDocument } from './resources.ts';
import { createSettlement } from './settlement.ts';
import { find } from './store.ts';

type ById = { Params: { id: string } };
type ByDocument = { Params: { id: string; documentId: string } };

/** Characters of a page in base64; the server takes no larger body. */
const LARGEST_FILE = 1_000_000;

const DOCUMENT_TYPES = [
  ...(['DELIVERY_PROOF', 'INVOICE', 'REFUND_PROOF', 'USER_CORRESPONDANCE'] as const),
  ...(['USER_ACCEPTANCE_PROOF', 'PRODUCT_REPLACEMENT_PROOF', 'OTHER'] as const),
];

export function registerDisputeRoutes(api: FastifyInstance, provider: Provider): void {
  const { store } = provider;
  const documentOf = ({ id, documentId }: ByDocument['Params']) => {
    const document = find(store.disputeDocuments, documentId);
    if (document.DisputeId !== id) throw notFound(documentId);
    return document;
  };

  api.get('/disputes', (request, reply) => listPage(request, reply, store.disputes.values(), 'CreationDate'));
  api.get<ById>('/disputes/:id', ({ params }) => find(store.disputes, params.id));
  api.put<ById>('/disputes/:id/submit', ({ params, body }) =>
    contestDispute(provider, find(store.disputes, params.id), body),
  );
  api.get<ById>('/disputes/:id/documents', (request, reply) => {
    const { Id: id } = find(store.disputes, request.params.id);
    const own = [...store.disputeDocuments.values()].filter(({ DisputeId: dispute }) => dispute === id);
    return listPage(request, reply, own, 'CreationDate').map(presentDocument);
  });
  api.post<ById>('/disputes/:id/documents', ({ params, body }) => {
    const { Id: disputeId } = find(store.disputes, params.id);
    const reader = createBodyReader(body);
    const document: DisputeDocument = {
      Id: newId('dispute_doc', provider.clock.now()),
      Tag: reader.tag(),
      CreationDate: provider.clock.unixSeconds(),
      DisputeId: disputeId,
      Type: reader.oneOf('Type', DOCUMENT_TYPES),
      Status: 'CREATED',
      ProcessedDate: null,
      RefusedReasonType: null,
      RefusedReasonMessage: null,
      pageSizes: [],
    };
    reader.check();
    store.disputeDocuments.set(document.Id, document);
    return presentDocument(document);
  });
  api.post<ByDocument>('/disputes/:id/documents/:documentId/pages', ({ params, body }, reply) => {
    const document = documentOf(params);
    const reader = createBodyReader(body);
    const file = Buffer.from(reader.text('File', LARGEST_FILE), 'base64');
    if (document.Status !== 'CREATED') reader.fail('Status', 'The document was sent already.');
    if (file.length === 0) reader.fail('File', 'The page is empty.');
    reader.check();
    document.pageSizes.push(file.length);
    return reply.code(204).send();
  });
  api.put<ByDocument>('/disputes/:id/documents/:documentId', ({ params, body }) => {
    const document = documentOf(params);
    const reader = createBodyReader(body);
    const status = reader.oneOf('Status', ['VALIDATION_ASKED']);
    if (document.pageSizes.length === 0) reader.fail('Status', 'The document has no page.');
    reader.check();
    document.Status = status;
    return presentDocument(document);
  });
  api.get<ById>('/repudiations/:id', ({ params }) =>
    transactionOf(provider, params.id, ({ Nature: nature }) => nature === 'REPUDIATION'),
  );
  api.post<ById>('/repudiations/:id/settlementtransfer', ({ params, body }) =>
    createSettlement(provider, params.id, body),
  );
}

function presentDocument({ pageSizes: _pageSizes, ...fields }: DisputeDocument) {
  return fields;
}
