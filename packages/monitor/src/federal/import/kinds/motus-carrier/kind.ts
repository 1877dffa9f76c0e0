import type { MotusAuthorityKind } from '../../../../rules/authority/authority-kinds.ts'
import { readText } from '../../cells/cell.ts'
import { readAuthorityStatus, readMotusAuthority } from '../../cells/code-tables.ts'
import { readWholeNumber } from '../../cells/numbers.ts'
import type { Row } from '../../rows/row.ts'
import { keyOf } from '../../store/digest.ts'
import type { CarrierNumbers } from '../../store/find-carriers.ts'
import type { RemovalRecord } from '../../store/remove-facts.ts'
import { MOTUS_AUTHORITIES, wholeAuthority, writeAuthority } from '../authority-facts.ts'
import type { FileKind } from '../file-kind.ts'
import { MOTUS_NUMBERS, readDocketNumbers, readOrRemoval } from '../licensing.ts'

/** One authority of one docket. */
export interface MotusAuthorityRecord extends CarrierNumbers {
  readonly docket: string
  readonly authorityType: string
  readonly authority: MotusAuthorityKind
  readonly status: string | null
  /** Whole US dollars. */
  readonly bipdRequired: number | null
}

const read = (row: Row): MotusAuthorityRecord => ({
  ...readDocketNumbers(row, MOTUS_NUMBERS),
  authorityType: row.required('OP_AUTH_TYPE', readText, 'no authority'),
  authority: row.required('OP_AUTH_TYPE', readMotusAuthority, 'no authority'),
  status: row.read('OP_AUTH_STATUS', readAuthorityStatus),
  bipdRequired: row.read('MIN_COV_AMOUNT', cell => readWholeNumber(cell)),
})

/** Kinds that are shown in the register's own words. */
const OWN_TERMS: ReadonlySet<MotusAuthorityKind> = new Set(['border', 'enterprise', 'other'])

const COLUMNS = ['DOCKET_NUMBER', 'USDOT_NUMBER', 'OP_AUTH_TYPE', 'OP_AUTH_STATUS', 'MIN_COV_AMOUNT']

/**
 * Motus Carrier: each authority of each docket, with its state.
 *
 * Choice: BIPD_FILE is another field than that of the frozen file (0 for a carrier with millions on file), so it is not
 * read: cover comes from the policies. Names and addresses come from the census. Amounts are whole dollars.
 */
export const MOTUS_CARRIER: FileKind<MotusAuthorityRecord | RemovalRecord> = {
  name: 'motus-carrier',
  title: 'Motus Carrier',
  hasHeader: true,
  hallmarks: ['OP_AUTH_STATUS', 'BUS_UNDELIVERABLE_MAIL'],
  columns: [...COLUMNS, 'BUS_UNDELIVERABLE_MAIL'],
  numbers: MOTUS_NUMBERS,
  read: readOrRemoval(COLUMNS, read),
  whole: wholeAuthority(MOTUS_AUTHORITIES, 'Motus Carrier'),
  write: writeAuthority(
    MOTUS_AUTHORITIES,
    ({ docket, authorityType, authority, status, bipdRequired }) => ({
      key: keyOf(`${docket} ${authorityType}`),
      rank: Number(status === 'A'),
      values: {
        docket,
        authority_type: authorityType,
        authority,
        terms: OWN_TERMS.has(authority) ? authorityType : null,
        status,
        bipd_required: bipdRequired,
      },
    }),
    'Motus Carrier',
  ),
}
