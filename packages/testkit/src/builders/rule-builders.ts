import {
  ACTIVE_RULE_VALUE,
  type AgeLimits,
  ANY_AGE,
  type FindingValue,
  type OverrideDraft,
  type OwnCheck,
  RULE_TYPES,
  type RuleFinding,
  type RuleOverride,
  type RuleSet,
  type RulesAssessment,
  type Subscription,
  type UploadedFile,
} from '@fairhaul/core'
import { builder, id } from './builder.ts'

/** Cover in force of an amount in whole US dollars, as a rule finds it. */
export const foundCover = (usd: number): FindingValue => ({ code: 'cover', usd, notice: null })

/** The cargo rule, passed. */
export const aFinding = builder<RuleFinding>({
  ruleType: 'cargo_at_least_100000',
  result: 'pass',
  value: foundCover(100_000),
  source: 'FMCSA licensing and insurance',
  asOf: '2026-11-20',
})

/** Three rules, one of each category, all passed and none overridden. */
export const anAssessment = builder<RulesAssessment>({
  findings: [
    aFinding({
      ruleType: 'active_interstate_authority',
      value: { code: 'authority_active', active: 'common', revocation: null, notice: null },
    }),
    aFinding(),
    aFinding({
      ruleType: 'active_operating_status',
      value: { code: 'status', status: 'A' },
      source: 'FMCSA census',
      asOf: '2026-11-01',
    }),
  ],
  overrides: [],
  hidden: null,
  companyId: id(1),
})

/** An indefinite exception to the cargo rule, for every classification. */
export const anOverride = builder<RuleOverride>({
  id: id(5),
  isActive: true,
  expiresOn: '2080-01-01',
  carrierId: id(7),
  classificationId: null,
  ruleType: 'cargo_at_least_100000',
  file: null,
  userId: id(1),
  userName: 'Dana Reyes',
  companyId: id(1),
  createdAt: '2026-10-01T15:00:00.000Z',
  ended: null,
})

/** A visit of the place of the usual carrier. */
export const anOwnCheck = builder<OwnCheck>({
  id: id(4),
  carrierId: id(7),
  kind: 'physical_location',
  isVerified: true,
  checkedOn: '2026-11-02',
  expiresOn: '2027-11-02',
  address: null,
  note: null,
  file: null,
  userId: id(1),
  userName: 'Dana Reyes',
  createdAt: '2026-11-02T15:00:00.000Z',
  isReplaced: false,
  withdrawal: null,
})

const PDF = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'

/** A certificate as a browser hands it over: a small PDF. */
export const aCertificateFile = builder<UploadedFile>({
  name: 'coi.pdf',
  type: 'application/pdf',
  size: PDF.length,
  arrayBuffer: () => new Blob([PDF]).arrayBuffer(),
})

/** An override being written for the cargo rule, until a day in March 2027, without a file. */
export const anOverrideDraft = builder<OverrideDraft>({
  carrierId: id(7),
  ruleType: 'cargo_at_least_100000',
  classificationId: null,
  isIndefinite: false,
  expiresOn: '2027-03-04',
  reason: 'The insurer confirmed the new limit.',
  file: null,
})

/** A company that limits neither the age of facts nor that of contacts. */
export const NO_LIMITS: AgeLimits = { ...ANY_AGE, contacts: null }

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
