import { paths } from '../routes/paths.ts'
import { parseId } from '../shared/ids.ts'
import { NESTED_QUERY_CHARACTERS_MAX, readNestedQuery } from '../shared/nested-query.ts'
import { oneOfAt, textAt } from '../shared/query-values.ts'
import { draftFromAddress, draftInAddress } from '../what-if/draft-address.ts'
import type { TypedRules } from '../what-if/rule-draft.ts'
import type { PolicyVersionId } from './policy.ts'

/** The parts of the policy's screen: its rules in force, its versions, and the draft of the next one. */
const POLICY_TABS = ['rules', 'versions', 'draft'] as const

/** One of them. */
export type PolicyTab = (typeof POLICY_TABS)[number]

/** The policy's screen, as stored in the URL. */
export interface PolicyAddress {
  readonly tab: PolicyTab
  /** Of the versions, from 1. */
  readonly page: number
  /** The versions that are compared. Null: the one in force, and the one before it. */
  readonly before: PolicyVersionId | null
  readonly after: PolicyVersionId | null
  /** Rules that were tried in rule what-if, for the draft. Empty: none. */
  readonly tried: TypedRules
}

/** The rules in force. */
export const POLICY_IN_FORCE: PolicyAddress = {
  tab: 'rules',
  page: 1,
  before: null,
  after: null,
  tried: {},
}

/**
 * Reads the policy's screen from the query of its address.
 *
 * Empty: the rules in force. Refuses: nothing; what is invalid is as if missing. Source: section 2, "Nested query strings".
 */
export const readPolicyAddress = (search: string): PolicyAddress => {
  const query = readNestedQuery(search.slice(0, NESTED_QUERY_CHARACTERS_MAX))
  const page = textAt(query, 'page')
  return {
    tab: oneOfAt(query, 'tab', POLICY_TABS) ?? POLICY_IN_FORCE.tab,
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
    before: parseId<'policy-version'>(textAt(query, 'before')) ?? null,
    after: parseId<'policy-version'>(textAt(query, 'after')) ?? null,
    tried: draftFromAddress(query['tried']),
  }
}

/** The path of the policy's screen: `/rules/policy?tab=versions`. Defaults are omitted. Source: section 2, "Routes". */
export const policyPath = (address: Partial<PolicyAddress> = {}): string => {
  const { tab, page, before, after, tried } = { ...POLICY_IN_FORCE, ...address }
  return paths.policy({
    tab: tab === 'rules' ? null : tab,
    page: page > 1 ? page : null,
    before,
    after,
    tried: draftInAddress(tried),
  })
}
