import { formatCount } from '../shared/amounts.ts'
import { addDays, type CalendarDate } from '../shared/calendar-date.ts'
import type { UploadedFile } from '../shared/files.ts'
import type { CarrierId, ClassificationId } from '../shared/ids.ts'
import { done, type Outcome, refused } from '../shared/outcome.ts'
import type { Problem } from '../shared/refusal.ts'
import { type FileKind, PDF, PICTURES, uploadProblems } from '../shared/upload-problems.ts'
import type { RuleOverride } from './override.ts'
import { ANY_OVERRIDE, type OverrideTerms } from './override-terms.ts'
import { countsOn, INDEFINITE } from './overrides-on-a-day.ts'
import type { AnyRuleType } from './rule-types.ts'

/**
 * The kinds of file for an override.
 *
 * Source: section 4, "Override lifecycle". Choice: a certificate is a document or a photograph of one.
 */
export const OVERRIDE_FILE_KINDS: readonly FileKind[] = [PDF, ...PICTURES]

/**
 * The problem with a file for an override, as text.
 *
 * Empty: undefined without one.
 * Refuses: an unknown kind, then an empty file, then one that is too large.
 * Source: section 4, "Override lifecycle".
 */
export const overrideFileProblem = (file: Pick<UploadedFile, 'name' | 'type' | 'size'>): string | undefined =>
  uploadProblems(file, OVERRIDE_FILE_KINDS)[0]

/** The fields of a new override, which is active from the start. Source: section 4, "Override lifecycle". */
export interface CreateOverride {
  readonly carrierId: CarrierId
  readonly ruleType: AnyRuleType
  /** 2080-01-01 is indefinite. */
  readonly expiresOn: CalendarDate
  readonly classificationId?: ClassificationId
  readonly file?: UploadedFile
}

/** Characters of the reason for an override, at most. Choice: a paragraph. */
export const OVERRIDE_REASON_CHARACTERS_MAX = 1_000

/** An override draft. Source: section 4, "Override lifecycle". */
export interface OverrideDraft {
  readonly carrierId: CarrierId
  readonly ruleType: AnyRuleType
  /** Null: for every classification. */
  readonly classificationId: ClassificationId | null
  /** Indefinite; the day below is ignored then. */
  readonly isIndefinite: boolean
  /** The last day it counts; null while none is chosen. */
  readonly expiresOn: CalendarDate | null
  /** Why the exception is made, for colleagues and auditors. */
  readonly reason: string
  readonly file: UploadedFile | null
}

/** The data for validating a draft. Source: section 4, "Override lifecycle". */
export interface OverrideDraftSetting {
  readonly today: CalendarDate
  /** The rule types that the company assesses. */
  readonly assessed: readonly AnyRuleType[]
  /** Those of classifications with rules of their own. One that is not here goes by the company's. */
  readonly assessedIn: ReadonlyMap<ClassificationId, readonly AnyRuleType[]>
  /** The overrides that the company made for the carrier. */
  readonly overrides: readonly RuleOverride[]
  /** How the policy lets a rule be overridden. Missing: by everyone who may, for ever, without a paper. */
  readonly termsOf?: (ruleType: AnyRuleType, classificationId: ClassificationId | null) => OverrideTerms
  /** Whether the author manages users. Missing: no. */
  readonly isAdmin?: boolean
  /** Whether a confirmed certificate of the carrier counts today. Missing: no. */
  readonly hasCertificate?: boolean
}

type Check = (draft: OverrideDraft, setting: OverrideDraftSetting) => Problem | undefined

const assessedFor = (
  { assessed, assessedIn }: Pick<OverrideDraftSetting, 'assessed' | 'assessedIn'>,
  classificationId: ClassificationId | null,
): readonly AnyRuleType[] =>
  (classificationId === null ? undefined : assessedIn.get(classificationId)) ?? assessed

/**
 * Which of the classifications an override of a rule may be for; null among them: all of them at once.
 *
 * Empty: none, when the rule is assessed nowhere. Source: section 3, "Rule override". Choice: a rule that only a
 * classification has cannot be overridden for all, as the company does not assess it.
 */
export const overridableFor = (
  ruleType: AnyRuleType,
  classificationIds: readonly ClassificationId[],
  setting: Pick<OverrideDraftSetting, 'assessed' | 'assessedIn'>,
): readonly (ClassificationId | null)[] =>
  [null, ...classificationIds].filter(id => assessedFor(setting, id).includes(ruleType))

const lastDayOf = ({ isIndefinite, expiresOn }: OverrideDraft): CalendarDate | null =>
  isIndefinite ? INDEFINITE : expiresOn

