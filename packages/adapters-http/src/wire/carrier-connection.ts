import { CONNECTION_STATUSES, type ConnectionAct, type Hold, type SentInvitation } from '@fairhaul/core'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { id, instant, names, nullable, oneOf, optional, text, yesNo } from './values.ts'

const knownHold: Reader<Hold | null> = nullable(
  record({ status_before: text, at: instant, by: nullable(text), notes: nullable(text) }),
)

/** Who put a carrier on hold. Undefined: the monitor has no calls for it. */
export const hold: Reader<Hold | null | undefined> = value =>
  value === undefined ? undefined : knownHold(value)

const knownBlock: Reader<ConnectionAct | null> = nullable(
  record({ at: nullable(instant), by: nullable(text), notes: nullable(text) }),
)

/** Who set a carrier to do not dispatch. Undefined: the monitor does not say. */
export const block: Reader<ConnectionAct | null | undefined> = value =>
  value === undefined ? undefined : knownBlock(value)

export const connection = nullable(
  record({
    id: id<'connection'>,
    status: oneOf(CONNECTION_STATUSES),
    is_dismissed: yesNo,
    latest_onboarding_packet: ['latestPacket', optional(record({ status: text }))],
    hold,
    block,
  }),
)

/** What became of an invitation. False as to its failure where the monitor does not say. */
export const invitationFields = {
  id: id<'connection-invitation'>,
  delivered_at: nullable(instant),
  delivery: ['isUndeliverable', (value: unknown) => optional(text)(value) === 'failed'],
  claimed_at: optional(instant),
} as const

const knownInvitation: Reader<SentInvitation | null> = nullable(
  record({ ...invitationFields, sent_at: instant }),
)

/** The newest invitation of a carrier. Undefined: the monitor does not say. */
export const invitation: Reader<SentInvitation | null | undefined> = value =>
  value === undefined ? undefined : knownInvitation(value)

const hasKnownStatus = names('status', CONNECTION_STATUSES)

/** Whether this portal knows the connection status of a row's carrier; no connection is known too. */
export const isConnectedAsKnown = (row: unknown): boolean =>
  hasKnownStatus((row as { readonly connection?: unknown } | null | undefined)?.connection)

/** The same for a row that contains its carrier. */
export const holdsCarrierAsKnown = (row: unknown): boolean =>
  isConnectedAsKnown((row as { readonly carrier?: unknown } | null | undefined)?.carrier)
