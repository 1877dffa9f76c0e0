import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { blocksSafety } from '../http/guards/guards.ts'
import { forbidden } from '../http/refused.ts'
import type { Actor } from '../http/session/actor.ts'
import { type CarrierFilter, readFilters, searchFilters } from './carrier-filters.ts'
import { conditionsOf, LAST } from './conditions.ts'
import type { Condition } from './condition.ts'
import type { NarrowedFor } from './narrowing.ts'
import { carrierSort, isByVerdict, mentionsSafety, orderOf } from './sorts.ts'

/** How a list of a company's own carriers is searched. */
export const ownSearch = searchFilters
/** How such a list is searched and ordered. */
export const ownListing = searchFilters.extend({ s: carrierSort })
export type OwnSearch = z.output<typeof ownSearch>
export type OwnListing = z.output<typeof ownListing>

/**
 * The conditions of a search among a company's own carriers, where the start of a name needs no index range.
 *
 * Empty: none, without a search.
 */
export const ownConditions = (sent: OwnListing, by: NarrowedFor): readonly Condition[] =>
  Object.keys(sent).every(name => name === 's') ? [] : everyCondition(readFilters(sent, by))

/** All conditions of a filter, as those of a list without an index range. */
export function everyCondition(filter: CarrierFilter): readonly Condition[] {
  const { nameStart } = filter
  if (nameStart === undefined) return conditionsOf(filter)
  const end = nameStart + LAST
  return [
    ...conditionsOf(filter),
    sql<boolean>`((carriers.legal_name_key >= ${nameStart} and carriers.legal_name_key < ${end})
      or (carriers.dba_name_key >= ${nameStart} and carriers.dba_name_key < ${end}))`,
  ]
}

/** Refuses: 403 without rules in the plan. */
export function requireRules(actor: Actor): void {
  if (!actor.paywall.can_rule) throw forbidden('Your plan does not include rules.')
}

/**
 * The order of such a list. Empty: undefined, for the list's own.
 *
 * Refuses: 403 for an order that reveals safety data to a user who may not see it, and by verdict without rules in the
 * plan.
 */
export function ownOrder({ s }: OwnListing, actor: Actor, day: string): RawBuilder<unknown> | undefined {
  if (s === undefined) return undefined
  if (mentionsSafety(s) && blocksSafety(actor)) throw forbidden('You do not have access to safety data.')
  if (isByVerdict(s)) requireRules(actor)
  return orderOf(s, day)
}
