import type { FilingEndKind } from '../../../../rules/assessment/policy-terms.ts'
import type { Row } from '../../rows/row.ts'
import type { PolicyTerms } from './join-policy.ts'

/** How each reason for which a filing ends begins. */
const REASONS_OF_ENDS: readonly (readonly [start: RegExp, kind: FilingEndKind])[] = [
  [/^(?:CANC|TERM\/CAN)/, 'canceled'],
  [/^(?:TERM|REPL)/, 'replaced'],
  [/^NAME/, 'name_changed'],
  [/^TRANS/, 'transferred'],
]

/** How a filing ended, by the first reason that is known; an unknown one is another end. */
export const endKindOf = (...reasons: readonly string[]): FilingEndKind => {
  for (const reason of reasons) {
    const text = reason.trim().toUpperCase()
    const known = REASONS_OF_ENDS.find(([start]) => start.test(text))
    if (known !== undefined) return known[1]
  }
  return 'other'
}

/**
 * Lists a row that contradicts itself among the refused ones, with both values. The row is kept and read as the harsher of them: a
 * policy that ends before it begins was never in force, and one that is listed after its end has ended.
 */
export const noteContradictions = <T extends PolicyTerms>(row: Row, column: string, policy: T): T => {
  const { effectiveOn, cancelledOn, transactedOn = null } = policy
  const note = (other: string, reason: string) =>
    row.warnings.push({ column, value: `${cancelledOn}, ${other}`, reason })
  if (cancelledOn === null) return policy
  if (effectiveOn !== null && cancelledOn < effectiveOn)
    note(`first day ${effectiveOn}`, 'ends before it begins; read as never in force')
  if (transactedOn !== null && cancelledOn < transactedOn)
    note(`transaction ${transactedOn}`, 'in force by a transaction after its end; read as ended')
  return policy
}
