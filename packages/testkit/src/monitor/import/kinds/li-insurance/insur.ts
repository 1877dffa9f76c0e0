import { readCover } from '../../cells/amount.ts'
import { readDayToCome } from '../../cells/federal-date.ts'
import { readInsuranceForm } from '../../cells/insurance-form.ts'
import { readText } from '../../cells/text.ts'
import type { Row } from '../../rows/row.ts'
import type { FileKind } from '../file-kind.ts'
import { FROZEN_ON, readNumbers } from '../licensing.ts'
import { isPrimaryCover, type PolicyRecord, type RemovalRecord } from './policy-record.ts'
import { writePolicies } from './write-policies.ts'

const COLUMNS = [
  'DOCKET_NUMBER',
  'INS_TYPE',
  'CLASS_CODE',
  'MAX_COV_AMOUNT',
  'UNDERL_LIM_AMOUNT',
  'POLICY_NO',
  'EFFECTIVE_DATE',
  'INS_FORM_CODE',
  'NAME_COMPANY',
] as const

const isBlank = (cell: string) => /^[\s0]*$/.test(cell)

const read = (row: Row): PolicyRecord | RemovalRecord => {
  const numbers = readNumbers(row, { docket: 'DOCKET_NUMBER' })
  if (COLUMNS.slice(1).every(column => isBlank(row.cell(column)))) return { ...numbers, isRemoval: true }
  const form = row.actionItem('INS_FORM_CODE', readInsuranceForm, 'no form code')
  const underlying = row.must('UNDERL_LIM_AMOUNT', cell => readCover(cell, form.code))
  return {
    ...numbers,
    form,
    isPrimary: isPrimaryCover(row.cell('CLASS_CODE'), underlying),
    insurer: row.read('NAME_COMPANY', readText),
    policyNumber: row.read('POLICY_NO', readText),
    amount: row.must('MAX_COV_AMOUNT', cell => readCover(cell, form.code)),
    underlyingAmount: underlying,
    effectiveOn: row.must('EFFECTIVE_DATE', readDayToCome),
    cancelledOn: null,
  }
}

/** Insur: policies in force or pending, by docket alone. A row that is blank but for its docket takes all of them away. */
export const LI_INSURANCE: FileKind<PolicyRecord | RemovalRecord> = {
  name: 'li-insurance',
  title: 'L&I Insur',
  hasHeader: false,
  frozenOn: FROZEN_ON,
  hallmarks: [],
  columns: COLUMNS,
  read,
  write: writePolicies('Insur'),
}
