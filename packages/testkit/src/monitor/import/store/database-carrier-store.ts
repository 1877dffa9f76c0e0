import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { CensusRecord } from '../census/census-record.ts'
import type { CarrierStore } from './carrier-store.ts'
import { decide, type Decision } from './decide.ts'
import type { FileKind, Marks } from './federal-marks.ts'
import { dealIds, type KnownCarrier, knownCarriers } from './known-carriers.ts'
import { takeOver } from './take-over.ts'
import { markCarriers } from './write-marks.ts'
import { writeRegistrations } from './write-registration.ts'
import { addCarriers, changeCarriers } from './write-shared.ts'

/** Goes up when the same row of a file comes to be read differently: every row then counts as new once. */
const READING = 1

/** Two imports into one database take turns, batch by batch. A number of our own. */
const TURN = 7_421_001

const digestOf = (record: CensusRecord) =>
  createHash('sha1')
    .update(JSON.stringify([READING, record]))
    .digest('base64url')
    .slice(0, 16)

interface Plan extends Decision {
  readonly id: number
  readonly record: CensusRecord
  readonly isNew: boolean
  readonly before: Marks
}

const planOf = (
  record: CensusRecord,
  asOf: string,
  known: KnownCarrier | undefined,
  newId: () => number,
): Plan => {
  const kind: FileKind = record.registration === null ? 'sms' : 'company'
  const before: Marks = known === undefined || known.isInvented ? {} : known.marks
  const decision = decide(before, kind, { asOf, digest: digestOf(record) })
  return { ...decision, id: known?.id ?? newId(), record, isNew: known === undefined, before }
}

/** Carriers in the monitor's database. A batch is one transaction of a dozen statements, whatever its size. */
export const databaseCarrierStore = (db: Kysely<Schema>): CarrierStore => ({
  upsert: (records, asOf) =>
    db.transaction().execute(async tx => {
      await sql`select pg_advisory_xact_lock(${TURN})`.execute(tx)
      const known = await knownCarriers(
        tx,
        records.map(record => record.dotNumber),
      )
      const ids = [...(await dealIds(tx, records.filter(record => !known.has(record.dotNumber)).length))]
      const newId = () => {
        const id = ids.shift()
        if (id === undefined) throw new Error('fewer ids were dealt than carriers are new')
        return id
      }
      const plans = records.map(record => planOf(record, asOf, known.get(record.dotNumber), newId))

      await takeOver(
        tx,
        [...known.values()].filter(it => it.isInvented).map(it => it.id),
      )
      await addCarriers(
        tx,
        plans.filter(plan => plan.isNew),
      )
      await changeCarriers(
        tx,
        plans.filter(plan => plan.writesShared && !plan.isNew),
      )
      await writeRegistrations(
        tx,
        plans.flatMap(({ id, writesRegistration, record: { registration } }) =>
          writesRegistration && registration !== null ? [{ id, registration }] : [],
        ),
        asOf,
      )
      await markCarriers(
        tx,
        plans.filter(plan => plan.marks !== plan.before),
      )
      const countOf = (outcome: Decision['outcome']) =>
        plans.filter(plan => !plan.isNew && plan.outcome === outcome).length
      return {
        added: plans.filter(plan => plan.isNew).length,
        changed: countOf('changed'),
        unchanged: countOf('unchanged'),
        outdated: countOf('outdated'),
      }
    }),
})
