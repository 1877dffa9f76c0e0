import type { Migration } from 'kysely'
import { sql } from 'kysely'
import { seenTrigger } from '../seen-trigger.ts'

const ours = { carrier: 'new.carrier_id', source: 'Your company' } as const

/** The end of an override before its day, and a connection that is dismissed or restored, as the monitor saw them. */
export const endsSeen: Migration = {
  async up(db) {
    await sql
      .raw(
        [
          seenTrigger({
            ...ours,
            table: 'rule_overrides',
            column: 'is_active',
            kind: 'override',
            subject: 'new.is_type',
            company: 'new.company_id',
          }),
          seenTrigger({
            ...ours,
            table: 'connections',
            column: 'is_dismissed',
            kind: 'connection',
            subject: "'is_dismissed'",
            company: 'new.issuer_id',
          }),
        ].join(''),
      )
      .execute(db)
  },
}
