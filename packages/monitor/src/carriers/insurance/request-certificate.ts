import { type Kysely, sql } from 'kysely'
import { notBefore } from '../../database/not-before.ts'
import type { Schema } from '../../database/schema.ts'
import { conflict } from '../../http/refused.ts'
import { secondsAfter } from '../../kernel/clock.ts'

/**
 * How long an agent has to answer. A week of calendar days is at least six whole days in any time zone.
 */
const ANSWER_SECONDS = 6 * 24 * 60 * 60

interface CertificateParams {
  readonly companyId: number
  readonly userId: number
  readonly carrierId: number
  readonly policyId: number
  readonly at: Date
  /** The note of the first activity. */
  readonly note: string
}

/**
 * Creates a certificate request with its first activity, one at a time for a company and a carrier.
 *
 * Source: section 4, "Insurance requests".
 * Refuses: 409 while the newest request for the carrier, cancelled ones aside, waits for an answer.
 */
export const requestCertificate = (db: Kysely<Schema>, params: CertificateParams) =>
  db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(${params.companyId}::int, ${params.carrierId}::int)`.execute(trx)
    const newest = await trx
      .selectFrom('insurance_certificate_requests')
      .select(['status', 'created_at'])
      .where('company_id', '=', params.companyId)
      .where('carrier_id', '=', params.carrierId)
      .where('status', '<>', 'cancelled')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    if (newest?.status === 'requested' && secondsAfter(newest.created_at, ANSWER_SECONDS) > params.at)
      throw conflict('A certificate was already requested. The agent has a week to respond.')
    const made = await trx
      .insertInto('insurance_certificate_requests')
      .values({
        company_id: params.companyId,
        carrier_id: params.carrierId,
        insurance_policy_id: params.policyId,
        user_id: params.userId,
        status: 'requested',
        created_at: notBefore('insurance_certificate_requests', { company_id: params.companyId }, params.at),
      })
      .returning(['id', 'carrier_id', 'insurance_policy_id', 'status', 'created_at'])
      .executeTakeFirstOrThrow()
    await noteActivity(trx, { requestId: made.id, type: 'requested', note: params.note, at: params.at })
    return made
  })

/** Adds an activity to a request. */
export const noteActivity = (
  db: Kysely<Schema>,
  activity: { requestId: number; type: 'requested' | 'noted'; note: string; at: Date },
) =>
  db
    .insertInto('insurance_activities')
    .values({
      insurance_certificate_request_id: activity.requestId,
      is_type: activity.type,
      note: activity.note,
      created_at: activity.at,
    })
    .execute()
