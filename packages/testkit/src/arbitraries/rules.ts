import {
  type AnyRuleType,
  type ClassificationId,
  type ClassificationRules,
  type CreateOverride,
  type AgeLimits,
  type FactAges,
  type NewOwnCheck,
  type OverrideDraft,
  RECORDED_CHECK_KINDS,
  RULE_KINDS,
  RULE_TYPES,
  type RuleFinding,
  type RuleKind,
  type RuleKindName,
  type RuleOverride,
  type RuleSet,
  type RulesAssessment,
  type RuleType,
  ruleTypeAt,
  UNREAD_REASONS,
  type UnreadFile,
  type UploadedFile,
} from '@fairhaul/core'
import fc from 'fast-check'
import { findingValues } from './finding-values.ts'
import { calendarDates, ids, instants, maybe } from './values.ts'

/** The kinds of rules that have a number, with some of their numbers. */
const numbered: fc.Arbitrary<RuleType> = fc.oneof(
  fc.constantFrom<RuleType>('cargo_at_least_250000', 'authority_age_at_least_12_months'),
  ...(Object.keys(RULE_KINDS) as readonly RuleKindName[]).flatMap(kind => {
    const { threshold }: RuleKind = RULE_KINDS[kind]
    return threshold === undefined ? [] : [fc.integer(threshold).map(number => ruleTypeAt(kind, number))]
  }),
)

/** Known rule types, the standard ones, and now and then one with another number. */
export const ruleTypes: fc.Arbitrary<RuleType> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...RULE_TYPES) },
  { weight: 1, arbitrary: numbered },
)

/** Known rule types, and now and then the name of a rule of one's own or of a newer monitor. */
export const anyRuleTypes: fc.Arbitrary<AnyRuleType> = fc.oneof(
  { weight: 9, arbitrary: ruleTypes },
  {
    weight: 1,
    arbitrary: fc.constantFrom('no_change_of_owner', 'shiny_trucks', 'constructor'),
  },
)

/** Files that do not tell all of a carrier, for every reason. */
export const unreadFiles: fc.Arbitrary<UnreadFile> = fc.record({
  source: fc.constantFrom('Motus InsHist', 'L&I Carrier', 'Company Census File', 'Out of Service Orders'),
  why: fc.constantFrom(...UNREAD_REASONS),
  asOf: maybe(calendarDates),
})

/** What may be found for one rule. */
export const findings: fc.Arbitrary<RuleFinding> = fc
  .record({
    ruleType: anyRuleTypes,
    result: fc.constantFrom<RuleFinding['result']>('pass', 'incomplete', 'fail'),
    value: maybe(findingValues),
    source: maybe(fc.constantFrom('FMCSA licensing and insurance', 'FMCSA census')),
    asOf: maybe(calendarDates),
  })
  .chain(finding =>
    finding.result === 'incomplete'
      ? fc
          .tuple(maybe(fc.constantFrom(1, 30, 365)), maybe(unreadFiles))
          .map(([olderThanDays, unread]) =>
            unread === null ? { ...finding, olderThanDays } : { ...finding, unread },
          )
      : fc.constant(finding),
  )

/** Limits of how old facts may be, none among them. */
export const factAges: fc.Arbitrary<FactAges> = fc.record({
  registration: maybe(fc.integer({ min: 1, max: 3_650 })),
  census: maybe(fc.integer({ min: 1, max: 3_650 })),
  safety: maybe(fc.integer({ min: 1, max: 3_650 })),
  certificates: maybe(fc.integer({ min: 1, max: 3_650 })),
  checks: maybe(fc.integer({ min: 1, max: 3_650 })),
})

/** The same with the window of contacts. */
export const ageLimits: fc.Arbitrary<AgeLimits> = fc
  .tuple(factAges, maybe(fc.integer({ min: 7, max: 730 })))
  .map(([ages, contacts]) => ({ ...ages, contacts }))

/** Overrides of any rule, carrier and company, counting or not. */
export const overrides: fc.Arbitrary<RuleOverride> = fc.record({
  id: ids<'rule-override'>(),
  isActive: fc.boolean(),
  expiresOn: calendarDates,
  carrierId: ids<'carrier'>(),
  classificationId: maybe(ids<'classification'>()),
  ruleType: anyRuleTypes,
  file: maybe(fc.constant({ name: 'coi.pdf', url: '/monitor/rule_overrides/5/file' })),
  userId: ids<'user'>(),
  userName: maybe(fc.constant('Dana Reyes')),
  companyId: ids<'company'>(),
  createdAt: instants,
  ended: maybe(
    fc.record({ at: instants, userId: ids<'user'>(), userName: maybe(fc.constant('Priya Sandhar')) }),
  ),
})

