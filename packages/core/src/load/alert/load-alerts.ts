import type { IdentityTie } from '../../carrier/association/identity-tie-record.ts'
import { isRuleType, isSafetyRule, ruleKind } from '../../rules/rule-types.ts'
import type { RuleCategory } from '../../rules/rule-kind.ts'
import { addDays, type CalendarDate } from '../../shared/calendar-date.ts'
import { ALERT_WINDOW_DAYS } from '../../identity-alert/alert-window.ts'
import { isOpenLoad } from '../load-status.ts'
import type { Load } from '../load.ts'
import { stopLateness } from '../stop/stop-lateness.ts'
import type { TicketRule } from '../ticket/ticket-cause.ts'
import { isTrackingLost } from '../tracking/tracking-status.ts'

/** The types of the alerts that loads raise by themselves. Source: section 4, "Alerts that loads raise". */
export const LOAD_ALERT_TYPES = [
  'do_not_dispatch',
  'out_of_service_order',
  'authority_fails',
  'insurance_fails',
  'safety_fails',
  'operations_fails',
  'override_ended',
  'identity_alert',
  'tied_carrier',
  'contact_changed',
  'late_arrival',
  'tracking_lost',
  'look_alike_recipient',
] as const
/** One of them. */
export type LoadAlertType = (typeof LOAD_ALERT_TYPES)[number]

/** What is against a carrier, as the gate says it of the load. */
export interface AgainstCarrier {
  readonly code: string
  readonly effect: 'no' | 'look'
  readonly rule?: TicketRule
  readonly tie?: IdentityTie
}

/** What decides which alerts a load should have. */
export interface LoadAlertFacts {
  readonly load: Pick<Load, 'status' | 'trackingStatus' | 'stops'>
  /** The day on which it came in. */
  readonly since: CalendarDate
  readonly reasons: readonly AgainstCarrier[]
  /** The newest ends of overrides, by rule, with the first day without it. */
  readonly endedOverrides: readonly { readonly ruleType: string; readonly on: CalendarDate }[]
  /** The days on which alerts were published that still are. */
  readonly alertDays: readonly CalendarDate[]
  /** Changes of the carrier's contacts. */
  readonly contacts: readonly { readonly type: string; readonly on: CalendarDate }[]
  /** Look-alike addresses that its rate confirmation was sent to. */
  readonly lookalikes: readonly string[]
}

/** An alert that a load should have: those of one type differ in what they are about. */
export interface LoadAlert {
  readonly type: LoadAlertType
  readonly about: string
}

const OF_CATEGORY: Readonly<Record<RuleCategory, LoadAlertType>> = {
  Authority: 'authority_fails',
  Insurance: 'insurance_fails',
  Operations: 'operations_fails',
}

const typeOfRule = (ruleType: string): LoadAlertType => {
  if (isSafetyRule(ruleType)) return 'safety_fails'
  return isRuleType(ruleType) ? OF_CATEGORY[ruleKind(ruleType).category] : 'operations_fails'
}

const ruleAlert = (
  { effect, rule }: AgainstCarrier,
  ended: ReadonlySet<string>,
): LoadAlertType | undefined => {
  if (rule === undefined) return undefined
  if (ended.has(rule.ruleType)) return 'override_ended'
  return effect === 'no' && rule.label === 'Fail' ? typeOfRule(rule.ruleType) : undefined
}

const ofReason = (reason: AgainstCarrier, ended: ReadonlySet<string>): readonly LoadAlert[] => {
  const { code, tie } = reason
  if (code === 'do_not_dispatch' || code === 'out_of_service_order') return [{ type: code, about: '' }]
  if (tie !== undefined) return [{ type: 'tied_carrier', about: `${tie.reason} ${tie.id ?? tie.dotNumber}` }]
  const type = ruleAlert(reason, ended)
  return type === undefined ? [] : [{ type, about: '' }]
}

/**
 * The alerts that a load should have now, each once: of what is against its carrier for it, of what happened to the carrier
 * since the load came in, and of its journey.
 *
 * Choice: rules are one alert a category, and what is only incomplete raises none, as the load came in with it.
 * Units: now is in milliseconds since 1970. Empty: a load that is not open has none.
 * Source: section 4, "Alerts that loads raise".
 */
export const loadAlerts = (facts: LoadAlertFacts, now: number): readonly LoadAlert[] => {
  const { load, since, reasons, endedOverrides, alertDays, contacts, lookalikes } = facts
  if (!isOpenLoad(load)) return []
  const ended = new Set(endedOverrides.filter(({ on }) => on >= since).map(({ ruleType }) => ruleType))
  const firstAlert = addDays(since, -ALERT_WINDOW_DAYS)
  const isLate = (stop: Load['stops'][number]) =>
    stop.progress !== null && stop.progress.doneAt === null && stopLateness(stop, now).kind === 'late'
  const alerts: readonly LoadAlert[] = [
    ...reasons.flatMap(reason => ofReason(reason, ended)),
    ...alertDays.filter(on => on >= firstAlert).map(on => ({ type: 'identity_alert' as const, about: on })),
    ...contacts
      .filter(({ on }) => on >= since)
      .map(({ type, on }) => ({ type: 'contact_changed' as const, about: `${type} ${on}` })),
    ...load.stops.filter(isLate).map(({ id }) => ({ type: 'late_arrival' as const, about: String(id) })),
    ...(isTrackingLost(load.trackingStatus) ? [{ type: 'tracking_lost' as const, about: '' }] : []),
    ...lookalikes.map(about => ({ type: 'look_alike_recipient' as const, about })),
  ]
  const keyOf = ({ type, about }: LoadAlert) => `${type} ${about}`
  return alerts.filter((alert, at) => alerts.findIndex(each => keyOf(each) === keyOf(alert)) === at)
}
