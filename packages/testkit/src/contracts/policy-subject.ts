import type {
  CalendarDate,
  ClassificationId,
  Policies,
  PolicySections,
  PolicyVersion,
  PolicyVersionId,
  RuleOverrides,
  Rules,
} from '@fairhaul/core'
import { aPolicyRule } from '../builders/index.ts'
import { type NextCarrier, valueOf } from './contract.ts'

/** A company without a version of its policy, and three people of it. Another each time. */
export interface PoliciesSubject {
  /** For one who may write it. */
  readonly policies: Policies
  /** For a second one who may. */
  readonly forSecond: Policies
  /** For a colleague who may not. */
  readonly forReader: Policies
  /** The overrides of the company, for one who may write the policy. */
  readonly overrides: RuleOverrides
  readonly nextCarrier: NextCarrier
  /** The company's rules, as everything else reads them. */
  readonly rules: Rules
  /** One of the company. */
  readonly classificationId: ClassificationId
  /** The day it is. */
  readonly today: () => CalendarDate
  /** Lets a day pass. */
  readonly passDay: () => void
  /** No version of the company has it. */
  readonly absent: PolicyVersionId
}

/** One rule. */
export const CARGO: PolicySections = [{ classificationId: null, rules: [aPolicyRule()] }]

/** Two that decide and one that only notifies. */
export const STRICT: PolicySections = [
  {
    classificationId: null,
    rules: [
      aPolicyRule({ override: { by: 'admins', daysMax: 30, paper: 'certificate' } }),
      aPolicyRule({ ruleType: 'active_operating_status' }),
      aPolicyRule({ ruleType: 'bipd_at_least_1500000', mode: 'notify' }),
    ],
  },
]

/** The note of every version. */
export const NOTE = 'More cargo cover.'

/** A version of some rules, by the author. */
export const versionOf = async (
  { policies, today }: PoliciesSubject,
  sections: PolicySections,
  effectiveOn = today(),
): Promise<PolicyVersion> => {
  const { revision } = valueOf(await policies.saveDraft({ sections, revision: null }))
  return valueOf(await policies.create({ revision, note: ` ${NOTE} `, effectiveOn }))
}

/** The policy as the author has it. */
export const current = async ({ policies }: PoliciesSubject) => valueOf(await policies.current())
