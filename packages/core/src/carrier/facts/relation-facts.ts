import type { ConnectionStatus } from '../../connection/connection-status.ts'
import { formatNumber } from '../../shared/amounts.ts'
import type { CarrierSummary } from '../carrier.ts'
import type { Fact } from './fact.ts'

const STATUSES: Readonly<Record<ConnectionStatus, Fact>> = {
  onboarded: { text: 'Onboarded', tone: 'pass' },
  needs_to_onboard: { text: 'Needs to onboard', tone: 'incomplete' },
  do_not_dispatch: { text: 'Do not dispatch', tone: 'fail' },
}

/**
 * How the company stands to the carrier.
 *
 * Source: section 4, "Connection status". Choice: a dismissed connection says so, unless the carrier must not be
 * dispatched, which nothing may hide. Empty: not connected.
 */
export const connectionFact = (connection: CarrierSummary['connection']): Fact => {
  if (connection === null) return { text: 'Not connected', tone: 'unknown' }
  const fact = STATUSES[connection.status]
  return connection.isDismissed && connection.status !== 'do_not_dispatch'
    ? { text: 'Dismissed', note: fact.text, tone: 'unknown' }
    : fact
}

/** Identity alerts on a carrier. None is a number, and good. */
export const alertsFact = (count: number): Fact => ({
  text: formatNumber(count),
  tone: count === 0 ? 'plain' : 'fail',
})
