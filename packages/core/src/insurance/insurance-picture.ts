import { requiredCoverUsd } from '../carrier/facts/bullets.ts'
import { ENDING_SOON_DAYS } from '../carrier/facts/cover-facts.ts'
import type { InsuranceLine } from '../carrier/insurance-in-force.ts'
import type { CarrierId } from '../shared/ids.ts'
import type { AnyRuleType } from '../rules/rule-types.ts'
import { formatUsd } from '../shared/amounts.ts'
import { addDays, addMonths, type CalendarDate, daysBetween } from '../shared/calendar-date.ts'
import { placeOf, type TimeAxis, timeAxis } from '../shared/time-axis.ts'
import { policyInForce } from './cover-in-force.ts'
import { COVERAGE_LABELS, COVERAGES, type Coverage } from '../carrier/coverages.ts'
import { endKindText, type InsuranceFiling } from './insurance-filing.ts'
import type { InsurancePolicy } from './insurance-policy.ts'
import { hasPeriod, lastDayOfCover, type PolicyStatus, policyStatus } from './policy-status.ts'

/** How a policy is drawn; see `policyTone`. */
export type PolicyTone = 'now' | 'past' | 'ahead' | 'short' | 'unsure' | 'ending'

interface PolicyBar {
  readonly key: string
  readonly from: number
  readonly to: number
  readonly tone: PolicyTone
  readonly text: string
  /** Its limit beside the highest of the lane, 0 to 1. */
  readonly height: number
  /** It goes on beyond the picture. */
  readonly isOpen: boolean
}

/** A line of insurance; one with several policies at once has several lanes, and only the first has a label. */
interface CoverLane {
  readonly key: string
  readonly label: string
  readonly bars: readonly PolicyBar[]
  /** The height of what the rules require, 0 to 1; null: no rule is about it. */
  readonly required: number | null
}

/** The policies of a carrier over time. */
export interface InsurancePicture {
  readonly axis: TimeAxis
  readonly lanes: readonly CoverLane[]
}

const LINES: Readonly<Partial<Record<Coverage, InsuranceLine>>> = {
  bipd: 'bipd',
  cargo: 'cargo',
  'general-liability': 'generalLiability',
}

/** The most that the company's rules require of a coverage, in whole US dollars. Empty: undefined without such a rule. */
export const requiredOf = (coverage: Coverage, ruleTypes: readonly AnyRuleType[]): number | undefined => {
  const line = LINES[coverage]
  return line === undefined ? undefined : requiredCoverUsd(line, ruleTypes)
}

const TONES: Readonly<Record<PolicyStatus, PolicyTone>> = {
  cancelled: 'past',
  ended: 'past',
  pending: 'unsure',
  upcoming: 'ahead',
  cancelling: 'ending',
  'no-end': 'now',
  'in-force': 'now',
}

/**
 * How a policy is drawn on a day: short when it is in force with less than is required; ending when its cancellation is
 * announced or it ends within 30 days.
 *
 * Source: section 3, "Insurance records". Choice: an unknown limit is not short, as it is not known.
 */
export const policyTone = (
  policy: InsurancePolicy,
  required: number | undefined,
  today: CalendarDate,
): PolicyTone => {
  const tone = TONES[policyStatus(policy, today)]
  if (tone !== 'now' && tone !== 'ending') return tone
  if (required !== undefined && policy.limitUsd !== null && policy.limitUsd < required) return 'short'
  const last = lastDayOfCover(policy)
  return last !== null && daysBetween(today, last) <= ENDING_SOON_DAYS ? 'ending' : tone
}

/**
 * What the company's rules require of a coverage, while no policy in force has as much, in whole US dollars.
 *
 * Empty: undefined when no rule is about it, or it is met: a smaller policy beside it then falls short of nothing.
 */
export const unmetRequirement = (
  policies: readonly InsurancePolicy[],
  coverage: Coverage,
  ruleTypes: readonly AnyRuleType[],
  today: CalendarDate,
): number | undefined => {
  const required = requiredOf(coverage, ruleTypes)
  const best = policyInForce(policies, coverage, today)?.limitUsd ?? 0
  return required === undefined || best >= required ? undefined : required
}

/** How far the picture reaches, in months before and after today. */
const MONTHS_BEFORE = { least: 6, most: 36 }
const MONTHS_AFTER = { least: 6, most: 24 }

const axisOf = (policies: readonly InsurancePolicy[], today: CalendarDate): TimeAxis => {
  const starts = policies.flatMap(({ effectiveOn }) => effectiveOn ?? [])
  const ends = policies.flatMap(policy => lastDayOfCover(policy) ?? [])
  const clamp = (day: CalendarDate, least: CalendarDate, most: CalendarDate) =>
    day < least ? least : day > most ? most : day
  const [first, last] = [starts.toSorted()[0] ?? today, ends.toSorted().at(-1) ?? today]
  const from = clamp(first, addMonths(today, -MONTHS_BEFORE.most), addMonths(today, -MONTHS_BEFORE.least))
  const to = clamp(last, addMonths(today, MONTHS_AFTER.least), addMonths(today, MONTHS_AFTER.most))
  return timeAxis(from, to, today)
}

/** The least height of a bar, so that a small limit is still seen. */
const HEIGHT_MIN = 0.5