/** Few, so that overrides and the rules of classifications meet. */
const FEW_CLASSIFICATIONS = [1, 2].map(value => value as ClassificationId)

const foundOnce = fc.uniqueArray(findings, { selector: ({ ruleType }) => ruleType })

/** Overrides of one carrier and company, about rules that were found, so that they meet and compete. */
const overridesOf = (found: readonly RuleFinding[]): fc.Arbitrary<RuleOverride[]> =>
  found.length === 0
    ? fc.array(overrides, { maxLength: 2 })
    : fc.uniqueArray(
        fc
          .tuple(
            overrides,
            fc.constantFrom(...found.map(({ ruleType }) => ruleType)),
            fc.constantFrom(null, null, ...FEW_CLASSIFICATIONS),
            fc.oneof(instants, fc.constantFrom('2026-01-05T09:00:00.000Z', '2026-01-06T09:00:00.000Z')),
          )
          .map(([override, ruleType, classificationId, createdAt]) => ({
            ...override,
            ruleType,
            classificationId,
            createdAt,
            carrierId: 7 as RuleOverride['carrierId'],
            companyId: 1 as RuleOverride['companyId'],
          })),
        { selector: ({ id }) => id, maxLength: 8 },
      )

/**
 * What the monitor found for a company, each rule type at most once, and the overrides that it made for the carrier: mostly
 * of those rules, for all classifications as often as for one, ended and expired ones among them, each id once.
 */
export const assessments: fc.Arbitrary<RulesAssessment> = foundOnce.chain(found =>
  fc.record({
    findings: fc.constant(found),
    overrides: overridesOf(found),
    companyId: fc.constant(1 as RuleOverride['companyId']),
    notices: foundOnce,
  }),
)

/** Rule sets with any of the rules, active or not. */
export const ruleSets: fc.Arbitrary<RuleSet> = fc.record({
  id: ids<'rule-set'>(),
  companyId: ids<'company'>(),
  values: fc.array(fc.tuple(anyRuleTypes, fc.integer({ min: 0, max: 3 }))).map(entries => new Map(entries)),
  createdAt: instants,
})

/** Files of every kind and size that a user might choose, invalid ones included. They have no bytes. */
export const certificateFiles: fc.Arbitrary<UploadedFile> = fc.record({
  name: fc.constantFrom('coi.pdf', 'coi.PNG', 'photo.jpeg', 'coi', 'setup.exe'),
  type: fc.constantFrom('application/pdf', 'image/png', 'image/jpeg', 'text/html', ''),
  size: fc.oneof(fc.nat(2_000_000), fc.constantFrom(0, 10_485_760, 10_485_761)),
  arrayBuffer: fc.constant(() => Promise.resolve(new ArrayBuffer(0))),
})

/** Overrides being written, finished or not. */
export const overrideDrafts: fc.Arbitrary<OverrideDraft> = fc.record({
  carrierId: ids<'carrier'>(),
  ruleType: ruleTypes,
  classificationId: maybe(ids<'classification'>()),
  isIndefinite: fc.boolean(),
  expiresOn: maybe(calendarDates),
  reason: fc.constantFrom('', ' ', 'The insurer confirmed it.', 'x'.repeat(1_001)),
  file: maybe(certificateFiles),
})

/** What is sent to make an override. */
export const overrideParams: fc.Arbitrary<CreateOverride> = fc.record(
  {
    carrierId: ids<'carrier'>(),
    ruleType: ruleTypes,
    expiresOn: calendarDates,
    classificationId: ids<'classification'>(),
    file: certificateFiles,
  },
  { requiredKeys: ['carrierId', 'ruleType', 'expiresOn'] },
)

/** Checks of one's own, as they are recorded. */
export const newOwnChecks: fc.Arbitrary<NewOwnCheck> = fc.record(
  {
    carrierId: ids<'carrier'>(),
    kind: fc.constantFrom(...RECORDED_CHECK_KINDS),
    isVerified: fc.boolean(),
    checkedOn: calendarDates,
    expiresOn: maybe(calendarDates),
    note: maybe(fc.string({ maxLength: 40 })),
    file: certificateFiles,
  },
  { requiredKeys: ['carrierId', 'kind', 'isVerified', 'checkedOn', 'expiresOn', 'note'] },
)

/** The rules of one classification, none included. */
export const classificationRules: fc.Arbitrary<ClassificationRules> = fc.record({
  classificationId: fc.integer({ min: 1, max: 4 }) as fc.Arbitrary<ClassificationRules['classificationId']>,
  ruleTypes: fc.subarray<AnyRuleType>([...RULE_TYPES, 'cargo_at_least_250000', 'no_change_of_owner']),
})
