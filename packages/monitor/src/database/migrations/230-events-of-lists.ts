import type { Migration } from 'kysely'
import { sql } from 'kysely'
import { type EventTable, eventTriggers } from '../event-triggers.ts'

/** A row belongs to a company, and is the object itself. */
const ofCompany = (table: string, kind: string): EventTable => ({
  table,
  kind,
  select: changed => `select a.company_id, '${kind}', a.id from ${changed} as a`,
})

/** Identity alerts are read by every company, so each has an event of it. */
const ofAlert = (table: string, key: string): EventTable => ({
  table,
  kind: 'identity_alert',
  select: changed => `select c.id, 'identity_alert', a.${key} from ${changed} as a cross join companies as c`,
})

const TABLES: readonly EventTable[] = [
  ofAlert('identity_alerts', 'id'),
  ofAlert('identity_alert_messages', 'identity_alert_id'),
  ofAlert('identity_alert_evidence', 'identity_alert_id'),
  ofCompany('company_change_orders', 'change_order'),
  ofCompany('rate_confirmations', 'rate_confirmation'),
  ofCompany('rate_confirmation_mails', 'rate_confirmation_mail'),
  {
    table: 'connection_invitations',
    kind: 'carrier_invitation',
    select: changed => `select a.issuer_id, 'carrier', a.carrier_id from ${changed} as a`,
  },
]

/** The lists of identity alerts, change orders, rate confirmations and carrier invitations follow events too. */
export const eventsOfLists: Migration = {
  async up(db) {
    await sql.raw(TABLES.map(eventTriggers).join('\n')).execute(db)
  },
}
