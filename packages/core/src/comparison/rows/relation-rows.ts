import type { Fact } from '../../carrier/facts/fact.ts'
import { alertsFact, connectionFact } from '../../carrier/facts/relation-facts.ts'
import { carrierRatesFact } from '../../carrier/touch/carrier-rates.ts'
import { comparedFact, fromDetail, type RowRule } from '../compared-row.ts'

const MONITORED: Fact = { text: 'Monitored', tone: 'plain' }
const NOT_MONITORED: Fact = { text: 'Not monitored', tone: 'unknown' }
const NOT_IN_PLAN: Fact = { text: 'not in your plan', tone: 'unknown' }

/**
 * The company's connection to the carrier, and the reports about it.
 *
 * Source: section 2, "Comparison". Choice: the fewest identity alerts are best; the other rows have no best.
 */
export const RELATION_ROWS: readonly RowRule[] = [
  {
    key: 'connection',
    label: 'Connection',
    compare: fromDetail(carrier => comparedFact(connectionFact(carrier))),
  },
  {
    key: 'monitoring',
    label: 'Monitoring',
    compare: fromDetail(({ subscription }) =>
      comparedFact(subscription === null ? NOT_MONITORED : MONITORED),
    ),
  },
  {
    key: 'identity-alerts',
    label: 'Identity alerts',
    best: 'fewest',
    compare: fromDetail(({ identityAlertsCount }) =>
      comparedFact(alertsFact(identityAlertsCount), [], -identityAlertsCount),
    ),
  },
  {
    key: 'rates',
    label: 'Rate confirmations',
    compare: fromDetail(({ rates }) => comparedFact(rates === null ? NOT_IN_PLAN : carrierRatesFact(rates))),
  },
]
