import { identityTieText } from '../../carrier/association/identity-tie-text.ts'
import { actText } from '../../carrier/hold.ts'
import { findingText } from '../../rules/finding-text.ts'
import { readableRuleName } from '../../rules/readable-rule-name.ts'
import { formatCalendarDate } from '../../shared/calendar-date.ts'
import { durationText } from '../../shared/durations.ts'
import { instantMs } from '../../shared/instant-ms.ts'
import { nameText } from '../../shared/monitor-name-text.ts'
import { phoneText } from '../../shared/phone.ts'
import { sourceAndDayText } from '../../shared/source-text.ts'
import { STOP_KIND_LABELS } from '../stop/load-stop.ts'
import { TRACKING_STATUS_LABELS } from '../tracking/tracking-status.ts'
import type { Ticket } from './ticket.ts'
import type { CauseEnd, TicketCause } from './ticket-cause.ts'

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

const ruleText = ({ rule, changesOn, overrideEndedOn }: TicketCause['rules'][number]): string => {
  const evidence = sourceAndDayText(rule.source, rule.asOf)
  const from = rule.source === null && rule.asOf === null ? '' : ` (${evidence})`
  const said = `${readableRuleName(rule.ruleType)}: ${rule.label}, ${findingText(rule)}${from}`
  return [
    sentence(changesOn === null ? said : `From ${formatCalendarDate(changesOn)}, ${said}`),
    ...(overrideEndedOn === null
      ? []
      : [`Without its override since ${formatCalendarDate(overrideEndedOn)}.`]),
  ].join(' ')
}

const contactText = ({ contact, on }: TicketCause): readonly string[] => {
  if (contact === null) return []
  const was = contact.type === 'phone' ? (phoneText(contact.was) ?? contact.was) : contact.was
  const when = on === null ? '' : ` on ${formatCalendarDate(on)}`
  const before = was.trim() === '' ? '' : `, was ${was}`
  return [`${contact.type === 'email' ? 'E-mail' : nameText(contact.type)} changed${when}${before}.`]
}

const lateText = ({ stop }: TicketCause, now: number): readonly string[] => {
  const endsAt = stop === null ? null : instantMs(stop.windowEndsAt)
  if (stop === null || endsAt === null) return []
  return [`${STOP_KIND_LABELS[stop.kind]}: no arrival is logged, ${durationText(now - endsAt)} late.`]
}

const recipientText = ({ recipient }: TicketCause): readonly string[] =>
  recipient === null
    ? []
    : [
        `A rate confirmation went to ${recipient.address}, which looks like ${recipient.resembles} of ${recipient.legalName}.`,
      ]

const OF_TYPE: ReadonlyMap<string, (cause: TicketCause) => string> = new Map([
  ['out_of_service_order', () => 'An out-of-service order is in force.'],
  [
    'identity_alert',
    ({ on }: TicketCause) =>
      on === null ? 'An identity alert was published.' : `Identity alert of ${formatCalendarDate(on)}.`,
  ],
  [
    'do_not_dispatch',
    ({ act }: TicketCause) => {
      const why = act === null ? undefined : actText(act)
      return why === undefined ? 'Your company blocked the carrier.' : sentence(why)
    },
  ],
])

/**
 * What exactly raised an alert, and by how much, a sentence each: "BIPD at least 1,000,000: Fail, $750,000 (L&I Insur,
 * Mar 4, 2027)." Empty: its type says all that there is to say.
 *
 * Units: now is in milliseconds since 1970. Source: section 4, "Alerts that loads raise"; the wording is ours.
 */
export const ticketCauseLines = (
  { type, cause }: Pick<Ticket, 'type' | 'cause'>,
  now: number,
): readonly string[] => {
  if (cause === null) return []
  if (cause.isHidden) return ['Something that is not shown to you.']
  const ofType = OF_TYPE.get(type)
  return [
    ...(ofType === undefined ? [] : [ofType(cause)]),
    ...cause.rules.map(ruleText),
    ...cause.ties.map(tie => sentence(identityTieText(tie))),
    ...contactText(cause),
    ...lateText(cause, now),
    ...(cause.trackingStatus === null ? [] : [TRACKING_STATUS_LABELS[cause.trackingStatus].meaning]),
    ...recipientText(cause),
  ]
}

const ENDS: Readonly<Record<CauseEnd, string>> = {
  gone: 'It is no longer so.',
  load_closed: 'The load is no longer open.',
  other_carrier: 'The load has another carrier.',
}

/**
 * Why the cause of an alert no longer stands. Empty: undefined while it does, and for an alert without one.
 *
 * Source: section 4, "Alerts that loads raise"; the wording is ours.
 */
export const causeEndText = ({ cause }: Pick<Ticket, 'cause'>): string | undefined =>
  cause?.endedAt == null ? undefined : ENDS[cause.endedAs ?? 'gone']

/** What is pressed first about an alert that a load raised. */
export type AlertStep = 'carrier' | 'call' | 'block' | 'decide' | 'load'

/** Its text. Source: section 4, "Alerts that loads raise"; the wording is ours. */
export const ALERT_STEP_LABELS: Readonly<Record<AlertStep, string>> = {
  carrier: 'Look at the carrier',
  call: 'Call the carrier',
  block: 'Set to do not dispatch',
  decide: 'Record a decision',
  load: 'Open the load',
}

const STEPS: ReadonlyMap<string, AlertStep> = new Map([
  ['authority_fails', 'decide'],
  ['insurance_fails', 'decide'],
  ['safety_fails', 'decide'],
  ['operations_fails', 'decide'],
  ['override_ended', 'decide'],
  ['out_of_service_order', 'block'],
  ['do_not_dispatch', 'load'],
  ['late_arrival', 'call'],
  ['tracking_lost', 'call'],
  ['contact_changed', 'call'],
  ['identity_alert', 'carrier'],
  ['tied_carrier', 'carrier'],
  ['look_alike_recipient', 'call'],
])

/**
 * The obvious act about an alert: decide about the carrier, block it, call it, look at it, or open the load, which any other
 * alert leads to. Empty: undefined once its cause no longer stands.
 *
 * Source: section 4, "Alerts that loads raise".
 */
export const obviousStep = ({ type, cause }: Pick<Ticket, 'type' | 'cause'>): AlertStep | undefined =>
  cause?.endedAt != null ? undefined : (STEPS.get(type) ?? 'load')
