import {
  ANY_AGE,
  type CalendarDate,
  type CurrentUser,
  done,
  draftOfRuleSet,
  type Outcome,
  type OwnCarrierName,
  type Refusal,
  type RuleDraft,
  type Rules,
} from '@fairhaul/core'
import type { RuleComparisons } from '../../stores/rule-comparisons.ts'

/** The carriers whose facts are loaded. The facts themselves are where drafts are compared. */
export interface LoadedCarriers {
  readonly day: CalendarDate
  readonly carriers: readonly OwnCarrierName[]
  /** Whether rules are hidden from this user, so that every verdict is partial. */
  readonly isPartial: boolean
}

/** Which of the drafts. */
export type DraftAt = 0 | 1

/** How many carriers are loaded, and of how many. */
export interface FactsProgress {
  readonly done: number
  readonly of: number
}

/** Where rules and facts come from, and where drafts are compared. */
export interface WhatIfSources {
  readonly rules: Pick<Rules, 'list' | 'factAges' | 'ownCarrierFacts'>
  readonly comparisons: RuleComparisons
  readonly account: { readonly user: CurrentUser | null | undefined }
}

/** Loads the rules of the user's company, which the drafts change. */
export async function loadRules(
  { rules, account }: Pick<WhatIfSources, 'rules' | 'account'>,
  signal: AbortSignal,
): Promise<Outcome<RuleDraft, Refusal>> {
  const companyId = account.user?.company?.id ?? null
  const [sets, ages] = await Promise.all([rules.list({ companyId }, signal), rules.factAges(signal)])
  if (!sets.ok) return sets
  if (!ages.ok && ages.refusal.kind !== 'not-found') return ages
  return done(draftOfRuleSet(sets.value.items[0], ages.ok ? ages.value : ANY_AGE))
}

/** Loads the facts of all own carriers, part by part, into where drafts are compared. Throws when it is aborted. */
export async function loadFacts(
  { rules, comparisons }: Pick<WhatIfSources, 'rules' | 'comparisons'>,
  report: (progress: FactsProgress) => void,
  signal: AbortSignal,
): Promise<Outcome<LoadedCarriers, Refusal>> {
  comparisons.clear()
  report({ done: 0, of: 0 })
  const carriers: OwnCarrierName[] = []
  let isPartial = false
  let after: OwnCarrierName['carrierId'] | undefined
  for (;;) {
    // One after the other: each part begins after the one before.
    const part = await rules.ownCarrierFacts(after === undefined ? {} : { after }, signal)
    signal.throwIfAborted()
    if (!part.ok) return part
    const { items, total, next, day } = part.value
    comparisons.add(items)
    for (const { carrierId, name, dot, isOnboarded, openLoads, hidden } of items) {
      carriers.push({ carrierId, name, dot, isOnboarded: isOnboarded ?? null, openLoads: openLoads ?? null })
      isPartial ||= hidden != null
    }
    report({ done: carriers.length, of: Math.max(total, carriers.length) })
    if (next === null) return done({ day, carriers, isPartial })
    after = next
  }
}
