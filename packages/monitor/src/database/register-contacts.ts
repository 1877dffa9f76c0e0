import { sql } from 'kysely'

/**
 * The title and source of a contact. One without a source is an officer that the federal register names: two million have
 * the same words.
 */
export const CONTACT_TITLE = sql<
  string | null
>`case when source is null then coalesce(title, 'Company officer') else title end`
export const CONTACT_SOURCE = sql<string>`coalesce(source, 'FMCSA Company Census File')`
