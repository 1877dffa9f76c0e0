import type { AuthorityName } from '../../../../rules/authority/authority-kinds.ts'
import { readText } from '../../cells/cell.ts'
import { readAuthorityName } from '../../cells/code-tables.ts'
import { readDayToCome, readFederalDate } from '../../cells/dates.ts'
import type { Row } from '../../rows/row.ts'
import { keyOf, rankOfDay } from '../../store/digest.ts'
import type { CarrierNumbers } from '../../store/find-carriers.ts'
import { REVOCATIONS, writeAuthority } from '../authority-facts.ts'
import type { FileKind } from '../file-kind.ts'
import { FROZEN_ON, readNumbers } from '../licensing.ts'

/** A notice of revocation. */
export interface RevocationRecord extends CarrierNumbers {
  readonly authority: AuthorityName
  readonly servedOn: string | null
  readonly kind: string
  readonly effectiveOn: string | null
}

const NUMBERS = { docket: 'DOCKET_NUMBER', dot: 'DOT_NUMBER' }

const read = (row: Row): RevocationRecord => ({
  ...readNumbers(row, NUMBERS),
  authority: row.required('OPERATING_AUTHORITY_REGISTRATION_TYPE', readAuthorityName, 'no authority'),
  servedOn: row.read('SERVE_DATE', readFederalDate),
  kind: row.required('REVOCATION_TYPE', readText, 'no type').toUpperCase(),
  effectiveOn: row.must('EFFECTIVE_DATE', readDayToCome),
})

/** Revocation: notices, about half of which are discontinued; AuthHist says which. */
export const LI_REVOCATION: FileKind<RevocationRecord> = {
  name: 'li-revocation',
  title: 'L&I Revocation',
  hasHeader: false,
  frozenOn: FROZEN_ON,
  hallmarks: ['OPERATING_AUTHORITY_REGISTRATION_TYPE', 'REVOCATION_TYPE'],
  columns: [
    'DOCKET_NUMBER',
    'DOT_NUMBER',
    'OPERATING_AUTHORITY_REGISTRATION_TYPE',
    'SERVE_DATE',
    'REVOCATION_TYPE',
    'EFFECTIVE_DATE',
  ],
  otherNames: {
    DOT_NUMBER: ['USDOT_NUMBER'],
    OPERATING_AUTHORITY_REGISTRATION_TYPE: ['TYPE_LICENSE'],
    SERVE_DATE: ['ORDER1_SERVE_DATE'],
    REVOCATION_TYPE: ['ORDER2_TYPE_DESC'],
    EFFECTIVE_DATE: ['ORDER2_EFFECTIVE_DATE'],
  },
  numbers: NUMBERS,
  read,
  write: writeAuthority(REVOCATIONS, ({ docket, authority, servedOn, kind, effectiveOn }) => ({
    key: keyOf([docket ?? '-', authority, servedOn ?? '-', kind].join(' ')),
    rank: rankOfDay(effectiveOn),
    values: {
      docket,
      authority,
      served_on: servedOn,
      kind,
      effective_on: effectiveOn,
      source_file: 'L&I Revocation',
    },
  })),
}
