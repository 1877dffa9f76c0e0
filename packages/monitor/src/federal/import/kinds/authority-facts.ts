import { sql, type Transaction } from 'kysely'
import type { Renewal } from '../../../carriers/move-authority-days.ts'
import { refreshAuthority } from '../../../carriers/refresh-authority.ts'
import type { Schema } from '../../../database/schema.ts'
import { type CarrierNumbers, findCarriers } from '../store/find-carriers.ts'
import {
  isRemoval,
  type RemovalRecord,
  removeEarlierFacts,
  removeFacts,
  withoutRemoved,
} from '../store/remove-facts.ts'
import { type Fact, type FactTable, writeFacts } from '../store/write-facts.ts'
import type { BatchResult, FileKind, ReadRecord, WholeFile } from './file-kind.ts'

/** What was done to the authorities of dockets. */
export const AUTHORITY_HISTORY: FactTable = {
  table: 'authority_history',
  short: 'keys',
  columns: {
    docket: 'text',
    authority: 'text',
    sub_number: 'text',
    action: 'text',
    acted_on: 'date',
    final_action: 'text',
    final_decided_on: 'date',
    final_on: 'date',
    reason: 'text',
    source_file: 'file_title',
  },
}

/** Notices of revocation and suspension. */
export const REVOCATIONS: FactTable = {
  table: 'revocations',
  short: 'keys',
  columns: {
    docket: 'text',
    authority: 'text',
    kind: 'text',
    served_on: 'date',
    effective_on: 'date',
    source_file: 'file_title',
  },
}

/** The authorities of dockets as they are now. */
export const MOTUS_AUTHORITIES: FactTable = {
  table: 'motus_authorities',
  columns: {
    docket: 'text',
    authority: 'text',
    terms: 'text',
    status: 'text',
    bipd_required: 'int',
  },
}

type WhatIsWritten = Omit<Fact, 'carrierId'>

/**
 * Stores a batch of facts about authorities and of removals, and brings up to date what follows from them. `file`: a later one of
 * the kind moves days alone where it repeats what is known.
 */
export const writeAuthority = <T extends CarrierNumbers>(
  table: FactTable,
  factOf: (record: T) => WhatIsWritten,
  file?: Renewal['file'],
): FileKind<T | RemovalRecord>['write'] =>
  writeOrRemove(table, factOf, (tx, ids, renewal) =>
    refreshAuthority(tx, ids, file === undefined ? undefined : { file, ...renewal }),
  )

const CARRIERS_AT_ONCE = 2_000

/** A notice whose day a published history has reached was carried out, or was not: the next one may count. */
export const finishNotices =
  (title: 'L&I AuthHist' | 'Motus AuthHist'): NonNullable<FileKind['onPublished']> =>
  async (tx, asOf) => {
    const { rows } = await sql<{ carrier_id: number }>`
      select carrier_id from carrier_authorities where notice_on <= ${asOf}::date and notice_history = ${title}
      order by 1`.execute(tx)
    const ids = rows.map(row => row.carrier_id)
    for (let from = 0; from < ids.length; from += CARRIERS_AT_ONCE)
      await refreshAuthority(tx, ids.slice(from, from + CARRIERS_AT_ONCE))
  }

/** How a published file of facts about authorities removes what it has not. */
export const wholeAuthority = (table: FactTable, title: string): WholeFile => ({
  remove: (tx, asOf, except) => removeEarlierFacts(tx, table, { title, asOf, except }),
  refresh: refreshAuthority,
})

/**
 * Stores a batch of facts about dockets and of removals, and then refreshes what follows from them for the carriers that
 * changed. A removal takes away what an earlier file said of its docket.
 */
export const writeOrRemove =
  <T extends CarrierNumbers>(
    table: FactTable,
    factOf: (record: T) => WhatIsWritten,
    refresh: (
      tx: Transaction<Schema>,
      carrierIds: readonly number[],
      renewal: Omit<Renewal, 'file'>,
    ) => Promise<void> = async () => {},
  ): FileKind<T | RemovalRecord>['write'] =>
  async (
    tx: Transaction<Schema>,
    batch: readonly ReadRecord<T | RemovalRecord>[],
    day,
  ): Promise<BatchResult> => {
    const { found, refused } = await findCarriers(tx, batch)
    const removed = found.flatMap(({ line, carrierId, record }) =>
      isRemoval(record) ? [{ line, carrierId, docket: record.docket }] : [],
    )
    const removals = new Set(removed.map(({ line }) => line)).size
    const facts = found.flatMap(({ carrierId, record }) =>
      isRemoval(record) ? [] : [{ carrierId, docket: record.docket, fact: { carrierId, ...factOf(record) } }],
    )
    const removal = await removeFacts(tx, table, removed, day.asOf)
    const current = await withoutRemoved(tx, table, facts, day.asOf)
    const {
      touched,
      written: _,
      renewed,
      ...counts
    } = await writeFacts(
      tx,
      table,
      current.map(({ fact }) => fact),
      day,
    )
    const withRemoved = new Set([...removal.touched, ...removed.map(it => it.carrierId)])
    await refresh(tx, [...new Set([...touched, ...withRemoved])], {
      asOf: day.asOf,
      renewed: renewed.filter(({ carrier_id }) => !withRemoved.has(carrier_id)),
    })
    return {
      ...counts,
      changed: counts.changed + removal.changed,
      unchanged: counts.unchanged + removals - removal.changed,
      outdated: counts.outdated + facts.length - current.length,
      skipped: 0,
      refused,
    }
  }
