import type { AssessedRule } from '../../rules/assess.ts'
import type { AnyRuleType, RuleType } from '../../rules/rule-types.ts'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import type { StoredFile } from '../../shared/files.ts'
import type { CarrierId, OwnCheckId, UserId } from '../../shared/ids.ts'
import type { CarrierSummary } from '../carrier.ts'

/** What a company may check of a carrier by itself, in the order in which it is offered. Source: section 3, "Check of one's own". */
export const OWN_CHECK_LABELS = {
  physical_location: 'Physical location',
  state_registration: 'State registration',
  tax_id: 'W-9 against EIN',
  references: 'References called',
  manual_identifier: 'Identifier entered by hand',
  email_code: 'Code read from its e-mail',
} as const satisfies Readonly<Record<string, string>>

/** One of them. */
export type OwnCheckKind = keyof typeof OWN_CHECK_LABELS

/** All of them, in their order. */
export const OWN_CHECK_KINDS = Object.keys(OWN_CHECK_LABELS) as readonly OwnCheckKind[]

/** A kind that a person records. A code that was read from the carrier's e-mail is a check by itself. */
export type RecordedCheckKind = Exclude<OwnCheckKind, 'email_code'>

/** All of those, in their order. */
export const RECORDED_CHECK_KINDS = OWN_CHECK_KINDS.filter(
  (kind): kind is RecordedCheckKind => kind !== 'email_code',
)

/** A check of a carrier that the company made by itself. It decides for this company alone. Source: section 3, "Check of one's own". */
export interface OwnCheck {
  readonly id: OwnCheckId
  readonly carrierId: CarrierId
  readonly kind: OwnCheckKind
  /** False: it was looked for, and not found. */
  readonly isVerified: boolean
  readonly checkedOn: CalendarDate
  /** The last day it counts. Null: it found nothing, and counts until a newer one. */
  readonly expiresOn: CalendarDate | null
  /** The address to which the code was mailed that was read back. Null: another check, or it is hidden from the user. */
  readonly address: string | null
  readonly note: string | null
  readonly file: StoredFile | null
  readonly userId: UserId
  /** Null: they have no name. */
  readonly userName: string | null
  readonly createdAt: string
  /** A newer check of the same kind counts in its place. */
  readonly isReplaced: boolean
  /** Null: no one took it back. */
  readonly withdrawal: {
    readonly at: string
    readonly userName: string | null
    readonly reason: string
  } | null
}

const KIND_OF_RULE: ReadonlyMap<AnyRuleType, RecordedCheckKind> = new Map<RuleType, RecordedCheckKind>([
  ['verified_physical_location_activity', 'physical_location'],
  ['verified_manually_entered_identifier', 'manual_identifier'],
])

/**
 * The kind of check that makes a rule pass.
 *
 * Empty: undefined for a rule that no check decides. Source: section 3, "Check of one's own"; section 9, "Rule types".
 */
export const checkKindOfRule = (ruleType: AnyRuleType): RecordedCheckKind | undefined =>
  KIND_OF_RULE.get(ruleType)

/** Whether the company can check by itself: the monitor keeps such checks, and the plan has rules. Source: section 3, "Check of one's own". */
export const hasOwnChecks = ({ checks }: Pick<CarrierSummary, 'checks'>): boolean =>
  checks?.physicalLocation.own !== undefined

/**
 * The kind of check to begin with: that of the first rule that does not pass and that a check would make pass.
 *
 * Empty: null, where no rule waits for a check. Source: section 3, "Check of one's own".
 */
export const suggestedCheckKind = (
  rules: readonly Pick<AssessedRule, 'ruleType' | 'label'>[],
): RecordedCheckKind | null =>
  rules
    .filter(({ label }) => label !== 'Pass')
    .flatMap(({ ruleType }) => checkKindOfRule(ruleType) ?? [])[0] ?? null

/** The order in which one check of a kind replaces another: the newest day first, of one day the one recorded last. */
const newestFirst = (one: OwnCheck, other: OwnCheck): number =>
  one.checkedOn === other.checkedOn ? other.id - one.id : one.checkedOn < other.checkedOn ? 1 : -1

/**
 * The check of a kind that decides, among all checks of one carrier: the newest that no one took back; without one, the newest
 * that was, as it is named.
 *
 * Empty: undefined without a check of the kind. Source: section 3, "Check of one's own".
 */
export const decidingCheck = (checks: readonly OwnCheck[], kind: OwnCheckKind): OwnCheck | undefined => {
  const ofKind = checks.filter(check => check.kind === kind).toSorted(newestFirst)
  return ofKind.find(({ withdrawal }) => withdrawal === null) ?? ofKind[0]
}
