import { FIRST_RULES } from '../../rules/first-rules.ts'
import { RULE_TYPES, type RuleType } from '../../rules/terms/rule-types.ts'
import { momentBefore } from '../days.ts'
import type { WorldRows } from '../world.ts'
import { COMPANY } from './demo-companies.ts'

const ACTIVE = 2
const OFF = 1

const UNLABELLED: readonly RuleType[] = [
  'verified_physical_location_activity',
  'verified_manually_entered_identifier',
  'general_liability_at_least_1000000',
]

const values = (active: readonly RuleType[]) =>
  Object.fromEntries(RULE_TYPES.map(type => [type, active.includes(type) ? ACTIVE : OFF]))

/** Two bundles of rules for kinds of freight, beside the company's own. */
export const demoClassifications = [
  {
    id: 1,
    company_id: COMPANY.northlake,
    explicit_classification_id: 1,
    is_active: true,
    is_by_broker_election: true,
  },
  {
    id: 2,
    company_id: COMPANY.northlake,
    explicit_classification_id: 2,
    is_active: true,
    is_by_broker_election: false,
  },
] satisfies WorldRows['classifications']

/**
 * Northlake assesses the ten labelled rules; for high-value freight also the other three. Palisade assesses few, Cedar
 * Gap all of these. Plainview has no rule set, as its plan has no rules.
 */
export const demoRuleSets = (today: string) => {
  const set = {
    carrier_id: null,
    classification_id: null as number | null,
    policy_version: null as number | null,
  }
  const all = [...FIRST_RULES, ...UNLABELLED]
  const few: readonly RuleType[] = [
    'active_interstate_authority',
    'bipd_at_least_750000',
    'no_active_out_of_service_orders',
  ]
  const local: readonly RuleType[] = [...few, 'cargo_at_least_100000']
  return [
    {
      ...set,
      id: 1,
      company_id: COMPANY.northlake,
      policy_version: 2,
      is_types: values(FIRST_RULES),
      created_at: momentBefore(today, 90),
    },
    {
      ...set,
      id: 2,
      company_id: COMPANY.palisade,
      is_types: values(few),
      created_at: momentBefore(today, 400),
    },
    {
      ...set,
      id: 3,
      company_id: COMPANY.cedarGap,
      is_types: values(all),
      created_at: momentBefore(today, 44),
    },
    {
      ...set,
      id: 4,
      company_id: COMPANY.northlake,
      policy_version: 2,
      classification_id: 1,
      is_types: values(all),
      created_at: momentBefore(today, 700),
    },
    {
      ...set,
      id: 5,
      company_id: COMPANY.northlake,
      policy_version: 2,
      classification_id: 2,
      is_types: values(local),
      created_at: momentBefore(today, 650),
    },
  ] satisfies WorldRows['rule_sets']
}
