import type {
  AnyRuleType,
  CarrierId,
  ClassificationId,
  CreateOverride,
  RuleOverrideId,
  RuleOverrides,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { multipart } from '../transport/multipart.ts'
import { uploadByXhr } from '../transport/upload.ts'
import { paged } from '../wire/paging.ts'
import { madeOverride, ruleOverride, ruleOverrides } from '../wire/rule-override.ts'

interface OverridesParams {
  readonly carrierId: CarrierId
  readonly page?: number
}
interface DeactivateOverride {
  readonly carrierId: CarrierId
  readonly ruleType: AnyRuleType
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

const created = (params: CreateOverride) => ({
  rule_override: {
    is_active: true,
    expiration_date: params.expiresOn,
    carrier_id: params.carrierId,
    classification_id: params.classificationId ?? null,
    is_type: params.ruleType,
  },
})

/** Source: section 7, "Areas and rules"; section 4, "Override lifecycle". */
export const ruleOverrideCalls = {
  list: call({
    route: 'GET rule_overrides',
    query: (params: OverridesParams) => ({ carrier_id: params.carrierId, ...paged(params) }),
    read: pageOf(ruleOverrides),
  }),
  find: call({
    route: 'GET rule_overrides/:id',
    path: (params: { readonly id: RuleOverrideId }) => ({ id: params.id }),
    read: one(ruleOverride),
  }),
  create: call({
    route: 'POST rule_overrides',
    body: (params: CreateOverride) =>
      params.file ? multipart(created(params), 'rule_override[file]', params.file) : created(params),
    fields: FIELDS,
    upload: uploadByXhr,
    once: true,
    read: one(madeOverride),
  }),
  deactivate: call({
    route: 'POST rule_overrides/deactivate',
    body: (params: DeactivateOverride) => ({
      rule_override: {
        carrier_id: params.carrierId,
        is_type: params.ruleType,
        classification_id: params.classificationId ?? null,
      },
    }),
    fields: FIELDS,
    read: one(ruleOverride),
  }),
  setActive: call({
    route: 'PATCH rule_overrides/:id',
    path: (params: SetOverrideActive) => ({ id: params.id }),
    body: params => ({ rule_override: { is_active: params.isActive } }),
    fields: FIELDS,
    read: one(ruleOverride),
  }),
}

export const httpRuleOverrides = (http: Http): RuleOverrides => bindCalls(http, ruleOverrideCalls)
