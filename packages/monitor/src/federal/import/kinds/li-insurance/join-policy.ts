import { insurerKey, policyNumberKey, textKey } from '../../../../carriers/insurance/policy-number.ts'
import type { FilingEndKind } from '../../../../rules/assessment/policy-terms.ts'
import type { InsuranceForm } from '../../cells/code-tables.ts'
import { keyOf, shortKey } from '../../store/digest.ts'
import type { CarrierNumbers, Found } from '../../store/find-carriers.ts'
import { docketsOf } from './dockets-of-policy.ts'

/** A policy in one of the three insurance files. */
export interface PolicyRecord extends PolicyTerms {
  /** By which it is the same in all of them. */
  readonly key: number
}

/** What a line of a file says of a policy. */
export interface PolicyTerms extends CarrierNumbers {
  readonly form: InsuranceForm
  /** Excess cover pays after a primary policy and never replaces one. */
  readonly isPrimary: boolean
  readonly policyNumber: string | null
  readonly insurer: string | null
  /** Whole US dollars; null: not stated. */
  readonly amount: number | null
  readonly underlyingAmount: number | null
  readonly effectiveOn: string | null
  /** The day of the transaction that says so. Null or left out: the file has no column for it. */
  readonly transactedOn?: string | null
  /** The day of its end. Null: the file has none, or in a list of ended policies the day is not on record. */
  readonly cancelledOn: string | null
  /** How it ended, in a list of ended policies. */
  readonly endKind?: FilingEndKind
}

/**
 * Whether a policy is primary cover, by the text or letter of its class, else by its underlying limit.
 *
 * Choice: the form for both (91X) without a class is excess where it has an underlying limit, as cover must not be
 * overstated.
 */
export const isPrimaryCover = (terms: string, underlying: number | null): boolean => {
  const text = terms.trim().toUpperCase()
  if (text === 'E' || text.includes('EXCESS')) return false
  if (text === 'P' || text.includes('PRIMARY')) return true
  return (underlying ?? 0) === 0
}

/** The insurance files: of policies in force, and of those that ended. */
export type PolicyFile = 'ActPendInsur' | 'Insur' | 'InsHist' | 'Motus Insur' | 'Motus InsHist'

/** The stored policy: the last record of the two kinds of file, and what follows from both. */
export interface PolicyRow {
  readonly carrier_id: number
  readonly federal_key: number
  /** The docket under which a list has it, of several the one that was listed last. */
  readonly docket: string | null
  /** The others, each with the day of its last list: `FF31 2026-11-20,MX7 2026-11-19`. Null: there is none. */
  readonly other_dockets: string | null
  readonly kind: string
  readonly is_primary: boolean
  readonly insurer: string | null
  readonly policy_number: string | null
  readonly amount: number | null
  readonly underlying_amount: number | null
  /** The day of the transaction that states the amount. */
  readonly transacted_on: string | null
  readonly form_code: string
  readonly effective_on: string | null
  readonly listed_cancelled_on: string | null
  readonly listed_as_of: string | null
  readonly history_cancelled_on: string | null
  readonly history_kind: FilingEndKind | null
  readonly history_file: PolicyFile | null
  readonly history_as_of: string | null
  readonly motus_as_of: string | null
  readonly unlisted_on: string | null
  readonly source_file: PolicyFile
  readonly as_of: string
}

/** The day of a file, and whether a line is the first to correct what another file of that day said of its policy. */
interface DayOfLine {
  readonly asOf: string
  readonly isCorrecting: boolean
}

/** The lesser of two. Null is no value. */
const lesserOf = <T extends string | number>(one: T | null, other: T | null): T | null =>
  one === null || (other !== null && other < one) ? other : one

/** The greater of two; of days that is the later one. Null is less than any. */
const greaterOf = <T extends string | number>(one: T | null, other: T | null): T | null =>
  one === null || (other !== null && other > one) ? other : one

/**
 * By what a line finds its policy again, as its file writes it: the type, the number, the first day and the company, whatever form
 * and dockets it is filed on; without a number the amount as well. Which of them are one policy: see `resolveFilings`.
 *
 * Choice: primary and excess cover are two types, as one number may have both.
 */
export const withKey = (policy: PolicyTerms): PolicyRecord => {
  const { form, isPrimary, policyNumber, effectiveOn, insurer, amount } = policy
  const terms = [
    form.kind,
    isPrimary ? 'P' : 'E',
    textKey(policyNumber),
    effectiveOn ?? '-',
    insurerKey(insurer),
    ...(amount === null || policyNumberKey(policyNumber) !== null ? [] : [amount]),
  ]
  return { ...policy, key: shortKey(keyOf(terms.join(' '))) }
}

/**
 * Joins a fact of two files: the later day's value, on one day the greater of both, so that no order matters.
 */
const spelled = (before: PolicyRow | undefined, record: PolicyRecord, file: PolicyFile, asOf: string) => {
  const next = { insurer: record.insurer, policy_number: record.policyNumber, source_file: file }
  if (before === undefined || asOf > before.as_of) return next
  const { insurer, policy_number, source_file } = before
  if (asOf < before.as_of) return { insurer, policy_number, source_file }
  return {
    insurer: greaterOf(insurer, next.insurer),
    policy_number: greaterOf(policy_number, next.policy_number),
    source_file: greaterOf(source_file, next.source_file) ?? file,
  }
}

