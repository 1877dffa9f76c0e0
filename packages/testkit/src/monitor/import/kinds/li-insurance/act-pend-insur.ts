import { readCover } from '../../cells/amount.ts'
import { readDayToCome } from '../../cells/federal-date.ts'
import { readInsuranceForm } from '../../cells/insurance-form.ts'
import { readText } from '../../cells/text.ts'
import type { Row } from '../../rows/row.ts'
import type { FileKind } from '../file-kind.ts'
import { FROZEN_ON, readNumbers } from '../licensing.ts'
import { isPrimaryCover, type PolicyRecord, type RemovalRecord } from './policy-record.ts'
import { writePolicies } from './write-policies.ts'

const read = (row: Row): PolicyRecord => {
  const form = row.actionItem('INS_FORM_CODE', readInsuranceForm, 'no form code')
  const underlying = row.must('UNDERL_LIM_AMOUNT', cell => readCover(cell, form.code))
  return {
    ...readNumbers(row, { docket: 'DOCKET_NUMBER', dot: 'DOT_NUMBER' }),
    form,
    isPrimary: isPrimaryCover(row.cell('MOD_COL_1'), underlying),
    insurer: row.read('NAME_COMPANY', readText),
    policyNumber: row.read('POLICY_NO', readText),
    amount: row.must('MAX_COV_AMOUNT', cell => readCover(cell, form.code)),
    underlyingAmount: underlying,
    effectiveOn: row.must('EFFECTIVE_DATE', readDayToCome),
    cancelledOn: row.must('CANCL_EFFECTIVE_DATE', readDayToCome),
  }
}

/** ActPendInsur: policies in force or pending, in unpadded thousands. A cancellation in it is a notice until its day. */
export const LI_INSURANCE_ACTIVE: FileKind<PolicyRecord | RemovalRecord> = {
  name: 'li-insurance-active',
  title: 'L&I ActPendInsur',
  hasHeader: false,
  frozenOn: FROZEN_ON,
  hallmarks: [],
  columns: [
    'DOCKET_NUMBER',
    'DOT_NUMBER',
    'INS_FORM_CODE',
    'MOD_COL_1',
    'NAME_COMPANY',
    'POLICY_NO',
    'TRANS_DATE',
    'UNDERL_LIM_AMOUNT',
    'MAX_COV_AMOUNT',
    'EFFECTIVE_DATE',
    'CANCL_EFFECTIVE_DATE',
  ],
  read,
  write: writePolicies('ActPendInsur'),
}
