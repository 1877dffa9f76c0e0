import type { CarrierRecord } from '../../carriers/read-records.ts'
import type { WireNewestOverride } from '../../carriers/wire-carrier.ts'
import type { WireIdentityTie } from '../../carriers/wire-cautions.ts'
import { assessableOf } from '../../carriers/facts-of.ts'
import { daysBefore } from '../../kernel/calendar.ts'
import { assess } from '../../rules/assessment/assess.ts'
import type { Finding } from '../../rules/assessment/finding.ts'
import { isUnderOrder } from '../../rules/assessment/under-order.ts'
import { isOverridden, type Outcome, OUTCOMES } from '../../rules/assessment/worst-outcome.ts'
import { isSafetyRule, ruleKind, type RuleType } from '../../rules/terms/rule-types.ts'
import type { GateAnswer, GateEffect, PlainReason, WireGate, WireReason } from './wire-gate.ts'

/** How long an alert is recent. Source: section 9, "Alert window". */
const ALERT_WINDOW_DAYS = 7
/** This date has no end. Source: section 4, "Override lifecycle". */
const FOR_EVER = '2080-01-01'

/** For whom, for which day and place, and by which setting. */
export interface GateTerms {
  readonly today: string
  /** Today, or a later day. */
  readonly day: string
  /** Whether the lane is known to stay in one state. Null: no lane was named. */
  readonly staysInState: boolean | null
  readonly whenTooOld: GateEffect
  readonly showsSafety: boolean
  readonly showsProfile: boolean
  /** Whether carriers that the company blocked are named as ties. */
  readonly namesBlocked: boolean
}

/** A carrier with what the company has to do with it. */
export interface GatedCarrier {
  readonly record: CarrierRecord
  readonly newestFirst: readonly WireNewestOverride[]
  readonly ties: readonly WireIdentityTie[]
}

const only = (code: PlainReason, effect: GateEffect = 'look'): WireReason => ({ code, effect })

/** The worst of what some reasons make of the answer. */
const worstEffect = (reasons: readonly { readonly effect: GateEffect }[]): GateAnswer => {
  if (reasons.some(({ effect }) => effect === 'no')) return 'no'
  return reasons.length > 0 ? 'look' : 'yes'
}

interface Decided {
  readonly type: RuleType
  readonly finding: Finding
  readonly outcome: Outcome
  /** What it makes of the answer. Null: nothing. */
  readonly effect: GateEffect | null
  readonly changesOn: string | null
}

const effectOf = ({ older_than_days, unread }: Finding, outcome: Outcome, terms: GateTerms) => {
  if (outcome === 'fail') return 'no'
  if (outcome !== 'incomplete') return null
  return older_than_days != null || unread?.why === 'late' ? terms.whenTooOld : 'look'
}

/** What each rule makes of the answer: as it is today, and as it will be on a later day by the facts of today. */
const rulesDecided = ({ record, newestFirst }: GatedCarrier, terms: GateTerms): readonly Decided[] => {
  const types = record.rule_types ?? []
  const facts = assessableOf(record)
  const now = assess(facts, types, terms.today)
  const later =
    terms.day > terms.today ? assess({ ...facts, ages: {}, files: undefined }, types, terms.day) : {}
  return types.flatMap((type): Decided[] => {
    const finding = now[type]
    if (finding === undefined) return []
    const outcome = isOverridden(newestFirst, type, null, terms.day) ? 'override' : finding.result
    const then = later[type]
    if (
      outcome === 'pass' &&
      then !== undefined &&
      then.result !== 'pass' &&
      !ruleKind(type).failsByAbsence
    ) {
      const effect = then.result === 'fail' ? 'no' : 'look'
      return [{ type, finding: then, outcome: then.result, effect, changesOn: terms.day }]
    }
    return [{ type, finding, outcome, effect: effectOf(finding, outcome, terms), changesOn: null }]
  })
}

const wireRule = ({ type, finding, outcome }: Decided) => {
  const { older_than_days = null, unread = null } = finding
  return { is_type: type, outcome, ...finding, older_than_days, unread }
}

const hiddenReason = (hidden: readonly Decided[]): readonly WireReason[] => {
  const effect = worstEffect(hidden.flatMap(it => (it.effect === null ? [] : [{ effect: it.effect }])))
  const worst = OUTCOMES.find(outcome => hidden.some(it => it.outcome === outcome))
  return effect === 'yes' || worst === undefined
    ? []
    : [{ code: 'hidden_rules', effect, hidden: { count: hidden.length, worst } }]
}

const relationReasons = ({ connection }: CarrierRecord): readonly WireReason[] => {
  if (connection === null) return []
  if (connection.status === 'do_not_dispatch')
    return [{ code: 'do_not_dispatch', effect: 'no', act: connection.block }]
  if (connection.latest_onboarding_packet?.status !== 'held') return []
  return [{ code: 'on_hold', effect: 'look', act: connection.hold }]
}