/**
 * The amount of a policy: that of its latest transaction in the last list of policies in force, on one day of transaction the
 * lesser one, as cover must not be overstated. What the list of ended policies says of it counts only where no list has it. A
 * correction replaces what the file that it corrects stated.
 */
const stated = (
  before: PolicyRow | undefined,
  record: PolicyRecord,
  file: PolicyFile,
  { asOf, isCorrecting }: DayOfLine,
) => {
  const next = {
    amount: record.amount,
    underlying_amount: record.underlyingAmount,
    transacted_on: record.amount === null ? null : (record.transactedOn ?? null),
    form_code: record.form.code,
  }
  if (before === undefined) return next
  const { amount, underlying_amount, transacted_on, form_code } = before
  const known = { amount, underlying_amount, transacted_on, form_code }
  const isHistory = isHistoryFile(file)
  if (isHistory && before.listed_as_of !== null) return known
  const day = isHistory ? before.history_as_of : before.listed_as_of
  if (day !== null && asOf < day) return known
  if (isCorrecting || day === null || asOf > day) return next
  if (next.amount === null || amount === null) return amount === null ? next : known
  const [one, other] = [transacted_on ?? '', next.transacted_on ?? '']
  if (one !== other) return one > other ? known : next
  return {
    // One that states nothing, or 0, says less than one that does.
    amount:
      amount === 0 || next.amount === 0 ? greaterOf(amount, next.amount) : lesserOf(amount, next.amount),
    underlying_amount: greaterOf(underlying_amount, next.underlying_amount),
    transacted_on,
    form_code: greaterOf(form_code, next.form_code) ?? form_code,
  }
}

/** Whether a file lists policies that ended. */
export const isHistoryFile = (file: PolicyFile) => file === 'InsHist' || file === 'Motus InsHist'

/**
 * The end that a list of policies in force tells. Insur has no column for it, so it removes none; the list since 14 May
 * 2026 has none either, but what a frozen list announced is no longer current where it lists the policy, whichever of the two
 * is read first.
 */
const listedEnd = (before: PolicyRow | undefined, record: PolicyRecord, file: PolicyFile, asOf: string) => {
  const known = before?.listed_cancelled_on ?? null
  if (file === 'Motus Insur') return null
  if (file !== 'ActPendInsur') return known
  if ((before?.motus_as_of ?? '') >= asOf) return null
  return before?.listed_as_of === asOf ? greaterOf(known, record.cancelledOn) : record.cancelledOn
}

/**
 * The end that a list of ended policies tells. The last one counts, as a policy cannot have ended before it did, and a day that one
 * line tells is the day of an end that others tell without one. Of several reasons the one that is the least of a renewal counts.
 */
const historyOf = (before: PolicyRow | undefined, record: PolicyRecord, file: PolicyFile, asOf: string) => {
  const {
    history_cancelled_on = null,
    history_kind = null,
    history_file = null,
    history_as_of = null,
  } = before ?? {}
  const known = { history_cancelled_on, history_kind, history_file, history_as_of }
  if (!isHistoryFile(file)) return known
  const next = {
    history_cancelled_on: record.cancelledOn,
    history_kind: record.endKind ?? null,
    history_file: file,
  }
  const day = greaterOf(history_as_of, asOf)
  if (history_as_of === null || (next.history_cancelled_on ?? '') > (history_cancelled_on ?? ''))
    return { ...next, history_as_of: day }
  if ((next.history_cancelled_on ?? '') < (history_cancelled_on ?? ''))
    return { ...known, history_as_of: day }
  return {
    history_cancelled_on,
    history_kind: lesserOf(history_kind, next.history_kind),
    history_file: greaterOf(history_file, next.history_file),
    history_as_of: day,
  }
}

/**
 * The row of a policy after one more line of one file.
 *
 * A list of policies in force of a later day replaces what an earlier one said, also a cancellation that was withdrawn;
 * lines of one day are joined, whatever their order.
 */
export const joined = (
  before: PolicyRow | undefined,
  { carrierId, record }: Found<PolicyRecord>,
  file: PolicyFile,
  day: DayOfLine,
): PolicyRow => {
  const { asOf } = day
  const isHistory = isHistoryFile(file)
  return {
    carrier_id: carrierId,
    federal_key: record.key,
    ...docketsOf(before, record, { isHistory, asOf }),
    kind: record.form.kind,
    is_primary: record.isPrimary,
    ...spelled(before, record, file, asOf),
    ...stated(before, record, file, day),
    effective_on: record.effectiveOn,
    listed_cancelled_on: listedEnd(before, record, file, asOf),
    listed_as_of: isHistory ? (before?.listed_as_of ?? null) : asOf,
    ...historyOf(before, record, file, asOf),
    motus_as_of: file === 'Motus Insur' ? asOf : (before?.motus_as_of ?? null),
    unlisted_on: isHistory ? (before?.unlisted_on ?? null) : null,
    as_of: greaterOf(before?.as_of ?? null, asOf) ?? asOf,
  }
}
