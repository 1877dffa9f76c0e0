import { type Kysely, sql } from 'kysely'
import { notBefore } from '../../database/not-before.ts'
import type { Schema } from '../../database/schema.ts'
import { type Author, recordEntry } from '../../http/audit-log/record-entry.ts'
import { carriersWith } from './match-carriers.ts'
import type { ListLine } from './read-list.ts'

/** Why a line matched no carrier: it has no identifier, no carrier has it, or several have it. */
export type UnmatchedReason = 'unreadable' | 'not_found' | 'several'

export interface Unmatched {
  readonly line: number
  readonly text: string
  readonly reason: UnmatchedReason
}

export interface ListReceipt {
  /** The carriers that are subscribed to since. */
  readonly added: readonly number[]
  readonly alreadySubscribed: number
  readonly unmatched: readonly Unmatched[]
}

/**
 * Subscribes a company to every carrier that a list names, in one transaction.
 *
 * A carrier that is named twice counts once. An identifier that several carriers have adds none of them.
 */
export const subscribeListed = (
  db: Kysely<Schema>,
  { author, lines }: { author: Author; lines: readonly ListLine[] },
): Promise<ListReceipt> =>
  db.transaction().execute(async trx => {
    const found = await carriersWith(
      trx,
      lines.flatMap(({ line, identifier }) => (identifier === null ? [] : [{ at: line, ...identifier }])),
    )
    const ids = new Set<number>()
    const unmatched: Unmatched[] = []
    for (const { line, text, identifier } of lines) {
      const carriers = found.get(line) ?? []
      const [only] = carriers
      if (only !== undefined && carriers.length === 1) ids.add(only)
      else {
        const reason = identifier === null ? 'unreadable' : only === undefined ? 'not_found' : 'several'
        unmatched.push({ line, text, reason })
      }
    }
    if (ids.size === 0) return { added: [], alreadySubscribed: 0, unmatched }
    const { rows } = await sql<{ carrier_id: number }>`
      insert into subscriptions (company_id, carrier_id, user_id, created_at)
      select ${author.companyId}::int, id, ${author.userId}::int,
        ${notBefore('subscriptions', { company_id: author.companyId }, author.at)}
      from unnest(${sql.val([...ids])}::int[]) as id order by id
      on conflict (company_id, carrier_id) do nothing returning carrier_id`.execute(trx)
    const added = rows.map(row => row.carrier_id)
    if (added.length > 0) await recordEntry(trx, author, { kind: 'carrier_monitored', carrierIds: added })
    return {
      added,
      alreadySubscribed: ids.size - rows.length,
      unmatched,
    }
  })
