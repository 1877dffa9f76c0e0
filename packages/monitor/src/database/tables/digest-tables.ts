import type { ColumnType, Generated } from 'kysely'
import type { DigestKind, DigestLine, Frequency } from '../../rules/digest-line.ts'
import type { Id, Instant } from './columns.ts'

/** What a person chose. Without a row: each day, of every kind. */
export interface DigestPreferencesTable {
  user_id: number
  frequency: Frequency
  kinds: DigestKind[]
  /** Since when they get digests: nothing that was noticed before is in one. */
  since: Instant
}

/** What was made for a person: one a period. */
export interface DigestsTable {
  id: Id
  user_id: number
  company_id: number
  /** When the period ended: 06:00 of the company's day. */
  period_at: Instant
  made_at: Instant
  /** The newest change of a contact that was known. */
  last_contact_change_id: number
  /** What turned. Empty: nothing, and no mail is sent. */
  lines: ColumnType<readonly DigestLine[], string, string>
  /** When a round sends its mail. Null: it is not to be sent, or was. */
  mail_due_at: Instant | null
  mail_tries: Generated<number>
  delivered_at: Instant | null
  failed_at: Instant | null
}

export interface DigestTables {
  digest_preferences: DigestPreferencesTable
  digests: DigestsTable
}
