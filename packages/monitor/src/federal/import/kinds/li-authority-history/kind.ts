import type { AuthorityName } from '../../../../rules/authority/authority-kinds.ts'
import { readCode, readText } from '../../cells/cell.ts'
import { readAuthorityName } from '../../cells/code-tables.ts'
import { readDayToCome, readFederalDate } from '../../cells/dates.ts'
import type { Row } from '../../rows/row.ts'
import { keyOf, rankOfDay } from '../../store/digest.ts'
import type { CarrierNumbers } from '../../store/find-carriers.ts'
import { AUTHORITY_HISTORY, finishNotices, writeAuthority } from '../authority-facts.ts'
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

const NUMBERS = { docket: 'DOCKET', dot: 'USDOT' }

const read = (row: Row): AuthorityHistoryRecord => {
  const finalDecidedOn = row.read('FINAL_DECISION_DATE', readDayToCome)
  // It takes effect when it is served; the decision is the next best day.
  const finalOn = row.read('FINAL_SERVED_DATE', readDayToCome) ?? finalDecidedOn
  const actedOn = row.required('ORIGINAL_SERVED_DATE', readFederalDate, 'no date')
  if (finalOn !== null && finalOn < actedOn)
    row.warnings.push({
      column: 'FINAL_SERVED_DATE',
      value: finalOn,
      reason: `it ends before it begins, on ${actedOn}; it counts as ended`,
    })
  return {
    ...readNumbers(row, NUMBERS),
    subNumber: row.read('SUB_NUMBER', readCode),
    authority: row.required('AUTHORITY_TYPE', readAuthorityName, 'no authority'),
    action: row.required('ORIGINAL_ACTION', readText, 'no action').toUpperCase(),
    actedOn,
    finalAction: row.read('FINAL_ACTION', readText)?.toUpperCase() ?? null,
    finalDecidedOn,
    finalOn,
  }
}

/**
 * AuthHist: every action on every authority, until May 14, 2026.
 *
 * Choice: an action that occurs twice, once without its end, has ended.
 */
export const LI_AUTHORITY_HISTORY: FileKind<AuthorityHistoryRecord> = {
  name: 'li-authority-history',
  title: 'L&I AuthHist',
  hasHeader: false,
  frozenOn: FROZEN_ON,
  hallmarks: ['ORIGINAL_ACTION', 'ORIGINAL_SERVED_DATE', 'FINAL_ACTION'],
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
  otherNames: {
    DOCKET: ['DOCKET_NUMBER'],
    USDOT: ['DOT_NUMBER', 'USDOT_NUMBER'],
    AUTHORITY_TYPE: ['OP_AUTH_TYPE', 'OPERATING_AUTHORITY_TYPE', 'MOD_COL_1'],
    ORIGINAL_ACTION: ['ORIGINAL_ACTION_DESC', 'ORIGINAL_AUTHORITY_ACTION_DESCRIPTION'],
    ORIGINAL_SERVED_DATE: ['ORIG_SERVED_DATE', 'ORIGINAL_AUTHORITY_ACTION_SERVED_DATE'],
    FINAL_ACTION: ['DISP_ACTION_DESC', 'FINAL_AUTHORITY_ACTION_DESCRIPTION'],
    FINAL_DECISION_DATE: ['DISP_DECIDED_DATE', 'FINAL_AUTHORITY_DECISION_DATE'],
    FINAL_SERVED_DATE: ['DISP_SERVED_DATE', 'FINAL_AUTHORITY_SERVED_DATE'],
  },
  numbers: NUMBERS,
  read,
  onPublished: finishNotices('L&I AuthHist'),
  write: writeAuthority(AUTHORITY_HISTORY, ({ docket, authority, subNumber, action, actedOn, ...ended }) => ({
    key: keyOf([docket ?? '-', authority, subNumber ?? '-', action, actedOn].join(' ')),
    rank: rankOfDay(ended.finalOn),
    values: {
      docket,
      authority,
      sub_number: subNumber,
      action,
      acted_on: actedOn,
      final_action: ended.finalAction,
      final_decided_on: ended.finalDecidedOn,
      final_on: ended.finalOn,
      source_file: 'L&I AuthHist',
    },
  })),
}
