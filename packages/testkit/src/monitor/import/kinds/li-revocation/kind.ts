import { refreshAuthority } from '../../../carriers/refresh-authority.ts'
import type { AuthorityName } from '../../../database/tables/authority-history-tables.ts'
import { readText } from '../../cells/cell.ts'
import { readAuthorityName } from '../../cells/code-tables.ts'
import { readDayToCome, readFederalDate } from '../../cells/dates.ts'
import type { Row } from '../../rows/row.ts'
import { type CarrierNumbers, findCarriers } from '../../store/find-carriers.ts'
import { type FactTable, writeFacts } from '../../store/write-facts.ts'
import type { FileKind } from '../file-kind.ts'
import { FROZEN_ON, readNumbers } from '../licensing.ts'

/** A notice of revocation. */
export interface RevocationRecord extends CarrierNumbers {
  readonly authority: AuthorityName
  readonly servedOn: string | null
  readonly kind: string
  readonly effectiveOn: string | null
}

const read = (row: Row): RevocationRecord => ({
  ...readNumbers(row, { docket: 'DOCKET_NUMBER', dot: 'DOT_NUMBER' }),
  authority: row.required('OPERATING_AUTHORITY_REGISTRATION_TYPE', readAuthorityName, 'no authority'),
  servedOn: row.read('SERVE_DATE', readFederalDate),
  kind: row.required('REVOCATION_TYPE', readText, 'no type').toUpperCase(),
  effectiveOn: row.must('EFFECTIVE_DATE', readDayToCome),
})

const REVOCATIONS: FactTable = {
  table: 'revocations',
  columns: {
    docket: 'text',
    authority: 'text',
    kind: 'text',
    served_on: 'date',
    effective_on: 'date',
  },
}

/** Revocation: notices, about half of which are discontinued; AuthHist says which. */
export const LI_REVOCATION: FileKind<RevocationRecord> = {
  name: 'li-revocation',
  title: 'L&I Revocation',
  hasHeader: false,
  frozenOn: FROZEN_ON,
  hallmarks: [],
  columns: [
    'DOCKET_NUMBER',
    'DOT_NUMBER',
    'OPERATING_AUTHORITY_REGISTRATION_TYPE',
    'SERVE_DATE',
    'REVOCATION_TYPE',
    'EFFECTIVE_DATE',
  ],
  read,
  async write(tx, batch, { asOf }) {
    const { found, refused } = await findCarriers(tx, batch)
    const {
      touched,
      written: _,
      ...counts
    } = await writeFacts(
      tx,
      REVOCATIONS,
      found.map(({ carrierId, record: { docket, authority, servedOn, kind, effectiveOn } }) => ({
        carrierId,
        key: [docket ?? '-', authority, servedOn ?? '-', kind].join(' '),
        rank: effectiveOn ?? '',
        values: { docket, authority, served_on: servedOn, kind, effective_on: effectiveOn },
      })),
      asOf,
    )
    await refreshAuthority(tx, [...touched])
    return { ...counts, skipped: 0, refused }
  },
}
