import { readText } from '../../cells/cell.ts'
import { readMotusAuthority } from '../../cells/code-tables.ts'
import { withoutEmails } from '../../cells/contact.ts'
import { readFederalDate } from '../../cells/dates.ts'
import type { Row } from '../../rows/row.ts'
import { keyOf } from '../../store/digest.ts'
import type { CarrierNumbers } from '../../store/find-carriers.ts'
import type { RemovalRecord } from '../../store/remove-facts.ts'
import { AUTHORITY_HISTORY, wholeAuthority, writeAuthority } from '../authority-facts.ts'
import type { FileKind } from '../file-kind.ts'
import { MOTUS_NUMBERS, readNumbers, readOrRemoval } from '../licensing.ts'

/** One change of the state of an authority. */
export interface AuthorityChangeRecord extends CarrierNumbers {
  readonly authorityType: string
  readonly authority: 'common' | 'broker' | 'other'
  /** ACTIVE, INACTIVE, PENDING, WITHDRAWN. */
  readonly status: string
  readonly reason: string | null
  readonly changedOn: string
}

const read = (row: Row): AuthorityChangeRecord => {
  const authority = row.required('OP_AUTH_TYPE', readMotusAuthority, 'no authority')
  return {
    ...readNumbers(row, MOTUS_NUMBERS),
    authorityType: row.required('OP_AUTH_TYPE', readText, 'no authority'),
    authority: authority === 'household' ? 'other' : authority,
    status: row.required('OP_AUTH_STATUS', readText, 'no state').toUpperCase(),
    reason: row.read('REASON', cell => readText(withoutEmails(cell))),
    changedOn: row.required('STATUS_CHANGE_DATE', readFederalDate, 'no date'),
  }
}

const COLUMNS = [
  'DOCKET_NUMBER',
  'USDOT_NUMBER',
  'OP_AUTH_TYPE',
  'OP_AUTH_STATUS',
  'REASON',
  'STATUS_CHANGE_DATE',
]

/**
 * Motus AuthHist: every change of the state of an authority.
 *
 * Choice: authority to move households is not authority to carry freight, so its changes neither grant nor end that. The
 * reason is free text in which people left e-mail addresses; none is kept.
 */
export const MOTUS_AUTHORITY_HISTORY: FileKind<AuthorityChangeRecord | RemovalRecord> = {
  name: 'motus-authority-history',
  title: 'Motus AuthHist',
  hasHeader: true,
  hallmarks: ['STATUS_CHANGE_DATE', 'REASON'],
  columns: COLUMNS,
  numbers: MOTUS_NUMBERS,
  read: readOrRemoval(COLUMNS, read),
  whole: wholeAuthority(AUTHORITY_HISTORY, 'Motus AuthHist'),
  write: writeAuthority(
    AUTHORITY_HISTORY,
    ({ docket, authorityType, authority, status, reason, changedOn }) => ({
      key: keyOf(['motus', docket ?? '-', authorityType, status, changedOn].join(' ')),
      rank: Number(reason !== null),
      values: {
        docket,
        authority_type: authorityType,
        authority,
        action: status,
        acted_on: changedOn,
        reason,
        source_file: 'Motus AuthHist',
      },
    }),
  ),
}
