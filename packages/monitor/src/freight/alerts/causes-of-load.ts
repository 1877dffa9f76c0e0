import { addDays } from '../../kernel/calendar.ts'
import type { WireReason } from '../../own-carriers/gate/wire-gate.ts'
import { isRuleType, isSafetyRule, ruleKind } from '../../rules/terms/rule-types.ts'
import type { TrackingStatus } from '../loads/load-status.ts'
import { type AlertKind, NO_CAUSE, type StoredCause } from './alert-cause.ts'

/** One cause of a load: a second cause with its key is the same one. */
export interface Cause {
  readonly key: string
  readonly kind: AlertKind
  readonly carrierId: number | null
  readonly requiresSafety: boolean
  readonly requiresProfile: boolean
  readonly cause: StoredCause
}

/** What decides the alerts of one open load. */
export interface AlertFacts {
  readonly carrierId: number | null
  readonly trackingStatus: TrackingStatus
  /** Of the gate, of the whole, for the day of the pickup. */
  readonly reasons: readonly WireReason[]
  /** The rules whose newest override ended since the load came in, with the first day without it. */
  readonly endedOverrides: ReadonlyMap<string, string>
  /** The days on which alerts were published that still are. */
  readonly alertDays: readonly string[]
  /** Contacts of the carrier that changed, with the day. */
  readonly contacts: readonly { readonly is_type: string; readonly was: string; readonly on: string }[]
  readonly stops: readonly {
    readonly id: number
    readonly is_type: 'pickup' | 'delivery'
    readonly window_ends_at: Date | null
    /** Whether the truck has arrived, or what is done there is done. */
    readonly is_reached: boolean
  }[]
  /** Look-alike addresses to which its rate confirmation was sent. */
  readonly recipients: readonly NonNullable<StoredCause['recipient']>[]
  /** The day on which the load came in. */
  readonly since: string
}

/** How long before a load came in an alert still speaks against its carrier. Source: section 9, "Alert window". */
const ALERT_WINDOW_DAYS = 7

const LOST: ReadonlySet<TrackingStatus> = new Set(['tracking_interrupted', 'terminated', 'unable_to_track'])

type RuleReason = Extract<WireReason, { readonly code: 'rule' }>

const KIND_OF_CATEGORY = {
  Authority: 'authority_fails',
  Insurance: 'insurance_fails',
  Operations: 'operations_fails',
} as const

const kindOfRule = (type: string): AlertKind => {
  if (isSafetyRule(type)) return 'safety_fails'
  return isRuleType(type) ? KIND_OF_CATEGORY[ruleKind(type).category] : 'operations_fails'
}

/**
 * Rules in one alert a kind: those that fail, and those that do not pass since their override ended.
 *
 * Choice: what is only incomplete raises nothing, as the load came in with it; the gate and the page of the load say it.
 */
function ruleCauses({ reasons, endedOverrides, carrierId }: AlertFacts): readonly Cause[] {
  const rules = reasons.flatMap((reason): [AlertKind, RuleReason][] => {
    if (reason.code !== 'rule') return []
    if (endedOverrides.has(reason.rule.is_type)) return [['override_ended', reason]]
    return reason.effect === 'no' && reason.rule.result === 'fail'
      ? [[kindOfRule(reason.rule.is_type), reason]]
      : []
  })
  return [...new Set(rules.map(([kind]) => kind))].map(kind => {
    const own = rules.flatMap(([each, reason]) => (each === kind ? [reason] : []))
    const ended = own.flatMap(({ rule }) => endedOverrides.get(rule.is_type) ?? [])
    return {
      key: kind,
      kind,
      carrierId,
      requiresSafety: own.some(({ rule }) => isSafetyRule(rule.is_type)),
      requiresProfile: false,
      cause: {
        ...NO_CAUSE,
        on: ended.toSorted()[0] ?? null,
        rules: own.map(({ rule, changes_on }) => ({
          rule,
          changes_on,
          override_ended_on: endedOverrides.get(rule.is_type) ?? null,
        })),
      },
    }
  })
}

