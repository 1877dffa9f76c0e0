import type { Kysely, Transaction } from 'kysely'
import { refreshInsurance } from '../../carriers/insurance/refresh-insurance.ts'
import { dotOf, isDue, isUpdatable } from '../../carriers/is-updatable.ts'
import type { CarrierRecord } from '../../carriers/read-records.ts'
import type { Schema } from '../../database/schema.ts'
import type { Services } from '../../http/services.ts'
import { today } from '../../kernel/clock.ts'
import { lineOnRecord } from '../../rules/assessment/cover-in-force.ts'
import { QCMOBILE, type QcMobileFacts } from '../../kernel/qcmobile.ts'
import { storeAuthority, storeRegistration } from './store-facts.ts'

/** Takes the one lookup of a day, whichever process asks. False: someone else has it, or had it today. */
const claim = async (services: Services, carrierId: number): Promise<boolean> => {
  const asked_at = services.clock.now()
  const { numInsertedOrUpdatedRows } = await services.db
    .insertInto('carrier_lookups')
    .values({ carrier_id: carrierId, asked_at, outcome: 'asked' })
    .onConflict(other =>
      other.column('carrier_id').doUpdateSet({ asked_at, outcome: 'asked' }).where(isDue(services)),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Stores the cover on file. The service tells an amount and no policy, so where the amount is that of the policy on
 * record, this is that policy: its number, its insurer, and an end that was announced for it. 0: none is on file.
 */
const storeCover = async (
  tx: Transaction<Schema>,
  record: CarrierRecord,
  amount: number,
  day: string,
): Promise<void> => {
  const known = lineOnRecord({ insurance: { policies: record.insurances } }, 'bipd', day)
  const isSame =
    known.status === 'in-force' && known.policy.source === 'filing' && known.policy.amount === amount
  const policy = isSame ? known.policy : null
  await tx
    .deleteFrom('carrier_insurances')
    .where('carrier_id', '=', record.id)
    .where('source_file', '=', QCMOBILE)
    .execute()
  await tx
    .insertInto('carrier_insurances')
    .values({
      carrier_id: record.id,
      kind: 'bipd',
      is_primary: true,
      insurer: policy?.insurer ?? null,
      policy_number: policy?.policy_number ?? null,
      amount,
      effective_on: policy?.effective_on ?? null,
      expires_on: policy?.expires_on ?? null,
      cancelled_on: policy?.cancelled_on ?? null,
      end_kind: policy?.end_kind ?? null,
      ended_source_file: policy?.ended_source_file ?? null,
      ended_as_of: policy?.ended_as_of ?? null,
      source: 'filing',
      source_file: QCMOBILE,
      as_of: day,
    })
    .execute()
  await refreshInsurance(tx, [record.id])
}

const end = (db: Kysely<Schema>, carrierId: number, outcome: string) =>
  db.updateTable('carrier_lookups').set({ outcome }).where('carrier_id', '=', carrierId).execute()

/** What an answer may bring up to date. */
export const UPDATED_PARTS = ['authority', 'insurance', 'registration', 'safety'] as const
export type UpdatedPart = (typeof UPDATED_PARTS)[number]

/** What was brought up to date, and the day of the facts. */
export interface CarrierUpdate {
  readonly day: string
  readonly parts: readonly UpdatedPart[]
}

const store = async (
  tx: Transaction<Schema>,
  record: CarrierRecord,
  facts: QcMobileFacts,
  day: string,
): Promise<readonly UpdatedPart[]> => {
  const hasAuthority = await storeAuthority(tx, record.id, facts, day)
  if (facts.bipdOnFile !== null) await storeCover(tx, record, facts.bipdOnFile, day)
  await storeRegistration(tx, record.id, facts, day)
  const has: Readonly<Record<UpdatedPart, boolean>> = {
    authority: hasAuthority,
    insurance: facts.bipdOnFile !== null,
    registration: facts.isAllowed !== null || facts.status !== null,
    safety: facts.rating !== null || facts.order !== null,
  }
  return UPDATED_PARTS.filter(part => has[part])
}

/**
 * Requests one carrier from the service, and stores what is newer than what is on record.
 *
 * Empty: null when nothing is newer: the carrier is requested already, or the service does not know it, takes no request
 * now, refuses the key, is out of order, or fails. None of it is an error. A carrier that was not looked up may be requested
 * again.
 */
export async function updateCarrier(
  services: Services,
  record: CarrierRecord,
): Promise<CarrierUpdate | null> {
  const { db, qcmobile } = services
  const dotNumber = dotOf(record)
  if (qcmobile === undefined || dotNumber === undefined || !(await isUpdatable(services, record))) return null
  if (!(await claim(services, record.id))) return null
  const answer = await qcmobile.request(dotNumber)
  switch (answer.kind) {
    case 'busy':
    case 'key_refused':
    case 'out_of_order':
    case 'no_answer':
      await db.deleteFrom('carrier_lookups').where('carrier_id', '=', record.id).execute()
      return null
    case 'unknown':
      await end(db, record.id, 'not known to the service')
      return null
    case 'failed':
      await end(db, record.id, answer.reason)
      return null
    case 'found': {
      const day = today(services.clock)
      const parts = await db.transaction().execute(async tx => {
        await end(tx, record.id, 'found')
        return store(tx, record, answer.facts, day)
      })
      return parts.length === 0 ? null : { day, parts }
    }
  }
}
