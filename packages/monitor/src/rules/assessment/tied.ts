import { censusOrigin, type Rule, type RulesOfKinds } from './finding.ts'
import { TIED_ENDS } from '../terms/finding-value.ts'
import { knownRule, type RuleType } from '../terms/rule-types.ts'
import type { CarrierFacts } from './facts.ts'
import type { EndsOfCarrier, TieFact } from './tie-facts.ts'

/** How a carrier ended. */
export interface EndOfCarrier {
  readonly is_type: 'revoked' | 'out_of_service'
  readonly on: string | null
}

/** How a carrier ended, on a day. Null: it has not, as far as is seen. */
export const endOn = (
  { revoked_on, orders }: EndsOfCarrier,
  day: string,
  seesOrders = true,
): EndOfCarrier | null => {
  const revoked = revoked_on.findLast(on => on <= day)
  if (revoked !== undefined) return { is_type: 'revoked', on: revoked }
  const order = seesOrders ? orders.find(({ until }) => until === null || until > day) : undefined
  return order === undefined ? null : { is_type: 'out_of_service', on: order.on }
}

/** An earlier registration is one that was revoked, by the agency's own word. */
const endOfPrior = (tie: TieFact, day: string): EndOfCarrier => {
  const end = endOn(tie, day, false)
  return end ?? { is_type: 'revoked', on: null }
}

/** The ties of a carrier to those that should not operate, on a day: to revoked ones, then to those out of service. */
export const tiesToEnded = (ties: readonly TieFact[], day: string) =>
  ties
    .flatMap(tie => {
      const end = tie.by === 'prior' ? endOfPrior(tie, day) : endOn(tie, day)
      return end === null ? [] : [{ by: tie.by, dot: tie.dot, end: end.is_type, on: end.on }]
    })
    .toSorted((one, other) => TIED_ENDS.indexOf(one.end) - TIED_ENDS.indexOf(other.end))

type Facts = Pick<CarrierFacts, 'ties'>

/** No carrier that was revoked or is out of service agrees with it. The one that tells most is the first. */
const noTies: Rule = ({ census, ties = null }, today) => {
  const found = censusOrigin(census)
  if (ties === null) return { ...found, result: 'incomplete', value: null }
  const [tie] = tiesToEnded(ties, today)
  if (tie !== undefined) return { ...found, result: 'fail', value: { code: 'tied', ...tie } }
  // Of a carrier that is not in the register there is nothing that another could have too.
  return found.as_of === null
    ? { ...found, result: 'incomplete', value: null }
    : { ...found, result: 'pass', value: { code: 'no_ties' } }
}

/** What decides the rule about ties, and the days on which those that a carrier is tied to end, or may operate again. */
export const TIE_RULES = {
  no_ties_to_revoked: {
    decide: () => noTies,
    turns: ({ ties }: Facts) =>
      (ties ?? []).flatMap(({ revoked_on, orders }) => [
        ...revoked_on,
        ...orders.flatMap(({ until }) => until ?? []),
      ]),
  },
} as const satisfies RulesOfKinds

/** Whether a rule reads the ties of a carrier. */
export const readsTies = (type: RuleType): boolean => knownRule(type).kind in TIE_RULES
