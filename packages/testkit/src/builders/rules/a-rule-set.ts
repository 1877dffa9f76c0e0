import { ACTIVE_RULE_VALUE, RULE_TYPES, type RuleSet, type Subscription } from '@fairhaul/core'
import { builder } from '../shared/build.ts'
import { id } from '../shared/ids.ts'

/** A company's rule set in which every rule is assessed. */
export const aRuleSet = builder<RuleSet>({
  id: id(1),
  companyId: id(1),
  values: new Map(RULE_TYPES.map(ruleType => [ruleType, ACTIVE_RULE_VALUE])),
  createdAt: '2024-02-02T09:00:00.000Z',
})

/** A subscription to one carrier, made in June 2026. */
export const aSubscription = builder<Subscription>({
  id: id(3),
  carrierId: id(7),
  createdAt: '2026-06-01T12:00:00.000Z',
})
