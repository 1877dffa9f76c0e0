import { expect, it } from 'vitest'
import { worlds } from './index.ts'

/** Tables whose rows are listed newest first by their ids: when a row was made, and what a list of them is about. */
const LISTED_BY_ID = [
  ['audit_entries', 'occurred_at', ['company_id']],
  ['api_keys', 'created_at', ['company_id']],
  ['identity_alert_evidence', 'created_at', ['identity_alert_id']],
  ['identity_alert_messages', 'created_at', ['identity_alert_id']],
  ['notes', 'created_at', ['company_id', 'carrier_id', 'notable_id']],
  ['saved_searches', 'created_at', ['user_id']],
  ['ticket_changes', 'created_at', ['ticket_id']],
  ['webhook_deliveries', 'created_at', ['webhook_id']],
  ['webhooks', 'created_at', ['company_id']],
] as const

/** The larger worlds have the same parts as the small one. */
const LARGER = new Set(['demo', 'large', 'moving'])

it.each(worlds.filter(({ name }) => !LARGER.has(name)).map(world => [world.name, world] as const))(
  'the world %s has the rows of a list in the order in which they were made',
  async (_, world) => {
    const rows = await world.build('2026-11-29')
    const late = LISTED_BY_ID.flatMap(([table, column, group]) => {
      const lastOf = new Map<string, number>()
      const those = (rows[table] ?? []) as readonly Readonly<Record<string, unknown>>[]
      return those.flatMap((row, at) => {
        const list = group.map(name => row[name]).join()
        const made = new Date(String(row[column])).getTime()
        const isLate = made < (lastOf.get(list) ?? 0)
        lastOf.set(list, made)
        return isLate ? [`${table} ${at}`] : []
      })
    })
    expect(late).toEqual([])
  },
)
