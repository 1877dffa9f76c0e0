import { type UsableCarrier, mayUse } from '../carrier/may-use.ts'
import type { ConnectionAct } from '../carrier/hold.ts'
import type { CarrierSummary } from '../carrier/carrier.ts'
import { isInAlertWindow } from '../identity-alert/alert-window.ts'
import { isOpenLoad } from '../load/load-status.ts'
import type { Load } from '../load/load.ts'
import type { AssessedCarrier, AssessedRule } from '../rules/assess.ts'
import type { RuleFinding } from '../rules/assessment.ts'
import type { Verdict } from '../rules/verdict.ts'
import { INDEFINITE } from '../rules/overrides-on-a-day.ts'
import { type CalendarDate, compareCalendarDates } from '../shared/calendar-date.ts'
import type { DecisionRule } from './decision-rule.ts'
import {
  GATE_ANSWERS,
  type GateAnswer,
  type GateDecision,
  type GateEffect,
  type GateReason,
  type GateSettings,
  type GateStep,
  type PlainGateReason,
} from './gate-answer.ts'
import { type GateLane, isInsideOneState } from './gate-lane.ts'

/** What decides about a carrier. Parts that are left out say nothing against it. */
export interface GateCarrier extends UsableCarrier {
  readonly safety?: Pick<NonNullable<CarrierSummary['safety']>, 'outOfService'> | null
  readonly census?: Pick<CarrierSummary['census'], 'operation'>
}

/** For which day and lane, and by which settings. */
export interface GateTerms {
  readonly today: CalendarDate
  /** Today, or a later day. */
  readonly day: CalendarDate
  /** Null: none was named, and nothing is said of it. */
  readonly lane: GateLane | null
  readonly settings: GateSettings
  /** Whether carriers that the company blocked are named as ties. */
  readonly offersDoNotUseAssociations?: boolean
  /** What does not pass on the day by the facts of today, in no order. */
  readonly notPassing?: readonly RuleFinding[]
}

/** The worst of some answers. Empty: yes. Source: section 4, "Gate". */
export const worstAnswer = (answers: readonly GateAnswer[]): GateAnswer =>
  GATE_ANSWERS.find(answer => answers.includes(answer)) ?? 'yes'

const effectsOf = (reasons: readonly GateReason[]): GateAnswer => worstAnswer(reasons.map(it => it.effect))

const plain = (code: PlainGateReason, effect: GateEffect = 'look'): GateReason => ({ code, effect })

/** Whether a fact is too old: by the company's limit, or as its file is late. */
const isTooOld = ({ olderThanDays, unread }: Pick<RuleFinding, 'olderThanDays' | 'unread'>): boolean =>
  olderThanDays != null || unread?.why === 'late'

/** A rule as it was assessed, as an answer and a record have it. */
export const gateRule = ({ ruleType, label, finding }: AssessedRule): DecisionRule => ({
  ruleType,
  label,
  value: finding.value,
  source: finding.source,
  asOf: finding.asOf,
  olderThanDays: finding.olderThanDays ?? null,
  unread: finding.unread ?? null,
})

const ruleReason = (rule: AssessedRule, terms: GateTerms): readonly GateReason[] => {
  const { finding, ruleType } = rule
  const reason = (effect: GateEffect): GateReason => ({
    code: 'rule',
    effect,
    rule: gateRule(rule),
    changesOn: null,
  })
  if (rule.label === 'Fail') return [reason('no')]
  if (rule.label === 'Incomplete') return [reason(isTooOld(finding) ? terms.settings.whenTooOld : 'look')]
  const later = terms.notPassing?.find(it => it.ruleType === ruleType)
  if (rule.label === 'Override' || later === undefined) return []
  const label: Verdict = later.result === 'fail' ? 'Fail' : 'Incomplete'
  const effect = later.result === 'fail' ? 'no' : 'look'
  return [{ code: 'rule', effect, rule: gateRule({ ...rule, label, finding: later }), changesOn: terms.day }]
}

/** Who did it, when and why; a hold has more. */
const actOf = (act: ConnectionAct | null | undefined): ConnectionAct | null =>
  act == null ? null : { at: act.at, by: act.by, notes: act.notes }

const stopReasons = (
  { connection }: GateCarrier,
  stop: ReturnType<typeof mayUse>['stop'],
): readonly GateReason[] => {
  if (stop === null || connection === null) return []
  return stop.kind === 'do-not-dispatch'
    ? [{ code: 'do_not_dispatch', effect: 'no', act: actOf(connection.block) }]
    : [{ code: 'on_hold', effect: 'look', act: actOf(connection.hold) }]
}

const cautionReasons = ({ cautions }: GateCarrier, terms: GateTerms): readonly GateReason[] => {
  const { today, offersDoNotUseAssociations = true } = terms
  const alert = cautions?.alertDays
    .filter(on => isInAlertWindow(on, today))
    .toSorted(compareCalendarDates)
    .at(-1)
  const ties = (cautions?.identityTies ?? []).filter(
    ({ reason }) => reason !== 'do_not_dispatch' || offersDoNotUseAssociations,
  )
  return [
    ...(alert === undefined ? [] : [{ code: 'identity_alert', effect: 'look', on: alert } as const]),
    ...ties.map(tie => ({ code: 'tie', effect: 'look', tie }) as const),
  ]
}

