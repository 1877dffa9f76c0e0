import { readText } from '../../cells/cell.ts'
import { readMotusAuthority } from '../../cells/code-tables.ts'
import { readDayToCome, readFederalDate } from '../../cells/dates.ts'
import type { Row } from '../../rows/row.ts'
import { keyOf, rankOfDay } from '../../store/digest.ts'
import type { CarrierNumbers } from '../../store/find-carriers.ts'
import type { RemovalRecord } from '../../store/remove-facts.ts'
import { REVOCATIONS, wholeAuthority, writeAuthority } from '../authority-facts.ts'
import type { FileKind } from '../file-kind.ts'
import { MOTUS_NUMBERS, readNumbers, readOrRemoval } from '../licensing.ts'

/** A notice that an authority is to be revoked or suspended. */
export interface NoticeRecord extends CarrierNumbers {
  readonly authorityType: string
  readonly authority: 'common' | 'broker' | 'other'
  readonly servedOn: string | null
  /** In capitals: OPERATING AUTHORITY INVOLUNTARY SUSPENSION NOTICE. */
  readonly kind: string
  /** May lie ahead. */
  readonly effectiveOn: string | null
}

const read = (row: Row): NoticeRecord => {
  const authority = row.required('OP_AUTH_TYPE', readMotusAuthority, 'no authority')
  return {
    ...readNumbers(row, MOTUS_NUMBERS),
    authorityType: row.required('OP_AUTH_TYPE', readText, 'no authority'),
    authority: authority === 'common' || authority === 'broker' ? authority : 'other',
    servedOn: row.read('ORDER1_SERVE_DATE', readFederalDate),
    kind: row.required('ORDER1_TYPE_DESC', readText, 'no type').toUpperCase(),
    effectiveOn: row.must('ORDER1_EFFECTIVE_DATE', readDayToCome),
  }
}

const COLUMNS = [
  'DOCKET_NUMBER',
  'USDOT_NUMBER',
  'OP_AUTH_TYPE',
  'ORDER1_SERVE_DATE',
  'ORDER1_TYPE_DESC',
  'ORDER1_EFFECTIVE_DATE',
]

/** Motus RevokeSuspend: notices of revocation and suspension. One whose day lies ahead is no end yet. */
export const MOTUS_REVOCATION: FileKind<NoticeRecord | RemovalRecord> = {
  name: 'motus-revocation',
  title: 'Motus RevokeSuspend',
  hasHeader: true,
  hallmarks: ['ORDER1_TYPE_DESC', 'ORDER1_EFFECTIVE_DATE'],
  columns: COLUMNS,
  numbers: MOTUS_NUMBERS,
  read: readOrRemoval(COLUMNS, read),
  whole: wholeAuthority(REVOCATIONS, 'Motus RevokeSuspend'),
  write: writeAuthority(REVOCATIONS, ({ docket, authorityType, authority, servedOn, kind, effectiveOn }) => ({
    key: keyOf(['motus', docket ?? '-', authorityType, servedOn ?? '-', kind].join(' ')),
    rank: rankOfDay(effectiveOn),
    values: {
      docket,
      authority_type: authorityType,
      authority,
      kind,
      served_on: servedOn,
      effective_on: effectiveOn,
      source_file: 'Motus RevokeSuspend',
    },
  })),
}
