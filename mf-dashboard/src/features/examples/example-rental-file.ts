import {
  completeness,
  DOCUMENT_KINDS,
  type DocumentKind,
  type FilePerson,
  type FileShare,
  type RentalFile,
  type SharedRentalFile,
  type SharedRentalFiles,
  type SupportingDocument,
} from '@moien/contract';

export const exampleTenantId = '01890000-0000-7000-8000-00000000f001';
export const exampleDocumentId = '01890000-0000-7000-8000-00000000d001';
const HOME_ID = '01890000-0000-7000-8000-0000000000b1';
export const exampleFileDay = new Date('2027-05-12T09:30:00Z');

export function exampleDocument(
  kind: DocumentKind,
  change: Partial<SupportingDocument> = {},
): SupportingDocument {
  return {
    id: `01890000-0000-7000-8000-0000${DOCUMENT_KINDS.indexOf(kind).toString(16).padStart(4, '0')}d0d0`,
    kind,
    name: `${kind}.pdf`,
    state: 'accepted',
    refusal: null,
    pageCount: 3,
    creationTimestamp: '2027-05-02T08:15:00Z',
    expiryTimestamp: '2027-08-02T08:15:00Z',
    ...change,
  };
}

function personOf(
  person: Pick<FilePerson, 'id' | 'role' | 'name' | 'isOneself'>,
  documents: SupportingDocument[],
): FilePerson {
  const kinds = documents.filter(({ state }) => state === 'accepted').map(({ kind }) => kind);
  return {
    ...person,
    categoryProofArray: completeness('FR', person.role, kinds),
    supportingDocumentArray: documents,
  };
}

const oneself = { id: exampleTenantId, role: 'tenant', name: 'Martine Weber', isOneself: true } as const;

function exampleShare(change: Partial<FileShare> = {}): FileShare {
  return {
    id: '01890000-0000-7000-8000-00000000e001',
    propertyId: HOME_ID,
    propertyTitle: 'Deux pièces au calme, Saint-Gilles',
    ownerName: 'Jean',
    stage: 'interest',
    isProofOnly: false,
    creationTimestamp: '2027-05-03T10:00:00Z',
    expiryTimestamp: '2027-06-02T10:00:00Z',
    end: null,
    viewCount: 2,
    viewArray: [
      { viewTimestamp: '2027-05-04T17:42:00Z', kind: 'payslips', page: 2 },
      { viewTimestamp: '2027-05-04T17:41:00Z', kind: 'payslips', page: 1 },
    ],
    ...change,
  };
}

/** Of somebody who looks for a home in France, with a guarantor. */
export function exampleRentalFile(change: Partial<RentalFile> = {}): RentalFile {
  return {
    settings: { countryCode: 'FR', household: 'single', monthlyIncome: 312_000 },
    isUnlocked: false,
    hasPassword: true,
    hasPasskey: false,
    filePersonArray: [
      personOf(oneself, [
        exampleDocument('passport', { id: exampleDocumentId, pageCount: 1 }),
        exampleDocument('work-contract'),
        exampleDocument('payslips', { state: 'checking', pageCount: 0, expiryTimestamp: null }),
        exampleDocument('rent-receipts', {
          state: 'refused',
          refusal: 'locked',
          pageCount: 0,
          expiryTimestamp: null,
        }),
      ]),
      personOf(
        {
          id: '01890000-0000-7000-8000-00000000f002',
          role: 'guarantor-person',
          name: 'Anne-Charlotte de La Rochefoucauld-Weber',
          isOneself: false,
        },
        [exampleDocument('tax-notice'), exampleDocument('utility-bill', { state: 'expired' })],
      ),
    ],
    fileShareArray: [
      exampleShare(),
      exampleShare({
        id: '01890000-0000-7000-8000-00000000e002',
        propertyTitle: 'Studio près de la gare',
        ownerName: 'Fatima',
        isProofOnly: true,
        end: 'declined',
        viewCount: 0,
        viewArray: [],
      }),
    ],
    shareableHomeArray: [
      { propertyId: HOME_ID, title: 'Maison de ville avec petit jardin', ownerName: 'Claire' },
    ],
    ...change,
  };
}

export const exampleNewFile: RentalFile = {
  settings: { countryCode: 'LU', household: 'single', monthlyIncome: null },
  isUnlocked: false,
  hasPassword: true,
  hasPasskey: false,
  filePersonArray: [
    { ...oneself, categoryProofArray: completeness('LU', 'tenant', []), supportingDocumentArray: [] },
  ],
  fileShareArray: [],
  shareableHomeArray: [],
};

export const exampleSharedFile: SharedRentalFile = {
  id: '01890000-0000-7000-8000-00000000e001',
  propertyId: HOME_ID,
  propertyTitle: 'Deux pièces au calme, Saint-Gilles',
  tenantName: 'Martine Weber',
  countryCode: 'FR',
  household: 'single',
  stage: 'interest',
  expiryTimestamp: '2027-06-02T10:00:00Z',
  incomeProof: {
    monthlyRent: 95_000,
    day: '2027-05-03',
    token: 'eyJhbGciOiJFZERTQSJ9.eyJkYXkiOiIyMDI3In0.c2ln',
  },
  filePersonArray: [
    {
      id: exampleTenantId,
      role: 'tenant',
      name: 'Martine Weber',
      categoryProofArray: completeness('FR', 'tenant', ['passport', 'payslips']),
      supportingDocumentArray: [
        { id: exampleDocumentId, kind: 'passport', pageCount: 1 },
        { id: '01890000-0000-7000-8000-00000000d002', kind: 'payslips', pageCount: 3 },
      ],
    },
  ],
};

export const exampleSharedFiles: SharedRentalFiles = {
  sharedFileArray: [
    {
      id: exampleSharedFile.id,
      propertyId: HOME_ID,
      propertyTitle: exampleSharedFile.propertyTitle,
      tenantName: exampleSharedFile.tenantName,
      stage: 'interest',
      creationTimestamp: '2027-05-03T10:00:00Z',
      expiryTimestamp: exampleSharedFile.expiryTimestamp,
    },
  ],
};
