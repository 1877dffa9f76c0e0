import { formatNumber } from '../../shared/amounts.ts'
import type { CarrierSummary } from '../carrier.ts'
import { CONNECTION_STATUS_LABELS, type ConnectionStatus } from '../connection-status.ts'
import { actText, holdText, isOnHold } from '../hold.ts'
import { invitationFact } from '../sent-invitation.ts'
import type { Fact } from './fact.ts'

const TONES: Readonly<Record<ConnectionStatus, Fact['tone']>> = {
  onboarded: 'pass',
  needs_to_onboard: 'incomplete',
  do_not_dispatch: 'fail',
}

/**
 * The company's connection to the carrier.
 *
 * Source: section 4, "Connection status". Choice: a dismissed connection says so, and one on hold, unless the
 * carrier must not be dispatched, which must never be hidden. Empty: the invitation that was sent, else not connected.
 */
export const connectionFact = ({
  connection,
  invitation,
}: Pick<CarrierSummary, 'connection' | 'invitation'>): Fact => {
  if (connection === null)
    return invitation == null ? { text: 'Not connected', tone: 'unknown' } : invitationFact(invitation)
  const text = CONNECTION_STATUS_LABELS[connection.status]
  if (connection.status === 'do_not_dispatch') {
    const note = connection.block ? actText(connection.block) : undefined
    return { text, ...(note !== undefined && { note }), tone: TONES.do_not_dispatch }
  }
  if (connection.isDismissed) return { text: 'Dismissed', note: text, tone: 'unknown' }
  return isOnHold(connection)
    ? { text: 'On hold', note: holdText(connection) ?? text, tone: 'incomplete' }
    : { text, tone: TONES[connection.status] }
}

/** Identity alerts on a carrier. Zero is a number, and good. */
export const alertsFact = (count: number): Fact => ({
  text: formatNumber(count),
  tone: count === 0 ? 'plain' : 'fail',
})
