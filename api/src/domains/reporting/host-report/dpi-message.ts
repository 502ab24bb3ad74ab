import type { EntryKind } from './plan-message.ts';
import type { ReportOperator } from './reported-host.ts';
import { elementsOf } from './xml-element.ts';

const dpi = elementsOf('dpi');
const stf = elementsOf('stf');

/** The zone that the schema's user guide wants; a message names none. */
const TIME_ZONE = 'Europe/Luxembourg';

const MESSAGE_KINDS = { new: 'DPI401', correction: 'DPI402', nothing: 'DPI403' } as const;
const ENTRY_KINDS = { new: 'OECD1', correction: 'OECD2', deletion: 'OECD3' } as const;
const RESENT = 'OECD0';

export type DpiMessage = {
  operator: ReportOperator;
  year: number;
  /** Of the authority that gets the message. */
  countryCode: string;
  kind: keyof typeof MESSAGE_KINDS;
  messageRefId: string;
  createdAt: Date;
  operatorDocRefId: string;
  /** Whether the operator was named in an earlier message of the year. */
  isOperatorResent: boolean;
  entryArray: readonly {
    kind: EntryKind;
    docRefId: string;
    correctedDocRefId: string | null;
    body: string;
  }[];
};

/** A message of the DPI XML schema 1.0 of the OECD, by which hosts are reported under DAC7 as well. */
export function dpiMessage(message: DpiMessage): string {
  const { operatorDocRefId, isOperatorResent, entryArray } = message;
  const operatorKind = isOperatorResent ? RESENT : ENTRY_KINDS.new;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<dpi:DPI_OECD xmlns:dpi="urn:oecd:ties:dpi:v1" xmlns:stf="urn:oecd:ties:dpistf:v1" version="1.0">',
    header(message),
    '<dpi:DPIBody>',
    dpi.within(
      'PlatformOperator',
      operatorOf(message.operator) + docSpec(operatorKind, operatorDocRefId, null),
    ),
    ...entryArray.map(({ kind, docRefId, correctedDocRefId, body }) =>
      dpi.within('ReportableSeller', body + docSpec(ENTRY_KINDS[kind], docRefId, correctedDocRefId)),
    ),
    '</dpi:DPIBody>',
    '</dpi:DPI_OECD>',
    '',
  ].join('\n');
}

function header({ operator, year, countryCode, kind, messageRefId, createdAt }: DpiMessage): string {
  return dpi.within(
    'MessageSpec',
    [
      dpi.text('SendingEntityIN', operator.taxNumber),
      dpi.text('TransmittingCountry', countryCode),
      dpi.text('ReceivingCountry', countryCode),
      dpi.text('MessageType', 'DPI'),
      dpi.text('MessageRefId', messageRefId),
      dpi.text('MessageTypeIndic', MESSAGE_KINDS[kind]),
      dpi.text('ReportingPeriod', `${year}-12-31`),
      dpi.text('Timestamp', localTime(createdAt)),
    ].join(''),
  );
}

function operatorOf({ name, address, countryCode, vatNumber, taxNumber }: ReportOperator): string {
  return [
    dpi.text('ResCountryCode', countryCode),
    dpi.text('TIN', taxNumber, { issuedBy: countryCode }),
    dpi.optional('VAT', vatNumber ?? ''),
    dpi.text('Name', name),
    dpi.within('Address', dpi.text('CountryCode', countryCode) + dpi.text('AddressFree', address), {
      legalAddressType: 'OECD304',
    }),
    // Resident for tax purposes in the member state in which it reports.
    dpi.text('Nexus', 'RPONEX1'),
    dpi.text('AssumedReporting', 'false'),
  ].join('');
}

function docSpec(kind: string, docRefId: string, correctedDocRefId: string | null): string {
  return dpi.within(
    'DocSpec',
    stf.text('DocTypeIndic', kind) +
      stf.text('DocRefId', docRefId) +
      stf.optional('CorrDocRefId', correctedDocRefId ?? ''),
  );
}

function localTime(at: Date): string {
  const milliseconds = String(at.getUTCMilliseconds()).padStart(3, '0');
  return `${at.toLocaleString('sv-SE', { timeZone: TIME_ZONE }).replace(' ', 'T')}.${milliseconds}`;
}