const termsFor = (
  { ruleType, classificationId }: OverrideDraft,
  { termsOf }: OverrideDraftSetting,
): OverrideTerms => termsOf?.(ruleType, classificationId) ?? ANY_OVERRIDE

/** What the policy asks of an override. Source: section 3, "Policy". */
const POLICY_CHECKS: readonly Check[] = [
  (draft, setting) => {
    const { by } = termsFor(draft, setting)
    const field = 'ruleType'
    if (by === 'no_one') return { field, message: 'Your policy lets no one override this rule.' }
    return by === 'admins' && setting.isAdmin !== true
      ? { field, message: 'Your policy lets only admins override this rule.' }
      : undefined
  },
  (draft, setting) => {
    const { daysMax } = termsFor(draft, setting)
    const lastDay = lastDayOf(draft)
    if (daysMax === null || lastDay === null || lastDay <= addDays(setting.today, daysMax)) return undefined
    const days = formatCount(daysMax, 'day')
    return { field: 'expiresOn', message: `Your policy lets this rule be overridden for ${days} at most.` }
  },
  (draft, setting) => {
    const { paper } = termsFor(draft, setting)
    const field = 'file'
    if (paper === 'file' && draft.file === null)
      return { field, message: 'Your policy requires a document. Attach one.' }
    return paper === 'certificate' && setting.hasCertificate !== true
      ? {
          field,
          message:
            'Your policy requires a confirmed certificate of insurance of this carrier. Confirm one first.',
        }
      : undefined
  },
]

const CHECKS: readonly Check[] = [
  ({ ruleType, classificationId }, setting) =>
    assessedFor(setting, classificationId).includes(ruleType)
      ? undefined
      : { field: 'ruleType', message: 'This rule is not assessed.' },
  ({ ruleType, classificationId }, { overrides, today }) =>
    overrides.some(
      each =>
        each.ruleType === ruleType && each.classificationId === classificationId && countsOn(each, today),
    )
      ? { field: 'ruleType', message: 'This rule has an override already.' }
      : undefined,
  (draft, { today }) => {
    const lastDay = lastDayOf(draft)
    if (lastDay === null) return { field: 'expiresOn', message: 'Choose the last day.' }
    return lastDay === INDEFINITE || lastDay >= today
      ? undefined
      : { field: 'expiresOn', message: 'This date is in the past. Choose today or later.' }
  },
  ({ reason, file }) => {
    const { length } = reason.trim()
    if (length === 0 && file === null)
      return { field: 'reason', message: 'Enter a reason, or attach a supporting document.' }
    const tooMany = length - OVERRIDE_REASON_CHARACTERS_MAX
    return tooMany > 0
      ? { field: 'reason', message: `Shorten it by ${formatCount(tooMany, 'character')}.` }
      : undefined
  },
  ({ file }) => {
    const message = file === null ? undefined : overrideFileProblem(file)
    return message === undefined ? undefined : { field: 'file', message }
  },
]

/**
 * What the policy does not let anyone do, by field, as text: who may override the rule, for how long, with which paper.
 *
 * Empty: nothing. Source: section 3, "Policy".
 */
export const overrideTermProblems = (
  draft: OverrideDraft,
  setting: OverrideDraftSetting,
): readonly Problem[] =>
  POLICY_CHECKS.map(check => check(draft, setting)).filter(problem => problem !== undefined)

/**
 * The problems of a draft, by field, as text.
 *
 * Empty: none, when it may be sent.
 * Source: section 4, "Override lifecycle". Choice: an exception that no one can explain later is worth nothing in an
 * audit, so there is a reason or a file; the reason is kept as a note of the carrier.
 */
export const overrideDraftProblems = (
  draft: OverrideDraft,
  setting: OverrideDraftSetting,
): readonly Problem[] => [
  ...CHECKS.map(check => check(draft, setting)).filter(problem => problem !== undefined),
  ...overrideTermProblems(draft, setting),
]

/**
 * The override to send for a draft.
 *
 * Refuses: with the problems, by field.
 * Source: section 4, "Override lifecycle"; section 4, "Indefinite override".
 */
export const readOverrideDraft = (
  draft: OverrideDraft,
  setting: OverrideDraftSetting,
): Outcome<CreateOverride, readonly Problem[]> => {
  const problems = overrideDraftProblems(draft, setting)
  if (problems.length > 0) return refused(problems)
  const { carrierId, ruleType, classificationId, file } = draft
  return done({
    carrierId,
    ruleType,
    // A draft without a day has a problem, so there is one here.
    expiresOn: lastDayOf(draft) as CalendarDate,
    ...(classificationId !== null && { classificationId }),
    ...(file !== null && { file }),
  })
}
