import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../../../database/schema.ts'
import { INSURER, insurerIds } from '../../../../carriers/insurance/insurers.ts'
import {
  changedResolutions,
  RESOLVED,
  writeResolved,
} from '../../../../carriers/insurance/refresh-insurance.ts'
import type { Resolved } from '../../../../carriers/insurance/resolve-filings.ts'
import { anyOf } from '../../../../database/any-of.ts'
import { readMany } from '../../../../database/read-many.ts'
import { names, rowsOf, assignmentsFrom } from '../../../../database/rows-of.ts'
import { type Found, findCarriers } from '../../store/find-carriers.ts'
import { isRemoval, type RemovalRecord } from '../../store/remove-facts.ts'
import { corrects } from '../../store/write-facts.ts'
import type { BatchResult, FileDay, ReadRecord } from '../file-kind.ts'
import { differenceOf } from './differences.ts'
import { type PolicyRecord, type PolicyFile, isHistoryFile, joined } from './join-policy.ts'
import { policiesWithDays, type RenewedPolicy, storeDays, type StoredPolicy } from './write-days.ts'

const POLICY = {
  docket: 'text',
  other_dockets: 'text',
  kind: 'text',
  is_primary: 'boolean',
  insurer_id: 'int',
  policy_number: 'text',
  amount: 'int',
  underlying_amount: 'int',
  transacted_on: 'date',
  form_code: 'text',
  effective_on: 'date',
  listed_cancelled_on: 'date',
  listed_as_of: 'date',
  history_cancelled_on: 'date',
  history_kind: 'text',
  history_file: 'file_title',
  history_as_of: 'date',
  motus_as_of: 'date',
  unlisted_on: 'date',
  source_file: 'file_title',
  as_of: 'date',
}
const KEYS = { carrier_id: 'int', federal_key: 'bigint' }
const WRITTEN = { ...POLICY, ...RESOLVED }

const STORED = [
  'id',
  'carrier_id',
  'federal_key',
  'insurer',
  ...Object.keys(WRITTEN).filter(name => name !== 'insurer_id'),
] as readonly (keyof StoredPolicy)[]

const nameOf = ({
  carrier_id,
  federal_key,
}: {
  readonly carrier_id: number
  readonly federal_key: number | null
}) => `${carrier_id} ${federal_key}`

/** All filings of some carriers, and what the service for one carrier gave. */
const storedPolicies = async (tx: Transaction<Schema>, ids: readonly number[]) => {
  const rows = await readMany(
    tx,
    STORED,
    sql<StoredPolicy>`
      select i.id, i.carrier_id, i.federal_key, ${names(WRITTEN)}, ${INSURER} as insurer from carrier_insurances as i
      where i.carrier_id = ${anyOf(ids)} and (i.federal_key is not null or i.source_file = 'QCMobile')`,
  )
  return new Map(rows.map(row => [nameOf(row), row]))
}

/** Returns the number of dockets whose policies were removed. */
const removePolicies = async (
  tx: Transaction<Schema>,
  removed: readonly Found<RemovalRecord>[],
  asOf: string,
): Promise<number> => {
  const rows = removed.map(({ carrierId, record }) => ({ carrier_id: carrierId, docket: record.docket }))
  const { rows: written } = await sql<{ docket: string }>`
    insert into carrier_dockets (carrier_id, docket, policies_removed_as_of)
    select distinct carrier_id, docket, ${asOf}::date from ${rowsOf({ carrier_id: 'int', docket: 'text' }, rows)}
    on conflict (carrier_id, docket) do update set policies_removed_as_of = excluded.policies_removed_as_of
      where carrier_dockets.policies_removed_as_of is null
        or carrier_dockets.policies_removed_as_of < excluded.policies_removed_as_of
    returning docket`.execute(tx)
  return new Set(written.map(row => row.docket)).size
}

/** Writes policies with what follows for them, and with the ids of their companies. */
const storePolicies = async (
  tx: Transaction<Schema>,
  policies: readonly StoredPolicy[],
  resolved: ReadonlyMap<StoredPolicy, Resolved>,
) => {
  if (policies.length === 0) return
  const ids = await insurerIds(
    tx,
    policies.map(({ insurer }) => insurer),
  )
  // Without a copy of each: those of so many values take longer than the statement.
  const rows = rowsOf(
    { ...KEYS, ...WRITTEN },
    policies.map(policy => ({ policy, what: resolved.get(policy) ?? policy })),
    ({ policy, what }, column): unknown => {
      if (column === 'insurer_id') return ids.get(policy.insurer) ?? null
      const of: object = column in RESOLVED ? what : policy
      return of[column as keyof typeof of]
    },
  )
  await sql`
    insert into carrier_insurances (carrier_id, federal_key, ${names(WRITTEN)})
    select carrier_id, federal_key, ${names(WRITTEN)} from ${rows}
    on conflict (carrier_id, federal_key) where federal_key is not null
    do update set ${assignmentsFrom('excluded', WRITTEN)}`.execute(tx)
}

