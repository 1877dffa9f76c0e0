import type { CarrierSummary } from '@fairhaul/core'
import type { Fact } from './fact.ts'

const STATUSES: Readonly<Record<NonNullable<CarrierSummary['connection']>['status'], Fact>> = {
  onboarded: { text: 'Onboarded', tone: 'pass' },
  needs_to_onboard: { text: 'Needs to onboard', tone: 'incomplete' },
  do_not_dispatch: { text: 'Do not dispatch', tone: 'fail' },
}

/** How the company stands to the carrier. A dismissed connection says so, unless it must not be dispatched. */
export const connectionFact = (connection: CarrierSummary['connection']): Fact => {
  if (connection === null) return { text: 'Not connected', tone: 'unknown' }
  const fact = STATUSES[connection.status]
  return connection.isDismissed && connection.status !== 'do_not_dispatch'
    ? { text: 'Dismissed', note: fact.text, tone: 'unknown' }
    : fact
}

/** Identity alerts on a carrier. None is a number, and good. */
export const alertsFact = (count: number): Fact =>
  count === 0 ? { text: '0', tone: 'plain' } : { text: String(count), tone: 'fail' }
