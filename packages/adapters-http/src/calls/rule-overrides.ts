import type {
  CarrierId,
  ClassificationId,
  CreateOverride,
  RuleOverrideId,
  RuleOverrides,
  RuleType,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { multipart } from '../transport/multipart.ts'
import { paged } from '../wire/paging.ts'
import { ruleOverride, ruleOverrides } from '../wire/rule-override.ts'

interface OverridesAsk {
  readonly carrierId: CarrierId
  readonly page?: number
}
interface DeactivateOverride {
  readonly carrierId: CarrierId
  readonly ruleType: RuleType
  readonly classificationId?: ClassificationId
}
interface SetOverrideActive {
  readonly id: RuleOverrideId
  readonly isActive: boolean
}

const FIELDS = {
  'rule_override.is_active': 'isActive',
  'rule_override.expiration_date': 'expiresOn',
  'rule_override.carrier_id': 'carrierId',
  'rule_override.classification_id': 'classificationId',
  'rule_override.is_type': 'ruleType',
  'rule_override.file': 'file',
} satisfies Record<string, keyof CreateOverride | 'isActive'>

const created = (ask: CreateOverride) => ({
  rule_override: {
    is_active: true,
    expiration_date: ask.expiresOn,
    carrier_id: ask.carrierId,
    classification_id: ask.classificationId ?? null,
    is_type: ask.ruleType,
  },
})

/** Source: section 7, "Areas and rules"; section 4, "Override lifecycle". */
export const ruleOverrideCalls = {
  list: call({
    route: 'GET rule_overrides',
    query: (ask: OverridesAsk) => ({ carrier_id: ask.carrierId, ...paged(ask) }),
    read: pageOf(ruleOverrides),
  }),
  find: call({
    route: 'GET rule_overrides/:id',
    path: (ask: { readonly id: RuleOverrideId }) => ({ id: ask.id }),
    read: one(ruleOverride),
  }),
  create: call({
    route: 'POST rule_overrides',
    body: (ask: CreateOverride) =>
      ask.file ? multipart(created(ask), 'rule_override[file]', ask.file) : created(ask),
    fields: FIELDS,
    once: true,
    read: one(ruleOverride),
  }),
  deactivate: call({
    route: 'POST rule_overrides/deactivate',
    body: (ask: DeactivateOverride) => ({
      rule_override: {
        carrier_id: ask.carrierId,
        is_type: ask.ruleType,
        classification_id: ask.classificationId ?? null,
      },
    }),
    fields: FIELDS,
    read: one(ruleOverride),
  }),
  setActive: call({
    route: 'PATCH rule_overrides/:id',
    path: (ask: SetOverrideActive) => ({ id: ask.id }),
    body: ask => ({ rule_override: { is_active: ask.isActive } }),
    fields: FIELDS,
    read: one(ruleOverride),
  }),
}

export const httpRuleOverrides = (http: Http): RuleOverrides => bindCalls(http, ruleOverrideCalls)
