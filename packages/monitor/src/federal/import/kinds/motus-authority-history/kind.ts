import { isBookkeeping } from '../../../../rules/authority/authority-turns.ts'
import { sql, type Transaction } from 'kysely'
import { readText } from '../../cells/cell.ts'
import { readMotusAuthority } from '../../cells/code-tables.ts'
import { withoutEmails } from '../../cells/contact.ts'
import { readFederalDate } from '../../cells/dates.ts'
import type { Schema } from '../../../../database/schema.ts'
import type { Row } from '../../rows/row.ts'
import { rowsOf } from '../../../../database/rows-of.ts'
import { keyOf } from '../../store/digest.ts'
import type { CarrierNumbers } from '../../store/find-carriers.ts'
import { isRemoval, type RemovalRecord } from '../../store/remove-facts.ts'
import { AUTHORITY_HISTORY, finishNotices, wholeAuthority, writeAuthority } from '../authority-facts.ts'
import type { BatchResult, FileKind, ReadRecord } from '../file-kind.ts'
import { MOTUS_NUMBERS, readNumbers, readOrRemoval } from '../licensing.ts'

/** One change of the state of an authority. */
export interface AuthorityChangeRecord extends CarrierNumbers {
  readonly authorityType: string
  readonly authority: 'common' | 'broker' | 'other'
  /** ACTIVE, INACTIVE, PENDING, WITHDRAWN; any other is an end. */
  readonly status: string
  readonly reason: string | null
  readonly changedOn: string
}

const read = (row: Row): AuthorityChangeRecord => {
  const authority = row.required('OP_AUTH_TYPE', readMotusAuthority, 'no authority')
  return {
    ...readNumbers(row, MOTUS_NUMBERS),
    authorityType: row.required('OP_AUTH_TYPE', readText, 'no authority'),
    authority: authority === 'common' || authority === 'broker' ? authority : 'other',
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

const writeChanges = writeAuthority<AuthorityChangeRecord>(
  AUTHORITY_HISTORY,
  ({ docket, authorityType, authority, status, reason, changedOn }) => ({
    key: keyOf(['motus', docket ?? '-', authorityType, status, changedOn].join(' ')),
    // Of two rows of one change the one that is no bookkeeping counts.
    rank: isBookkeeping(reason) ? 0 : reason === null ? 1 : 2,
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
  'Motus AuthHist',
)

/** What one authority of a docket was on a day, by one row. */
interface Change {
  readonly line: number
  readonly status: string
  readonly reason: string | null
  readonly other_status: string
  readonly other_reason: string | null
}

/** Rows that give an authority a state of which the file has the opposite on the same day. The harsher stands. */
async function contradictedIn(
  tx: Transaction<Schema>,
  batch: readonly ReadRecord<AuthorityChangeRecord | RemovalRecord>[],
): Promise<NonNullable<BatchResult['contradicted']>> {
  const rows = batch.flatMap(({ line, record }) =>
    isRemoval(record) || record.authority !== 'common' || record.status === 'PENDING'
      ? []
      : [{ ...record, line, dot: record.dotNumber, changed_on: record.changedOn }],
  )
  if (rows.length === 0) return []
  const columns = {
    line: 'int',
    dot: 'text',
    docket: 'text',
    status: 'text',
    reason: 'text',
    changed_on: 'date',
  }
  const found = await sql<Change>`
    select distinct on (n.line) n.line, n.status, n.reason, h.action as other_status, h.reason as other_reason
    from ${rowsOf(columns, rows)} cross join lateral (
      select i.carrier_id from carrier_identifiers as i
      where i.is_type = 'DOT' and i.value_key = n.dot offset 0
    ) as c cross join lateral (
      select action, reason from authority_history as a
      where a.carrier_id = c.carrier_id and a.docket = n.docket and a.authority = 'common'
        and a.acted_on = n.changed_on and a.source_file = 'Motus AuthHist'
        and (a.action = 'ACTIVE') <> (n.status = 'ACTIVE') and a.action <> 'PENDING' offset 0
    ) as h
    order by n.line`.execute(tx)
  return found.rows
    .filter(row => !isBookkeeping(row.reason) && !isBookkeeping(row.other_reason))
    .map(({ line, status, other_status }) => ({
      line,
      complaint: {
        column: 'OP_AUTH_STATUS',
        value: status,
        reason: `the same day also has ${other_status}; the end stands`,
      },
    }))
}

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
  onPublished: finishNotices('Motus AuthHist'),
  write: async (tx, batch, day) => {
    const written = await writeChanges(tx, batch, day)
    return { ...written, contradicted: await contradictedIn(tx, batch) }
  },
}