function carrierCauses(facts: AlertFacts): readonly Cause[] {
  const { reasons, carrierId, alertDays, contacts, since } = facts
  const open = { carrierId, requiresSafety: false, requiresProfile: false }
  const causes: Cause[] = []
  for (const reason of reasons) {
    if (reason.code === 'do_not_dispatch')
      causes.push({
        ...open,
        key: 'do_not_dispatch',
        kind: 'do_not_dispatch',
        cause: { ...NO_CAUSE, on: reason.act?.at?.slice(0, 10) ?? null, act: reason.act },
      })
    if (reason.code === 'out_of_service_order')
      causes.push({
        ...open,
        key: 'out_of_service_order',
        kind: 'out_of_service_order',
        requiresSafety: true,
        cause: NO_CAUSE,
      })
    if (reason.code === 'tie') {
      const { carrier_id, dot_number, is_type, on } = reason.tie
      causes.push({
        ...open,
        key: `tied_carrier:${is_type}:${carrier_id ?? dot_number}`,
        kind: 'tied_carrier',
        requiresSafety: is_type === 'out_of_service',
        requiresProfile: true,
        cause: { ...NO_CAUSE, on, ties: [reason.tie] },
      })
    }
  }
  const firstAlert = addDays(since, -ALERT_WINDOW_DAYS)
  for (const on of new Set(alertDays))
    if (on >= firstAlert)
      causes.push({
        ...open,
        key: `identity_alert:${on}`,
        kind: 'identity_alert',
        cause: { ...NO_CAUSE, on },
      })
  for (const { is_type, was, on } of contacts)
    if (on >= since)
      causes.push({
        ...open,
        key: `contact_changed:${is_type}:${on}`,
        kind: 'contact_changed',
        requiresProfile: true,
        cause: { ...NO_CAUSE, on, contact: { is_type, was } },
      })
  return causes
}

function journeyCauses(
  { carrierId, stops, trackingStatus, recipients }: AlertFacts,
  now: Date,
): readonly Cause[] {
  const open = { carrierId, requiresSafety: false, requiresProfile: false }
  const late = stops.flatMap(({ id, is_type, window_ends_at, is_reached }): Cause[] =>
    is_reached || window_ends_at === null || window_ends_at >= now
      ? []
      : [
          {
            ...open,
            key: `late_arrival:${id}`,
            kind: 'late_arrival',
            cause: { ...NO_CAUSE, stop: { id, is_type, window_ends_at: window_ends_at.toISOString() } },
          },
        ],
  )
  const lost: Cause = {
    ...open,
    key: 'tracking_lost',
    kind: 'tracking_lost',
    cause: { ...NO_CAUSE, tracking_status: trackingStatus },
  }
  return [
    ...late,
    ...(LOST.has(trackingStatus) ? [lost] : []),
    ...recipients.map(
      (recipient): Cause => ({
        ...open,
        key: `look_alike_recipient:${recipient.address.slice(0, 160)}`,
        kind: 'look_alike_recipient',
        requiresProfile: true,
        cause: { ...NO_CAUSE, recipient },
      }),
    ),
  ]
}

/**
 * The causes of the alerts that an open load should have, each once. Source: section 4, "Alerts that loads raise" of the
 * project's own rules.
 */
export const causesOfLoad = (facts: AlertFacts, now: Date): readonly Cause[] => {
  const all = [...carrierCauses(facts), ...ruleCauses(facts), ...journeyCauses(facts, now)]
  return all.filter(({ key }, at) => all.findIndex(each => each.key === key) === at)
}

/** The first moment after now at which they may be others although nothing is written: a window ends, or a day. */
export const nextTurnOf = ({ stops }: Pick<AlertFacts, 'stops'>, now: Date): Date => {
  const midnight = Date.parse(`${addDays(now.toISOString().slice(0, 10), 1)}T00:00:00Z`)
  const ends = stops.flatMap(({ window_ends_at, is_reached }) =>
    window_ends_at === null || is_reached || window_ends_at < now ? [] : [window_ends_at.getTime() + 1],
  )
  return new Date(Math.min(midnight, ...ends))
}
