import { readText } from '../../cells/cell.ts'
import { readInsuranceForm } from '../../cells/code-tables.ts'
import { readDayToCome } from '../../cells/dates.ts'
import { readCover } from '../../cells/numbers.ts'
import type { Row } from '../../rows/row.ts'
import type { FileKind } from '../file-kind.ts'
import { FROZEN_ON, readNumbers } from '../licensing.ts'
import type { RemovalRecord } from '../../store/remove-facts.ts'
import { endKindOf, noteContradictions } from './end-of-policy.ts'
import { isPrimaryCover, type PolicyRecord, withKey } from './join-policy.ts'
import { writePolicies } from './write-policies.ts'

/** The columns of a policy, which each of the three files names differently. */
interface PolicyColumns {
  readonly numbers: { readonly docket: string; readonly dot?: string }
  readonly form: string
  /** The first that is not blank says whether the policy is primary. */
  readonly classes: readonly string[]
  readonly underlying: string
  readonly insurer: string
  readonly policyNumber: string
  readonly amount: string
  /** Left out where the file has no transactions. */
  readonly transactedOn?: string
  /** Left out where the file has no column for cancellations. */
  readonly cancelledOn?: string
}

const readPolicy = (row: Row, columns: PolicyColumns): PolicyRecord => {
  const form = row.required(columns.form, readInsuranceForm, 'no form code')
  const underlying = row.must(columns.underlying, cell => readCover(cell, form.code))
  const classText = columns.classes.map(column => row.cell(column)).find(cell => cell !== '') ?? ''
  const policy = withKey({
    ...readNumbers(row, columns.numbers),
    form,
    isPrimary: form.kind === 'broker_bond' || isPrimaryCover(classText, underlying),
    insurer: row.read(columns.insurer, readText),
    policyNumber: row.read(columns.policyNumber, readText),
    amount: row.must(columns.amount, cell => readCover(cell, form.code)),
    underlyingAmount: underlying,
    effectiveOn: row.must('EFFECTIVE_DATE', readDayToCome),
    transactedOn: columns.transactedOn === undefined ? null : row.read(columns.transactedOn, readDayToCome),
    cancelledOn: columns.cancelledOn === undefined ? null : row.must(columns.cancelledOn, readDayToCome),
  })
  return noteContradictions(row, columns.cancelledOn ?? '', policy)
}

type InsuranceKind = FileKind<PolicyRecord | RemovalRecord>

const insuranceKind = (
  file: 'ActPendInsur' | 'Insur' | 'InsHist',
  kind: Pick<
    InsuranceKind,
    'name' | 'columns' | 'hallmarks' | 'required' | 'otherNames' | 'numbers' | 'read'
  >,
): InsuranceKind => ({
  ...kind,
  title: `L&I ${file}`,
  hasHeader: false,
  frozenOn: FROZEN_ON,
  write: writePolicies(file),
})

const ACTIVE_NUMBERS = { docket: 'DOCKET_NUMBER', dot: 'DOT_NUMBER' }

/** ActPendInsur: policies in force or pending, in unpadded thousands. A later cancellation in it is only a notice. */
export const LI_INSURANCE_ACTIVE = insuranceKind('ActPendInsur', {
  name: 'li-insurance-active',
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
  hallmarks: ['MOD_COL_1', 'NAME_COMPANY', 'CANCL_EFFECTIVE_DATE'],
  otherNames: { DOT_NUMBER: ['USDOT_NUMBER'], MOD_COL_1: ['INS_TYPE_DESC'] },
  numbers: ACTIVE_NUMBERS,
  read: row =>
    readPolicy(row, {
      numbers: ACTIVE_NUMBERS,
      form: 'INS_FORM_CODE',
      classes: ['MOD_COL_1'],
      underlying: 'UNDERL_LIM_AMOUNT',
      insurer: 'NAME_COMPANY',
      policyNumber: 'POLICY_NO',
      amount: 'MAX_COV_AMOUNT',
      transactedOn: 'TRANS_DATE',
      cancelledOn: 'CANCL_EFFECTIVE_DATE',
    }),
})

