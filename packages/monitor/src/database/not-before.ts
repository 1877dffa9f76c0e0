import { type RawBuilder, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** Tables whose rows are listed newest first by `created_at`. */
type Listed =
  | 'rule_overrides'
  | 'connection_invitations'
  | 'user_invitations'
  | 'subscriptions'
  | 'onboarding_packets'
  | 'own_checks'
  | 'insurance_certificate_requests'
  | 'insurance_certificates'

/**
 * When a row of a list is made: now, and where the clock was set back by up to a day, not before the newest row of the list, so
 * that what was added last is first. `list`: what the rows of one list have in common.
 */
export const notBefore = <Table extends Listed>(
  table: Table,
  list: Readonly<Partial<Record<keyof Schema[Table] & string, number>>>,
  at: Date,
): RawBuilder<Date> => {
  const those = Object.entries(list).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  return sql<Date>`greatest(${at}::timestamptz, (
    select max(created_at) from ${sql.table(table)}
    where ${sql.join(those, sql` and `)} and created_at <= ${at}::timestamptz + interval '1 day'))`
}