/** The day up to which the list since May 14, 2026 was read whole. Null: it never was. */
const readWholeTo = async (tx: Transaction<Schema>): Promise<string | null> => {
  const { rows } = await sql<{ as_of: string }>`
    select as_of::text from federal_files where kind = 'motus-insurance'`.execute(tx)
  return rows[0]?.as_of ?? null
}

/**
 * Stores a batch of one of the files. What only a part of an older list has, and a later whole one has not, is no longer listed.
 * Bonds and trust funds are no cover of a carrier, and are skipped; so is a row by which a
 * list of ended policies removes those of a docket, as no policy in force has ended or begun by it.
 */
export const writePolicies =
  (file: PolicyFile) =>
  async (
    tx: Transaction<Schema>,
    batch: readonly ReadRecord<PolicyRecord | RemovalRecord>[],
    day: FileDay,
  ): Promise<BatchResult> => {
    const { asOf } = day
    const cover = batch.filter(({ record }) => !isRemoval(record) || !isHistoryFile(file))
    const { found, refused } = await findCarriers(tx, cover)
    const removed = found.filter((it): it is Found<RemovalRecord> => isRemoval(it.record))
    const policies = found.filter((it): it is Found<PolicyRecord> => !isRemoval(it.record))
    const stored = await storedPolicies(tx, [...new Set(found.map(it => it.carrierId))])
    const wholeTo = day.isPart === true && file === 'Motus Insur' ? await readWholeTo(tx) : null
    const counts = { added: 0, changed: 0, unchanged: 0, outdated: 0 }
    const writes = new Map<string, StoredPolicy>()
    const renewed = new Map<string, RenewedPolicy>()
    for (const policy of policies) {
      const name = `${policy.carrierId} ${policy.record.key}`
      const before = stored.get(name)
      const own = isHistoryFile(file) ? before?.history_as_of : before?.listed_as_of
      // An end stands, whichever file tells it.
      if (!isHistoryFile(file) && own != null && own > asOf) {
        counts.outdated += 1
        continue
      }
      const isCorrecting = corrects(day, name, own == null ? undefined : { asOf: own })
      const listed = joined(before, policy, file, { asOf, isCorrecting })
      const isGone = own == null && wholeTo !== null && wholeTo > asOf
      const after = isGone ? { ...listed, listed_as_of: null, unlisted_on: wholeTo } : listed
      const { outcome, writes: written } = differenceOf(before, after)
      counts[outcome] += 1
      if (written === 'nothing') continue
      const row = before === undefined ? after : { ...before, ...after }
      stored.set(name, row)
      if (before !== undefined && written === 'days' && !writes.has(name))
        renewed.set(name, { was: renewed.get(name)?.was ?? before, row })
      else {
        writes.set(name, row)
        renewed.delete(name)
      }
    }
    const removals = new Set(removed.map(({ line }) => line)).size
    const changed = removals === 0 ? 0 : await removePolicies(tx, removed, asOf)
    const touched = new Set([
      ...[...writes.values()].map(row => row.carrier_id),
      ...removed.map(it => it.carrierId),
    ])
    const days = policiesWithDays(stored.values(), [...renewed.values()], touched)
    for (const id of days.others) touched.add(id)
    const resolved = await changedResolutions(
      tx,
      [...stored.values()].filter(row => touched.has(row.carrier_id)),
    )
    await storePolicies(tx, [...writes.values()], resolved)
    await storeDays(tx, days.policies)
    await writeResolved(
      tx,
      [...resolved].flatMap(([row, next]) =>
        row.id === undefined || writes.has(nameOf(row))
          ? []
          : [[{ carrier_id: row.carrier_id, id: row.id }, next] as const],
      ),
    )
    return {
      ...counts,
      changed: counts.changed + changed,
      unchanged: counts.unchanged + removals - changed,
      skipped: batch.length - cover.length,
      refused,
    }
  }
