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
  const form = row.actionItem('FORM_CODE', readInsuranceForm, 'no form code')
  const underlying = row.must('UNDERLYING_LIMIT', cell => readCover(cell, form.code))
  return {
    ...readNumbers(row, { docket: 'DOCKET', dot: 'USDOT' }),
    form,
    isPrimary: isPrimaryCover(row.cell('CLASS_CODE') || row.cell('TYPE_DESCRIPTION'), underlying),
    insurer: row.read('COMPANY', readText),
    policyNumber: row.read('POLICY_NUMBER', readText),
    amount: row.must('MAX_COVERAGE', cell => readCover(cell, form.code)),
    underlyingAmount: underlying,
    effectiveOn: row.must('EFFECTIVE_DATE', readDayToCome),
    cancelledOn: row.must('CANCEL_EFFECTIVE_DATE', readDayToCome),
  }
}

/** InsHist: policies that were cancelled, replaced or transferred, many of them on several lines. */
export const LI_INSURANCE_HISTORY: FileKind<PolicyRecord | RemovalRecord> = {
  name: 'li-insurance-history',
  title: 'L&I InsHist',
  hasHeader: false,
  frozenOn: FROZEN_ON,
  hallmarks: [],
  columns: [
    'DOCKET',
    'USDOT',
    'FORM_CODE',
    'CANCELLATION_METHOD',
    'CANCEL_FORM',
    'TYPE_INDICATOR',
    'TYPE_DESCRIPTION',
    'POLICY_NUMBER',
    'MINIMUM_COVERAGE',
    'CLASS_CODE',
    'EFFECTIVE_DATE',
    'UNDERLYING_LIMIT',
    'MAX_COVERAGE',
    'CANCEL_EFFECTIVE_DATE',
    'SPECIFIC_CANCELLATION_METHOD',
    'BRANCH',
    'COMPANY',
  ],
  read,
  write: writePolicies('InsHist'),
}
