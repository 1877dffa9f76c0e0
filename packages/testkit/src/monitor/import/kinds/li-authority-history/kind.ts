import { refreshAuthority } from '../../../carriers/refresh-authority.ts'
import type { AuthorityName } from '../../../database/tables/authority-history-tables.ts'
import { readCode, readText } from '../../cells/cell.ts'
import { readAuthorityName } from '../../cells/code-tables.ts'
import { readDayToCome, readFederalDate } from '../../cells/dates.ts'
import type { Row } from '../../rows/row.ts'
import { type CarrierNumbers, findCarriers } from '../../store/find-carriers.ts'
import { type FactTable, writeFacts } from '../../store/write-facts.ts'
import type { FileKind } from '../file-kind.ts'
import { FROZEN_ON, readNumbers } from '../licensing.ts'

/** One action on an authority, and how it ended. */
export interface AuthorityHistoryRecord extends CarrierNumbers {
  readonly subNumber: string | null
  readonly authority: AuthorityName
  readonly action: string
  readonly actedOn: string
  readonly finalAction: string | null
  readonly finalDecidedOn: string | null
  readonly finalOn: string | null
}

const read = (row: Row): AuthorityHistoryRecord => {
  const finalDecidedOn = row.read('FINAL_DECISION_DATE', readDayToCome)
  return {
    ...readNumbers(row, { docket: 'DOCKET', dot: 'USDOT' }),
    subNumber: row.read('SUB_NUMBER', readCode),
    authority: row.required('AUTHORITY_TYPE', readAuthorityName, 'no authority'),
    action: row.required('ORIGINAL_ACTION', readText, 'no action').toUpperCase(),
    actedOn: row.required('ORIGINAL_SERVED_DATE', readFederalDate, 'no date'),
    finalAction: row.read('FINAL_ACTION', readText)?.toUpperCase() ?? null,
    finalDecidedOn,
    // It takes effect when it is served; the decision is the next best day.
    finalOn: row.read('FINAL_SERVED_DATE', readDayToCome) ?? finalDecidedOn,
  }
}

const HISTORY: FactTable = {
  table: 'authority_history',
  columns: {
    docket: 'text',
    authority: 'text',
    sub_number: 'text',
    action: 'text',
    acted_on: 'date',
    final_action: 'text',
    final_decided_on: 'date',
    final_on: 'date',
  },
}

/**
 * AuthHist: every action on every authority.
 *
 * Choice: an action that occurs twice, once without its end, has ended.
 */
export const LI_AUTHORITY_HISTORY: FileKind<AuthorityHistoryRecord> = {
  name: 'li-authority-history',
  title: 'L&I AuthHist',
  hasHeader: false,
  frozenOn: FROZEN_ON,
  hallmarks: [],
  columns: [
    'DOCKET',
    'USDOT',
    'SUB_NUMBER',
    'AUTHORITY_TYPE',
    'ORIGINAL_ACTION',
    'ORIGINAL_SERVED_DATE',
    'FINAL_ACTION',
    'FINAL_DECISION_DATE',
    'FINAL_SERVED_DATE',
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
      HISTORY,
      found.map(({ carrierId, record: { docket, authority, subNumber, action, actedOn, ...ended } }) => ({
        carrierId,
        key: [docket ?? '-', authority, subNumber ?? '-', action, actedOn].join(' '),
        rank: ended.finalOn ?? '',
        values: {
          docket,
          authority,
          sub_number: subNumber,
          action,
          acted_on: actedOn,
          final_action: ended.finalAction,
          final_decided_on: ended.finalDecidedOn,
          final_on: ended.finalOn,
        },
      })),
      asOf,
    )
    await refreshAuthority(tx, [...touched])
    return { ...counts, skipped: 0, refused }
  },
}
