import type { RuleKindName } from '../../rules/known-rules.ts'
import { thresholdText } from '../../rules/rule-name.ts'
import { type AnyRuleType, strictestThreshold } from '../../rules/rule-types.ts'
import { formatUsd } from '../../shared/amounts.ts'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import { formatPercent } from '../../shared/rates.ts'
import { spanText, wholeMonths } from '../../shared/time-span.ts'
import type { CarrierSummary, SafetySummary } from '../carrier.ts'
import { type InsuranceInForce, type InsuranceLine, LINE_LABELS } from '../insurance-in-force.ts'
import { authorityStatus } from './authority-facts.ts'
import { coverageStatus, coverOf, isCoverGap } from './cover-facts.ts'
import { NATIONAL_OUT_OF_SERVICE_RATES } from './national-averages.ts'
import { comparedRate, type Inspected } from './out-of-service-facts.ts'

/** A value beside what it is measured by, as a small bar with a mark. */
export interface Bullet {
  readonly label: string
  /** The value as text: "$50,000". */
  readonly text: string
  /** What it is measured by, as text: "needs $100,000". */
  readonly measure: string
  /** The length of the bar, 0 to 1. */
  readonly value: number
  /** The place of the mark, 0 to 1. */
  readonly mark: number
  /** Whether the value is on the bad side of the mark. */
  readonly isShort: boolean
}

/** The scale ends beyond the longest bar and the farthest mark, so that both are seen. */
const SCALE_FACTOR = 1.25

const bullet = (
  texts: Pick<Bullet, 'label' | 'text' | 'measure'>,
  value: number,
  mark: number,
  isShort: boolean,
): Bullet => {
  const scale = Math.max(value, mark, Number.EPSILON) * SCALE_FACTOR
  return { ...texts, value: value / scale, mark: mark / scale, isShort }
}

const KIND_OF_LINE = {
  bipd: 'bipd_at_least',
  cargo: 'cargo_at_least',
  generalLiability: 'general_liability_at_least',
} as const satisfies Readonly<Record<InsuranceLine, RuleKindName>>

/**
 * The most that the company's rules require of a line of insurance, in whole US dollars. Empty: undefined when no rule is
 * about it. Source: section 9, "Rule types".
 */
export const requiredCoverUsd = (
  line: InsuranceLine,
  ruleTypes: readonly AnyRuleType[],
): number | undefined => strictestThreshold(KIND_OF_LINE[line], ruleTypes)

/**
 * The cover in force beside the most that the company's rules require, for each line that a rule is about. Whole US
 * dollars; cover that ended is $0.
 *
 * Empty: none without such a rule; a line whose amount is not on record has no bar.
 * Source: section 9, "Rule types".
 */
export const coverBullets = (
  insurance: InsuranceInForce,
  ruleTypes: readonly AnyRuleType[],
  today: CalendarDate,
): readonly Bullet[] =>
  (['bipd', 'cargo', 'generalLiability'] as const).flatMap(line => {
    const required = requiredCoverUsd(line, ruleTypes)
    const cover = coverOf(insurance, line)
    const status = coverageStatus(cover, today)
    const isNone = status === 'ended' || isCoverGap(status)
    const usd = isNone ? 0 : cover.usd
    if (required === undefined || usd === null) return []
    const texts = {
      label: LINE_LABELS[line],
      text: isNone ? 'none in force' : formatUsd(usd),
      measure: `needs ${formatUsd(required)}`,
    }
    return [bullet(texts, usd, required, usd < required)]
  })

const RATE_LABELS: Readonly<Record<Inspected, string>> = { vehicle: 'Vehicle OOS', driver: 'Driver OOS' }

/**
 * The out-of-service rates beside the national averages.
 *
 * Empty: a rate that is not compared has no bar. Source: the national averages, see there.
 */
export const outOfServiceBullets = (safety: SafetySummary | null): readonly Bullet[] =>
  (['vehicle', 'driver'] as const).flatMap(of => {
    const rate = comparedRate(safety, of)
    if (typeof rate === 'string') return []
    const nation = NATIONAL_OUT_OF_SERVICE_RATES[of]
    const texts = {
      label: RATE_LABELS[of],
      text: formatPercent(rate),
      measure: `US average ${formatPercent(nation)}`,
    }
    return [bullet(texts, rate, nation, rate > nation)]
  })

/** An authority older than this fills the bar: what counts is how near it is to what is required. */
const MONTHS_SHOWN_MAX = 24

/**
 * The age of an active authority beside the most that the company's rules require.
 *
 * Empty: undefined without such a rule, or if the authority is not active or its first day is not on record.
 * Source: section 9, "Rule types".
 */
export const authorityAgeBullet = (
  { authority, census }: Pick<CarrierSummary, 'authority' | 'census'>,
  ruleTypes: readonly AnyRuleType[],
  today: CalendarDate,
): Bullet | undefined => {
  const required = strictestThreshold('authority_age_at_least', ruleTypes)
  const { since } = authority
  if (required === undefined || since === null || authorityStatus(authority, today, census) !== 'active')
    return undefined
  const age = wholeMonths(since, today)
  return {
    label: 'Authority age',
    text: spanText(since, today),
    measure: `needs ${thresholdText('months', required)}`,
    value: Math.min(1, age / MONTHS_SHOWN_MAX),
    mark: required / MONTHS_SHOWN_MAX,
    isShort: age < required,
  }
}
