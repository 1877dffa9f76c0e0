import { sql } from 'kysely'
import { coverageOf } from '../../carriers/insurance/read-policies.ts'
import { blocksSafety, isShownFullProfile } from '../../http/guards/guards.ts'
import { CARRIER_COLUMNS, carrierCells, carrierSelection, countOf } from './carrier-columns.ts'
import type { Report } from './report.ts'

const DAY_MS = 86_400_000

/** The calendar date some days after a day, without any time zone. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** How far ahead the report looks. Choice: time to get a renewed certificate. */
const ENDING_DAYS = 60

const day = (instant: Date) => instant.toISOString().slice(0, 10)

export const monitoredCarriers: Report = {
  number: 1,
  name: 'Monitored carriers',
  fileName: 'monitored-carriers',
  columns: [...CARRIER_COLUMNS, 'Phone', 'E-mail', 'Monitored since'],
  whyNot: actor => (isShownFullProfile(actor) ? null : 'Your account can only see the short profile.'),
  count: (db, { companyId }) => countOf(db, 'subscriptions', companyId),
  rows: async (db, { companyId }, after, limit) => {
    const rows = await db
      .selectFrom('subscriptions')
      .innerJoin('carriers', 'carriers.id', 'subscriptions.carrier_id')
      .select(['subscriptions.id', 'carriers.phone', 'carriers.email', 'subscriptions.created_at'])
      .select(carrierSelection)
      .where('subscriptions.company_id', '=', companyId)
      .where('subscriptions.id', '>', after)
      .orderBy('subscriptions.id')
      .limit(limit)
      .execute()
    return rows.map(row => ({
      id: row.id,
      cells: [...carrierCells(row), row.phone, row.email, day(row.created_at)],
    }))
  },
}

export const connectionsByStatus: Report = {
  number: 2,
  name: 'Connections and status',
  fileName: 'connections',
  columns: [...CARRIER_COLUMNS, 'Status', 'Dismissed', 'Notes', 'Last changed'],
  whyNot: ({ paywall }) => (paywall.can_connect ? null : 'Your plan does not include this.'),
  count: (db, { companyId }) => countOf(db, 'connections', companyId),
  rows: async (db, { companyId }, after, limit) => {
    const rows = await db
      .selectFrom('connections')
      .innerJoin('carriers', 'carriers.id', 'connections.carrier_id')
      .select(['connections.id', 'connections.status', 'connections.is_dismissed', 'connections.notes'])
      .select(['connections.updated_at', ...carrierSelection])
      .where('connections.issuer_id', '=', companyId)
      .where('connections.id', '>', after)
      .orderBy('connections.id')
      .limit(limit)
      .execute()
    return rows.map(row => ({
      id: row.id,
      cells: [
        ...carrierCells(row),
        row.status.replaceAll('_', ' '),
        row.is_dismissed ? 'yes' : 'no',
        row.notes,
        day(row.updated_at),
      ],
    }))
  },
}

export const overridesInForce: Report = {
  number: 3,
  name: 'Rule overrides in force',
  fileName: 'rule-overrides',
  columns: [...CARRIER_COLUMNS, 'Rule', 'Until', 'Made by', 'Made on'],
  whyNot: actor => {
    if (!actor.paywall.can_rule) return 'Your plan does not include this.'
    // It includes overrides of safety rules, and one file is made for the whole company.
    return blocksSafety(actor) ? 'You do not have access to safety data.' : null
  },
  count: (db, { companyId }) => countOf(db, 'rule_overrides', companyId),
  rows: async (db, { companyId, today }, after, limit) => {
    const rows = await db
      .selectFrom('rule_overrides')
      .innerJoin('carriers', 'carriers.id', 'rule_overrides.carrier_id')
      .innerJoin('users', 'users.id', 'rule_overrides.user_id')
      .select(['rule_overrides.id', 'rule_overrides.is_type', 'rule_overrides.expiration_date'])
      .select(['rule_overrides.created_at', 'users.first_name', 'users.last_name', ...carrierSelection])
      .where('rule_overrides.company_id', '=', companyId)
      .where('rule_overrides.is_active', '=', true)
      .where('rule_overrides.expiration_date', '>=', today)
      .where('rule_overrides.id', '>', after)
      .orderBy('rule_overrides.id')
      .limit(limit)
      .execute()
    return rows.map(row => ({
      id: row.id,
      cells: [
        ...carrierCells(row),
        row.is_type.replaceAll('_', ' '),
        row.expiration_date,
        [row.first_name, row.last_name].filter(Boolean).join(' '),
        day(row.created_at),
      ],
    }))
  },
}

export const insuranceEnding: Report = {
  number: 4,
  name: 'Insurance ending soon',
  fileName: 'insurance-ending',
  columns: [...CARRIER_COLUMNS, 'Cover', 'Amount in US dollars', 'Ends on'],
  count: (db, { companyId }) => countOf(db, 'subscriptions', companyId),
  rows: async (db, { companyId, today }, after, limit) => {
    // The earlier of the two, where both are known.
    const end = sql<string>`least(carrier_insurances.cancelled_on, carrier_insurances.expires_on)`
    const rows = await db
      .selectFrom('subscriptions')
      .innerJoin('carriers', 'carriers.id', 'subscriptions.carrier_id')
      .innerJoin('carrier_insurances', 'carrier_insurances.carrier_id', 'carriers.id')
      .select(['carrier_insurances.id', 'carrier_insurances.kind', 'carrier_insurances.amount'])
      .select('carrier_insurances.is_primary')
      .select([end.as('ends_on'), ...carrierSelection])
      .where('subscriptions.company_id', '=', companyId)
      // A policy that no insurer has confirmed is not cover that can end.
      .where('carrier_insurances.is_pending', '=', false)
      .where(end, '>=', today)
      .where(end, '<=', daysAfter(today, ENDING_DAYS))
      .where('carrier_insurances.id', '>', after)
      .orderBy('carrier_insurances.id')
      .limit(limit)
      .execute()
    return rows.map(row => ({
      id: row.id,
      cells: [...carrierCells(row), coverageOf(row).replaceAll('_', ' '), row.amount, row.ends_on],
    }))
  },
}