const STATUS_ENDINGS: Readonly<Partial<Record<PolicyStatus, string>>> = {
  ended: ', expired',
  pending: ', not confirmed',
}

const textOf = (policy: InsurancePolicy, today: CalendarDate): string => {
  const limit = policy.limitUsd === null ? 'limit not on record' : formatUsd(policy.limitUsd)
  const status = policyStatus(policy, today)
  if (status === 'cancelled') return `${limit}, ${endKindText(policy.endKind ?? null)}`
  return `${limit}${STATUS_ENDINGS[status] ?? ''}`
}

/**
 * The policies with those that ended, which only their filings tell of: those of the time that the picture shows.
 *
 * Source: section 3, "Insurance records"; section 7, "Insurance": a list of policies has none that ended.
 */
export const withEndedPolicies = (
  policies: readonly InsurancePolicy[],
  filings: readonly InsuranceFiling[],
  carrierId: CarrierId,
  today: CalendarDate,
): readonly InsurancePolicy[] => {
  const known = new Set(policies.map(({ id }) => id))
  const first = addMonths(today, -MONTHS_BEFORE.most)
  const ended = filings.flatMap((filing): InsurancePolicy[] => {
    const { id, coverage, insurer, policyNumber, limitUsd, effectiveOn, endsOn } = filing
    // One that ended on a day that is not on record has no place on an axis of time.
    if (endsOn === null || known.has(id) || endsOn <= first || endsOn > today) return []
    return [
      {
        ...{ id, carrierId, coverage, insurer, policyNumber, limitUsd, effectiveOn },
        expiresOn: addDays(endsOn, -1),
        cancelsOn: null,
        isPending: false,
        endKind: filing.endKind,
        scheduledVins: null,
      },
    ]
  })
  return [...policies, ...ended]
}

/** Policies in rows without overlaps: each in the first row that is free by its start. */
const inRows = (bars: readonly PolicyBar[]): readonly (readonly PolicyBar[])[] => {
  const rows: { end: number; readonly bars: PolicyBar[] }[] = []
  for (const bar of bars) {
    const free = rows.find(({ end }) => end <= bar.from)
    if (free === undefined) rows.push({ end: bar.to, bars: [bar] })
    else {
      free.bars.push(bar)
      free.end = bar.to
    }
  }
  return rows.map(row => row.bars)
}

/**
 * The policies of a carrier as bars over time, a lane for each coverage in the usual order: those with a policy, and those
 * that the company's rules are about. Heights are limits beside the highest limit of the lane or what is required.
 *
 * Empty: no lanes without policies and rules; a lane without bars where a rule is about it and no policy is on record.
 * Source: section 3, "Insurance records"; section 9, "Rule types". Choice: policies at the same time are below each
 * other, as limits are not added up.
 */
export const insurancePicture = (
  policies: readonly InsurancePolicy[],
  ruleTypes: readonly AnyRuleType[],
  today: CalendarDate,
): InsurancePicture => {
  const axis = axisOf(policies, today)
  const lanes = COVERAGES.flatMap((coverage): readonly CoverLane[] => {
    const own = policies.filter(policy => policy.coverage === coverage && hasPeriod(policy))
    const required = requiredOf(coverage, ruleTypes)
    const unmet = unmetRequirement(policies, coverage, ruleTypes, today)
    const most = Math.max(1, required ?? 0, ...own.map(({ limitUsd }) => limitUsd ?? 0))
    const bars = own
      .map((policy): PolicyBar => {
        const last = lastDayOfCover(policy)
        const from = placeOf(policy.effectiveOn ?? axis.from, axis)
        return {
          key: String(policy.id),
          from,
          to: Math.max(from, placeOf(last ?? axis.to, axis)),
          tone: policyTone(policy, unmet, today),
          text: textOf(policy, today),
          height: policy.limitUsd === null ? 1 : Math.max(HEIGHT_MIN, policy.limitUsd / most),
          isOpen: last === null || last > axis.to,
        }
      })
      .toSorted((one, other) => one.from - other.from || other.height - one.height)
    const line = required === undefined ? null : required / most
    const lane = (at: number, row: readonly PolicyBar[]): CoverLane => ({
      key: `${coverage} ${at}`,
      label: at === 0 ? COVERAGE_LABELS[coverage] : '',
      bars: row,
      required: line,
    })
    const rows = inRows(bars)
    return rows.length === 0 ? (line === null ? [] : [lane(0, [])]) : rows.map((row, at) => lane(at, row))
  })
  return { axis, lanes }
}

const STATUS_ORDER: readonly PolicyStatus[] = [
  'cancelling',
  'in-force',
  'no-end',
  'pending',
  'upcoming',
  'cancelled',
  'ended',
]

/** Policies by coverage, in each what counts today first, then by their limits, the highest first, then by id. */
export const policiesInOrder = (
  policies: readonly InsurancePolicy[],
  today: CalendarDate,
): readonly InsurancePolicy[] => {
  const rank = (policy: InsurancePolicy) => STATUS_ORDER.indexOf(policyStatus(policy, today))
  const limit = (policy: InsurancePolicy) => policy.limitUsd ?? -1
  return policies.toSorted(
    (one, other) =>
      COVERAGES.indexOf(one.coverage) - COVERAGES.indexOf(other.coverage) ||
      rank(one) - rank(other) ||
      limit(other) - limit(one) ||
      one.id - other.id,
  )
}