const INSUR_COLUMNS = [
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

const INSUR_NUMBERS = { docket: 'DOCKET_NUMBER' }

const isBlank = (cell: string) => /^[\s0]*$/.test(cell)

/** Insur: policies in force or pending, by docket alone. A row that is blank except for its docket removes them all. */
export const LI_INSURANCE = insuranceKind('Insur', {
  name: 'li-insurance',
  columns: INSUR_COLUMNS,
  hallmarks: ['INS_TYPE', 'CLASS_CODE'],
  otherNames: {
    DOCKET_NUMBER: ['PREFIX_DOCKET_NUMBER'],
    INS_TYPE: ['INS_TYPE_CODE'],
    CLASS_CODE: ['INS_CLASS_CODE'],
  },
  numbers: INSUR_NUMBERS,
  read: row => {
    const owner = readNumbers(row, INSUR_NUMBERS)
    if (INSUR_COLUMNS.slice(1).every(column => isBlank(row.cell(column))))
      return { ...owner, isRemoval: true }
    return readPolicy(row, {
      numbers: INSUR_NUMBERS,
      form: 'INS_FORM_CODE',
      classes: ['CLASS_CODE'],
      underlying: 'UNDERL_LIM_AMOUNT',
      insurer: 'NAME_COMPANY',
      policyNumber: 'POLICY_NO',
      amount: 'MAX_COV_AMOUNT',
    })
  },
})

const HISTORY_COLUMNS = [
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
]

const HISTORY_NUMBERS = { docket: 'DOCKET', dot: 'USDOT' }

/** Columns that a file with a header may lack. */
const OPTIONAL: ReadonlySet<string> = new Set([
  'CANCELLATION_METHOD',
  'CANCEL_FORM',
  'TYPE_INDICATOR',
  'TYPE_DESCRIPTION',
  'SPECIFIC_CANCELLATION_METHOD',
  'BRANCH',
])

/** InsHist: policies that were cancelled, replaced or transferred, many of them on several lines. */
export const LI_INSURANCE_HISTORY = insuranceKind('InsHist', {
  name: 'li-insurance-history',
  columns: HISTORY_COLUMNS,
  hallmarks: ['MINIMUM_COVERAGE', 'CANCEL_EFFECTIVE_DATE'],
  required: HISTORY_COLUMNS.filter(column => !OPTIONAL.has(column)),
  otherNames: {
    DOCKET: ['DOCKET_NUMBER'],
    USDOT: ['DOT_NUMBER', 'USDOT_NUMBER'],
    FORM_CODE: ['INS_FORM_CODE'],
    CANCELLATION_METHOD: ['CANCL_METHOD'],
    TYPE_DESCRIPTION: ['INS_TYPE_DESC', 'MOD_COL_1'],
    POLICY_NUMBER: ['POLICY_NO'],
    MINIMUM_COVERAGE: ['MIN_COV_AMOUNT'],
    CLASS_CODE: ['INS_CLASS_CODE'],
    UNDERLYING_LIMIT: ['UNDERL_LIM_AMOUNT'],
    MAX_COVERAGE: ['MAX_COV_AMOUNT'],
    CANCEL_EFFECTIVE_DATE: ['CANCL_EFFECTIVE_DATE'],
    COMPANY: ['NAME_COMPANY'],
  },
  numbers: HISTORY_NUMBERS,
  read: row => ({
    ...readPolicy(row, {
      numbers: HISTORY_NUMBERS,
      form: 'FORM_CODE',
      classes: ['CLASS_CODE', 'TYPE_DESCRIPTION'],
      underlying: 'UNDERLYING_LIMIT',
      insurer: 'COMPANY',
      policyNumber: 'POLICY_NUMBER',
      amount: 'MAX_COVERAGE',
      cancelledOn: 'CANCEL_EFFECTIVE_DATE',
    }),
    endKind: endKindOf(row.cell('CANCELLATION_METHOD'), row.cell('SPECIFIC_CANCELLATION_METHOD')),
  }),
})
