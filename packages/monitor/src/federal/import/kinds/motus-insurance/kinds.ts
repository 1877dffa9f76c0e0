import { sql, type Transaction } from 'kysely'
import { refreshInsurance } from '../../../../carriers/insurance/refresh-insurance.ts'
import { anyOf } from '../../../../database/any-of.ts'
import type { Schema } from '../../../../database/schema.ts'
import { readText } from '../../cells/cell.ts'
import { readInsuranceForm } from '../../cells/code-tables.ts'
import { readDayToCome } from '../../cells/dates.ts'
import { readDollars } from '../../cells/numbers.ts'
import type { Row } from '../../rows/row.ts'
import type { RemovalRecord } from '../../store/remove-facts.ts'
import type { FileKind } from '../file-kind.ts'
import { endKindOf, noteContradictions } from '../li-insurance/end-of-policy.ts'
import { isPrimaryCover, type PolicyRecord, withKey } from '../li-insurance/join-policy.ts'
import { writePolicies } from '../li-insurance/write-policies.ts'
import { MOTUS_NUMBERS, readNumbers, readOrRemoval } from '../licensing.ts'

/** Amounts are whole dollars in both files, whatever their dictionary says. */
const readPolicy = (row: Row, transactedOn: string | null): PolicyRecord => {
  const form = row.required('INS_FORM_CODE', readInsuranceForm, 'no form code')
  const underlying = row.must('UNDERL_LIM_AMOUNT', cell => readDollars(cell, form.code))
  return withKey({
    ...readNumbers(row, MOTUS_NUMBERS),
    form,
    isPrimary: form.kind === 'broker_bond' || isPrimaryCover(row.cell('INS_CLASS_CODE'), underlying),
    insurer: row.read('INSURANCE_COMPANY_NAME', readText),
    policyNumber: row.read('POLICY_NO', readText),
    amount: row.must('MAX_COV_AMOUNT', cell => readDollars(cell, form.code)),
    underlyingAmount: underlying,
    effectiveOn: row.must('EFFECTIVE_DATE', readDayToCome),
    transactedOn,
    cancelledOn: null,
  })
}

/** A policy that ended, or will. Every reason ends that filing: what goes on under another number or name is a filing of its own. */
const readEnd = (row: Row): PolicyRecord =>
  noteContradictions(row, 'CANCL_EFFECTIVE_DATE', {
    ...readPolicy(row, null),
    cancelledOn: row.must('CANCL_EFFECTIVE_DATE', readDayToCome),
    endKind: endKindOf(row.cell('FILING_STATUS_REASON')),
  })

const POLICY = [
  'DOCKET_NUMBER',
  'USDOT_NUMBER',
  'INS_FORM_CODE',
  'INS_CLASS_CODE',
  'MAX_COV_AMOUNT',
  'UNDERL_LIM_AMOUNT',
  'POLICY_NO',
  'EFFECTIVE_DATE',
  'INSURANCE_COMPANY_NAME',
]

/**
 * Policies of real carriers that only lists of earlier days since May 14, 2026 had are listed no more, except those of some
 * carriers, from that day. Gives their carriers.
 *
 * Choice: they stay, as the history may tell of them, and beside them no frozen file is the newest word on their kind.
 */
async function unlistEarlierPolicies(
  tx: Transaction<Schema>,
  asOf: string,
  except: readonly number[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ carrier_id: number }>`
    update carrier_insurances as i set listed_as_of = null, unlisted_on = ${asOf}::date
    from carriers as c
    where c.id = i.carrier_id and c.source = 'federal' and i.motus_as_of < ${asOf}::date and i.listed_as_of is not null
      and i.listed_as_of < ${asOf}::date and not i.carrier_id = ${anyOf(except)}
    returning i.carrier_id`.execute(tx)
  return [...new Set(rows.map(row => row.carrier_id))]
}

type InsuranceKind = FileKind<PolicyRecord | RemovalRecord>

/** Motus Insur: policies in force or pending, once per transaction; those that ended since stay in it. */
export const MOTUS_INSURANCE: InsuranceKind = {
  name: 'motus-insurance',
  title: 'Motus Insur',
  hasHeader: true,
  hallmarks: ['INSURANCE_COMPANY_NAME', 'TRANS_DATE'],
  columns: [...POLICY, 'TRANS_DATE'],
  numbers: MOTUS_NUMBERS,
  whole: { remove: unlistEarlierPolicies, refresh: refreshInsurance },
  read: readOrRemoval([...POLICY, 'TRANS_DATE'], row =>
    readPolicy(row, row.read('TRANS_DATE', readDayToCome)),
  ),
  write: writePolicies('Motus Insur'),
}

const ENDED = [...POLICY, 'FILING_STATUS_REASON', 'CANCL_EFFECTIVE_DATE']

/** Motus InsHist: policies that ended, or will. */
export const MOTUS_INSURANCE_HISTORY: InsuranceKind = {
  name: 'motus-insurance-history',
  title: 'Motus InsHist',
  hasHeader: true,
  hallmarks: ['INSURANCE_COMPANY_NAME', 'FILING_STATUS_REASON'],
  columns: ENDED,
  numbers: MOTUS_NUMBERS,
  read: readOrRemoval(ENDED, readEnd),
  write: writePolicies('Motus InsHist'),
}
