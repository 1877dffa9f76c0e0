import type { Paywall } from '../account/paywall.ts'
import { planRefusal } from '../account/plan-features.ts'
import { maySetFactAges } from '../account/rule-rights.ts'
import type { ScopeHolder } from '../account/scope-rights.ts'
import { paths } from '../routes/paths.ts'
import type { Message } from '../shared/error-messages.ts'
import { readNestedQuery } from '../shared/nested-query.ts'
import { draftFromAddress, draftInAddress } from './draft-address.ts'
import type { TypedRules } from './rule-draft.ts'

/** The drafts that are tried: one, or two side by side. */
export type TypedDrafts = readonly [TypedRules] | readonly [TypedRules, TypedRules]

/** The name of each draft. */
export const DRAFT_NAMES = ['Draft A', 'Draft B'] as const

/** A draft that changes nothing. */
export const NO_DRAFT: TypedDrafts = [{}]

/** The drafts in the query of an address. Empty: one that changes nothing. Source: section 2, "Routes". */
export const readWhatIfAddress = (search: string): TypedDrafts => {
  const query = readNestedQuery(search)
  const first = draftFromAddress(query['a'])
  return query['drafts'] === '2' ? [first, draftFromAddress(query['b'])] : [first]
}

/** The address of some drafts. Source: section 2, "Routes". */
export const whatIfPath = ([first, second]: TypedDrafts): string =>
  paths.ruleWhatIf({
    a: draftInAddress(first),
    ...(second !== undefined && { drafts: 2, b: draftInAddress(second) }),
  })

/**
 * The message for a user who may not try other rules: their plan has no rules, or they do not manage users. No request is
 * sent then.
 *
 * Empty: null where they may. Source: section 4, "Rule what-if"; section 6, "Paywall gates"; section 6, "Scopes". Choice: who may set how old facts
 * may be manages the rules.
 */
export const whatIfClosed = (user: ScopeHolder & { readonly paywall: Paywall }): Message | null => {
  const refusal = planRefusal(user.paywall, 'rule')
  if (refusal !== null) return refusal
  return maySetFactAges(user)
    ? null
    : {
        title: 'Only an admin can try other rules',
        explanation: 'A draft is tried on all of your company’s carriers.',
        advice: 'An admin at your company can give you the Admin permission.',
        requestId: null,
      }
}
