import type { Transaction } from 'kysely'
import type { Schema } from '../../../../../database/schema.ts'
import type { BatchResult, FileDay, ReadRecord } from '../../file-kind.ts'
import { runInOrder, type Statements } from '../../../../../database/run-in-order.ts'
import type { CensusRecord } from '../census-record.ts'
import type { Decision } from './decide.ts'
import { type Plan, planOf } from './plan.ts'
import { dealIds, knownCarriers, deleteInvented } from './known-carriers.ts'

import { addCarriers, changeCarriers } from './write-carriers.ts'
import { writeCensus } from './write-census.ts'
import { writeRegistrations } from './write-registration.ts'

function* writesOf(stored: readonly Plan[], asOf: string): Statements {
  yield* addCarriers(stored.filter(plan => plan.isNew))
  yield* changeCarriers(stored.filter(plan => plan.writesShared && !plan.isNew))
  yield* writeCensus(stored)
  yield* writeRegistrations(stored, asOf)
}

/**
 * Adds the carriers that are not known by their DOT number and brings the others up to date. The DOT numbers of a batch
 * differ from each other.
 */
export const writeCensusBatch = async (
  tx: Transaction<Schema>,
  batch: readonly ReadRecord<CensusRecord>[],
  day: FileDay,
): Promise<BatchResult> => {
  const records = batch.map(({ record }) => record)
  const known = await knownCarriers(
    tx,
    records.map(record => record.dotNumber),
  )
  const ids = await dealIds(tx, records.filter(record => !known.has(record.dotNumber)).length)
  const unused = ids.values()
  const newId = () => {
    const next = unused.next()
    if (next.done === true) throw new Error('fewer ids were dealt than carriers are new')
    return next.value
  }
  const plans = records.map(record => planOf(record, day, known.get(record.dotNumber), newId))
  const stored = plans.filter(plan => plan.isStored)

  await deleteInvented(
    tx,
    [...known.values()].filter(carrier => carrier.isInvented),
  )
  await runInOrder(tx, writesOf(stored, day.asOf))

  const countOf = (outcome: Decision['outcome']) =>
    plans.filter(plan => !plan.isNew && plan.outcome === outcome).length
  return {
    added: plans.filter(plan => plan.isNew).length,
    changed: countOf('changed'),
    unchanged: countOf('unchanged'),
    outdated: countOf('outdated'),
    skipped: 0,
    isOverruled: countOf('outdated') > 0,
    refused: [],
  }
}