const verdictReasons = (assessed: AssessedCarrier | undefined, terms: GateTerms): readonly GateReason[] => {
  if (assessed === undefined || assessed.overall === null) return [plain('not_assessed')]
  const { rules, hidden } = assessed
  const isAgainst = hidden?.worst === 'Fail' || hidden?.worst === 'Incomplete'
  return [
    ...rules.flatMap(rule => ruleReason(rule, terms)),
    ...(hidden !== null && isAgainst
      ? [{ code: 'hidden_rules', effect: hidden.worst === 'Fail' ? 'no' : 'look', hidden } as const]
      : []),
  ]
}

/** Carriers that are registered for one state only: intrastate, with hazardous materials or without. */
const INTRASTATE: ReadonlySet<string> = new Set(['B', 'C'])

const laneReasons = ({ census }: GateCarrier, { lane }: GateTerms): readonly GateReason[] =>
  lane !== null && INTRASTATE.has(census?.operation ?? '') && !isInsideOneState(lane)
    ? [plain('intrastate_only')]
    : []

const isOf =
  (effect: GateEffect) =>
  (reason: GateReason): reason is Extract<GateReason, { readonly code: 'rule' }> =>
    reason.code === 'rule' && reason.effect === effect

/** By overrides of the rules that are against it, first of those for a no. */
const stepsOf = (reasons: readonly GateReason[]): readonly GateStep[] => {
  const answer = effectsOf(reasons)
  const steps: GateStep[] = []
  let rest = reasons
  const chosen: string[] = []
  for (const effect of ['no', 'look'] as const) {
    const [some, others] = [rest.filter(isOf(effect)), rest.filter(it => !isOf(effect)(it))]
    const types = some.map(({ rule }) => rule.ruleType)
    if (types.length === 0) continue
    rest = others
    chosen.push(...types)
    const better = effectsOf(rest)
    const known = steps.at(-1)?.answer ?? answer
    if (better !== known) steps.push({ ruleTypes: [...chosen], answer: better })
  }
  return steps
}

const untilOf = (assessed: AssessedCarrier | undefined): CalendarDate | null =>
  (assessed?.rules ?? [])
    .flatMap(({ label, override }) => (label === 'Override' && override !== null ? [override.expiresOn] : []))
    .filter(day => day !== INDEFINITE)
    .toSorted(compareCalendarDates)[0] ?? null

const RANK: Readonly<Record<GateEffect, number>> = { no: 0, look: 1 }

/** A decision from its reasons. */
const decided = (reasons: readonly GateReason[], assessed?: AssessedCarrier): GateDecision => {
  const worstFirst = reasons.toSorted((one, other) => RANK[one.effect] - RANK[other.effect])
  return {
    answer: effectsOf(worstFirst),
    verdict: assessed?.overall ?? null,
    until: untilOf(assessed),
    reasons: worstFirst,
    steps: stepsOf(worstFirst),
  }
}

const decidedBeside = (
  beside: readonly GateReason[],
  carrier: GateCarrier | null,
  terms: GateTerms,
): GateDecision => {
  if (carrier === null) return decided([...beside, plain('not_on_record')])
  const { stop, assessed } = mayUse(carrier, terms.day)
  const reasons = [
    ...beside,
    ...stopReasons(carrier, stop),
    ...cautionReasons(carrier, terms),
    ...(carrier.safety?.outOfService === true ? [plain('out_of_service_order', 'no')] : []),
    ...verdictReasons(assessed, terms),
    ...laneReasons(carrier, terms),
  ]
  return decided(reasons, assessed)
}

/**
 * Whether a carrier may have a load on a day: no, a person must look, or yes, with every reason, and the overrides that would
 * make it better. It is the worst of its reasons: do not dispatch and an order to stop are no; an alert of the last seven
 * days, a tie to a carrier that should not be used, a hold, and a lane that leaves the state of a carrier of one state ask for
 * a look; of the rules a failure is no and what is incomplete a look. Facts that are too old are a look, or no where the
 * company says so, and never yes. A yes by an override has its last day.
 *
 * Overrides count on the day asked for; what will not pass on it by the facts of today counts.
 * Empty: a carrier that is not on record (null), and one that is not assessed, ask for a look.
 * Source: section 4, "Gate"; section 4, "Category and overall status"; section 4, "Do not dispatch".
 */
export const gateDecision = (carrier: GateCarrier | null, terms: GateTerms): GateDecision =>
  decidedBeside([], carrier, terms)

/**
 * The same of a load and the carrier that has it.
 *
 * Empty: a load without a carrier, and one that is not open, ask for a look. Source: section 4, "Gate".
 */
export const loadGateDecision = (
  load: Pick<Load, 'carrierId' | 'status'>,
  carrier: GateCarrier | null,
  terms: GateTerms,
): GateDecision => {
  const beside = isOpenLoad(load) ? [] : [plain('load_not_open')]
  return load.carrierId === null
    ? decided([...beside, plain('no_carrier')])
    : decidedBeside(beside, carrier, terms)
}
