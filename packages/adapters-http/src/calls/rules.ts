import {
  type AnyRuleType,
  type CarrierId,
  type ClassificationId,
  type CompanyId,
  emptyPage,
  AGE_LIMITS,
  type AgeLimits,
  SOURCE_KINDS,
  type RuleSet,
  type RuleSetId,
  type Rules,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { byRuleType } from '../wire/by-rule-type.ts'
import { list } from '../wire/list.ts'
import { ownCarrierFacts } from '../wire/own-carrier-facts.ts'
import { paged } from '../wire/paging.ts'

import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { count, id, instant, optional, text } from '../wire/values.ts'

const ruleValues = byRuleType(() => optional(count))

/** A rule whose value is null is not assessed, as one without a value. */
const values: Reader<RuleSet['values']> = sent =>
  new Map(ruleValues(sent).flatMap(([ruleType, value]) => (value === null ? [] : [[ruleType, value]])))

/** A company's own rules. Source: section 3, "Rule set". */
export const ruleSet: Reader<RuleSet> = record({
  id: id<'rule-set'>,
  company_id: id<'company'>,
  is_types: ['values', values],
  created_at: instant,
})

/** Names of rule types, also of those that this portal does not know. */
export const ruleTypes: Reader<readonly AnyRuleType[]> = list(text)

const days = optional(count)

const limits = record({
  registration: days,
  census: days,
  safety: days,
  certificates: days,
  checks: days,
  contacts: days,
})

const factAgesBody = record({ fact_ages: ['ages', limits] })

/** How old facts may be. A limit that the monitor does not know is not set. */
export const factAges: Reader<AgeLimits> = value => factAgesBody(value).ages

/** Also without a company: a user who is still signing up has none. */
interface RuleSetsParams {
  readonly companyId: CompanyId | null
  readonly page?: number
}

/** Source: section 7, "Areas and rules". */
export const ruleCalls = {
  /** "If no company id is given the rule calls log a message and do nothing": we return a page without rows. */
  list: call({
    route: 'GET rules',
    query: (params: RuleSetsParams) => ({
      company_id: params.companyId,
      q: { carrier_id_null: true, s: 'created_at desc' },
      ...paged(params),
    }),
    skip: params =>
      params.companyId === null
        ? { say: 'rules: no company id, so nothing was sent', answer: emptyPage<RuleSet>() }
        : undefined,
    read: pageOf(list(ruleSet)),
  }),
  types: call({
    route: 'GET rules/is_types',
    query: (params: { readonly classificationId?: ClassificationId }) => ({
      classification_id: params.classificationId,
    }),
    read: one(ruleTypes),
  }),
  factAges: call({
    route: 'GET rules/fact_ages',
    read: one(factAges),
  }),
  setFactAges: call({
    route: 'PATCH rules/fact_ages',
    body: ({ ages }: { readonly ages: AgeLimits }) => ({ fact_ages: ages }),
    fields: Object.fromEntries(AGE_LIMITS.map(limit => [`fact_ages.${limit}`, limit])),
    read: one(factAges),
  }),
  ownCarrierFacts: call({
    route: 'GET rules/own_carrier_facts',
    query: ({ after, pageSize }: { readonly after?: CarrierId; readonly pageSize?: number }) => ({
      after,
      limit: pageSize,
    }),
    read: one(ownCarrierFacts),
  }),
  find: call({
    route: 'GET rules/:id',
    path: (params: { readonly id: RuleSetId }) => ({ id: params.id }),
    read: one(ruleSet),
  }),
}

export const httpRules = (http: Http): Rules => bindCalls(http, ruleCalls)
