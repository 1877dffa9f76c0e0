import { sql, type Transaction } from 'kysely'
import { movedDays } from '../../../../carriers/insurance/moved-days.ts'
import type { Resolved } from '../../../../carriers/insurance/resolve-filings.ts'
import { rowsOf, assignmentsFrom } from '../../../../database/rows-of.ts'
import type { Schema } from '../../../../database/schema.ts'
import { DAYS } from './differences.ts'
import type { PolicyRow } from './join-policy.ts'

/** A stored policy with what follows from all of its carrier. Without an id: it is new. */
export type StoredPolicy = PolicyRow & Partial<Resolved> & { readonly id?: number }
type SettledPolicy = StoredPolicy & Resolved

/** A policy of which nothing but days changed, and as it was. */
export interface RenewedPolicy {
  readonly row: StoredPolicy
  readonly was: StoredPolicy
}

const isSettled = (policy: StoredPolicy): policy is SettledPolicy => policy.unconfirmed !== undefined

const byCarrier = <T extends { readonly carrier_id: number }>(rows: readonly T[]) => {
  const of = new Map<number, T[]>()
  for (const row of rows) of.set(row.carrier_id, [...(of.get(row.carrier_id) ?? []), row])
  return of
}

/**
 * The policies of which days alone are to be written: of carriers of which nothing else changed, with the days of ends. `others`: the
 * carriers of which something else may follow.
 */
export const policiesWithDays = (
  stored: Iterable<StoredPolicy>,
  renewed: readonly RenewedPolicy[],
  touched: ReadonlySet<number>,
): { readonly policies: readonly StoredPolicy[]; readonly others: readonly number[] } => {
  const was = new Map(renewed.map(it => [it.row, it.was]))
  const policies = new Map(renewed.map(({ row }) => [row, row]))
  const carriers = new Set(renewed.map(({ row }) => row.carrier_id).filter(id => !touched.has(id)))
  const filings = [...stored].filter(row => carriers.has(row.carrier_id)).filter(isSettled)
  const others: number[] = []
  for (const [id, own] of byCarrier(filings)) {
    const days = movedDays(own, row => was.get(row) ?? row)
    if (days === undefined) others.push(id)
    for (const [row, ended_as_of] of days ?? []) policies.set(row, { ...row, ended_as_of })
  }
  return { policies: [...policies.values()], others }
}

/** Writes the days of policies of which nothing else changed. */
export const storeDays = async (tx: Transaction<Schema>, policies: readonly StoredPolicy[]) => {
  if (policies.length === 0) return
  const days = { ...DAYS, ended_as_of: 'date' }
  await sql`
    update carrier_insurances as i set ${assignmentsFrom('n', days)}
    from ${rowsOf({ carrier_id: 'int', id: 'int', ...days }, policies)}
    where i.carrier_id = n.carrier_id and i.id = n.id`.execute(tx)
}
