import { grouped } from '../../kernel/grouped.ts'
import type { FilingEndKind } from '../../rules/assessment/policy-terms.ts'
import { insurerKey, policyNumberKey } from './policy-number.ts'

/** A stored filing as the files tell it: one row for each way in which they write a policy. */
export interface Filing {
  readonly federal_key: number | null
  readonly kind: string
  readonly is_primary: boolean
  readonly policy_number: string | null
  readonly insurer: string | null
  readonly amount: number | null
  readonly effective_on: string | null
  readonly transacted_on: string | null
  readonly docket: string | null
  readonly other_dockets: string | null
  readonly listed_cancelled_on: string | null
  readonly listed_as_of: string | null
  readonly motus_as_of: string | null
  readonly unlisted_on: string | null
  readonly history_cancelled_on: string | null
  readonly history_kind: FilingEndKind | null
  readonly history_file: string | null
  readonly history_as_of: string | null
  readonly source_file: string | null
  readonly as_of: string
}

/** The first day of a policy may differ by so much between files. */
export const FIRST_DAY_DAYS = 3

/** L&I ActPendInsur has no more of the name of an insurer. */
const INSURER_LENGTH = 45

export const daysApart = (one: string, other: string) =>
  Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000

export const compare = (one: string | number, other: string | number) =>
  one === other ? 0 : one < other ? -1 : 1

/** Most policies have one row. */
const sorted = <T>(rows: readonly T[], order: (one: T, other: T) => number): readonly T[] =>
  rows.length < 2 ? rows : rows.toSorted(order)

/** The row that stands for its policy first: the one that was listed last, of those the one with the least amount. */
export const byList = (one: Filing, other: Filing): number =>
  compare(other.motus_as_of ?? '', one.motus_as_of ?? '') ||
  compare(other.listed_as_of ?? '', one.listed_as_of ?? '') ||
  compare(other.as_of, one.as_of) ||
  compare(one.amount ?? Infinity, other.amount ?? Infinity) ||
  compare(one.federal_key ?? 0, other.federal_key ?? 0)

/** The end of one of several rows: the last day, then the kind that is the least of a renewal. */
export const byEnd = (one: Filing, other: Filing): number =>
  compare(other.history_cancelled_on ?? '', one.history_cancelled_on ?? '') ||
  compare(one.history_kind ?? '~', other.history_kind ?? '~') ||
  compare(other.history_as_of ?? '', one.history_as_of ?? '') ||
  compare(other.history_file ?? '', one.history_file ?? '')

/** A policy: the rows that are of it, and what they say together. */
export interface Policy {
  readonly rows: readonly Filing[]
  readonly shown: Filing
  readonly number: string | null
  /** The row of the list of ended policies that tells its end. */
  readonly history: Filing | undefined
  readonly isListed: boolean
}

const policyOf = (number: string | null, rows: readonly Filing[]): Policy => {
  const [shown] = sorted(rows, byList)
  if (shown === undefined) throw new Error('A policy has a row.')
  return {
    rows,
    shown,
    number,
    history: sorted(
      rows.filter(({ history_as_of }) => history_as_of !== null),
      byEnd,
    )[0],
    isListed: rows.some(({ listed_as_of, motus_as_of }) => listed_as_of !== null || motus_as_of !== null),
  }
}

/**
 * Rows of one number in terms: the first day of each is near that of another row of its term. A row without a first day is of the
 * one term that there is; beside several a listed one is of the last, and an end of none of them.
 */
const termsOf = (rows: readonly Filing[]): readonly (readonly Filing[])[] => {
  if (rows.length === 1) return [rows]
  const terms: Filing[][] = []
  let before = ''
  const dated = rows
    .filter(row => row.effective_on !== null)
    .toSorted((one, other) => compare(one.effective_on ?? '', other.effective_on ?? ''))
  for (const row of dated) {
    const day = row.effective_on ?? ''
    const term = terms.at(-1)
    if (term !== undefined && daysApart(before, day) <= FIRST_DAY_DAYS) term.push(row)
    else terms.push([row])
    before = day
  }
  const undated = rows.filter(row => row.effective_on === null)
  const last = terms.at(-1)
  if (last === undefined) return [undated]
  const isOfLast = ({ history_as_of }: Filing) => terms.length === 1 || history_as_of === null
  const ends = undated.filter(row => !isOfLast(row))
  last.push(...undated.filter(isOfLast))
  return ends.length === 0 ? terms : [...terms, ends]
}

/**
 * Which rows are one policy: of one kind, class and number, with near first days, whatever the insurer. Rows without a number are
 * one where kind, class, first day and insurer agree: of several amounts the least counts.
 */
export const policiesOf = (filings: readonly Filing[]): readonly Policy[] => {
  const numbers = new Map(filings.map(row => [row, policyNumberKey(row.policy_number)]))
  return grouped(filings, row => {
    const number = numbers.get(row)
    const type = `${row.kind} ${row.is_primary}`
    return number == null
      ? `${type}|${row.effective_on}|${insurerKey(row.insurer?.slice(0, INSURER_LENGTH) ?? null)}`
      : `${type} ${number}`
  }).flatMap(rows => {
    const number = (rows[0] && numbers.get(rows[0])) ?? null
    return (number === null ? [rows] : termsOf(rows)).map(each => policyOf(number, each))
  })
}