const alertReasons = ({ alert_days }: CarrierRecord, { today }: GateTerms): readonly WireReason[] => {
  const first = daysBefore(today, ALERT_WINDOW_DAYS)
  const on = alert_days.find(day => day >= first && day <= today)
  return on === undefined ? [] : [{ code: 'identity_alert', effect: 'look', on }]
}

const tieReasons = ({ ties }: GatedCarrier, terms: GateTerms): readonly WireReason[] => {
  const named = ties.filter(({ is_type }) => is_type !== 'do_not_dispatch' || terms.namesBlocked)
  const shown = named.filter(
    ({ is_type }) => terms.showsProfile && (terms.showsSafety || is_type !== 'out_of_service'),
  )
  return [
    ...shown.map((tie): WireReason => ({ code: 'tie', effect: 'look', tie })),
    ...(shown.length < named.length ? [only('withheld')] : []),
  ]
}

const orderReasons = ({ safety }: CarrierRecord, { showsSafety, today }: GateTerms): readonly WireReason[] =>
  safety !== null && isUnderOrder(safety, today) === true
    ? [only(showsSafety ? 'out_of_service_order' : 'withheld', 'no')]
    : []

const laneReasons = ({ census }: CarrierRecord, { staysInState }: GateTerms): readonly WireReason[] =>
  staysInState === false && ['B', 'C'].includes(census?.carrier_operation ?? '')
    ? [only('intrastate_only')]
    : []

/** The overrides of rules that would make an answer better: of those for a no first, then of all. */
const stepsOf = (reasons: readonly WireReason[]): WireGate['steps'] => {
  const now = worstEffect(reasons)
  const without = (effects: readonly GateEffect[]) => {
    const lifted = reasons.filter(it => it.code === 'rule' && effects.includes(it.effect))
    const answer = worstEffect(reasons.filter(it => !lifted.includes(it)))
    return { is_types: lifted.flatMap(it => (it.code === 'rule' ? [it.rule.is_type] : [])), answer }
  }
  const [first, all] = [without(['no']), without(['no', 'look'])]
  return [...(first.answer !== now ? [first] : []), ...(all.answer !== first.answer ? [all] : [])]
}

const untilOf = (rules: readonly Decided[], newestFirst: readonly WireNewestOverride[]): string | null => {
  const ends = rules
    .filter(({ outcome }) => outcome === 'override')
    .flatMap(
      ({ type }) =>
        newestFirst.find(it => it.is_type === type && it.classification_id === null)?.expiration_date ?? [],
    )
    .filter(day => day !== FOR_EVER)
  return ends.toSorted()[0] ?? null
}

/** The outcome of a rule today: one that changes on a later day passes. */
const todayOf = ({ outcome, changesOn }: Decided): Outcome => (changesOn === null ? outcome : 'pass')

/** What is decided, apart from whom it is about. */
export type Decision = Pick<WireGate, 'answer' | 'verdict' | 'until' | 'reasons' | 'steps' | 'rules'>

/** A decision from its reasons alone. */
export const decidedBy = (reasons: readonly WireReason[]): Decision => {
  const worstFirst = [
    ...reasons.filter(({ effect }) => effect === 'no'),
    ...reasons.filter(({ effect }) => effect === 'look'),
  ]
  const answer = worstEffect(worstFirst)
  return { answer, verdict: null, until: null, reasons: worstFirst, steps: stepsOf(worstFirst), rules: [] }
}

/** The same with nothing but a code. */
export const decidedFor = (codes: readonly PlainReason[]): Decision =>
  decidedBy(codes.map(code => only(code)))

/**
 * What is decided about a carrier, of the whole whatever this user may see: what is hidden counts with the rest and is sent
 * as hidden. `beside` has what is against it apart from the carrier. Source: section 4, "Gate" of the project's own rules.
 */
export function decideGate(
  carrier: GatedCarrier,
  terms: GateTerms,
  beside: readonly PlainReason[] = [],
): Decision {
  const { record, newestFirst } = carrier
  const rules = rulesDecided(carrier, terms)
  const isHidden = ({ type }: Decided) => !terms.showsSafety && isSafetyRule(type)
  const shown = rules.filter(rule => !isHidden(rule))
  const decision = decidedBy([
    ...beside.map(code => only(code)),
    ...relationReasons(record),
    ...alertReasons(record, terms),
    ...tieReasons(carrier, terms),
    ...orderReasons(record, terms),
    ...(rules.length === 0 ? [only('not_assessed')] : []),
    ...shown.flatMap((rule): WireReason[] =>
      rule.effect === null
        ? []
        : [{ code: 'rule', effect: rule.effect, rule: wireRule(rule), changes_on: rule.changesOn }],
    ),
    ...hiddenReason(rules.filter(isHidden)),
    ...laneReasons(record, terms),
  ])
  return {
    ...decision,
    verdict: OUTCOMES.find(outcome => rules.some(rule => todayOf(rule) === outcome)) ?? null,
    until: untilOf(rules, newestFirst),
    rules: shown.map(wireRule),
  }
}
