import { z } from 'zod'
import { wireIdentityTie } from '../../carriers/wire-cautions.ts'
import { wireDecisionRule } from '../../own-carriers/decisions/wire-decision-rule.ts'
import { TRACKING_STATUSES } from '../loads/load-status.ts'

/** The kinds of alerts that loads raise by themselves. */
export const ALERT_KINDS = [
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
export type AlertKind = (typeof ALERT_KINDS)[number]

/** The type that is shown of an alert whose cause a user may not see. */
export const HIDDEN_KIND = 'carrier_to_check'

const text = z.string().nullable()

/** Why a load raised an alert, as it is stored. What does not belong to its kind is null or empty. */
const storedCause = z.object({
  /** The first day on which it is known to be so. Null: no record has a day of it. */
  on: text,
  rules: z.array(z.object({ rule: wireDecisionRule, changes_on: text, override_ended_on: text })),
  ties: z.array(wireIdentityTie),
  contact: z.object({ is_type: z.string(), was: z.string() }).nullable(),
  act: z.object({ at: text, by: text, notes: text }).nullable(),
  stop: z
    .object({ id: z.number(), is_type: z.enum(['pickup', 'delivery']), window_ends_at: z.string() })
    .nullable(),
  tracking_status: z.enum(TRACKING_STATUSES).nullable(),
  recipient: z
    .object({ address: z.string(), resembles: z.string(), carrier_id: z.number(), legal_name: z.string() })
    .nullable(),
})
export type StoredCause = z.input<typeof storedCause>

/** The same with its carrier, and how it ended, as it goes over the wire. */
export const wireCause = z.object({
  ...storedCause.shape,
  carrier: z.object({ id: z.number(), legal_name: text }).nullable(),
  is_hidden: z.boolean(),
  ended_at: text,
  ended_as: z.enum(['gone', 'load_closed', 'other_carrier']).nullable(),
})
export type WireCause = z.output<typeof wireCause>

/** A cause of which nothing is said. */
export const NO_CAUSE: StoredCause = {
  on: null,
  rules: [],
  ties: [],
  contact: null,
  act: null,
  stop: null,
  tracking_status: null,
  recipient: null,
}

/** A stored cause in one form: the same cause is the same text. */
export const causeText = (cause: StoredCause): string => JSON.stringify(storedCause.parse(cause))
