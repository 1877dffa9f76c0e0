import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Schema, TableRow } from '../../database/schema.ts'

/** The status of a request for a certificate. */
export const CERTIFICATE_STATUSES = [
  'requested',
  'received',
  'declined',
  'cancelled',
] as const satisfies readonly TableRow<'insurance_certificate_requests'>['status'][]

/** An event of such a request. */
export const ACTIVITY_TYPES = [
  'requested',
  'reminded',
  'received',
  'declined',
  'cancelled',
  'noted',
] as const satisfies readonly TableRow<'insurance_activities'>['is_type'][]

export const wireRequest = z.object({
  id: z.number(),
  carrier_id: z.number(),
  insurance_policy_id: z.number().nullable(),
  status: z.enum(CERTIFICATE_STATUSES),
  created_at: z.string(),
})

export const wireActivity = z.object({
  id: z.number(),
  insurance_certificate_request_id: z.number(),
  is_type: z.enum(ACTIVITY_TYPES),
  note: z.string().nullable(),
  created_at: z.string(),
})

/** The requests of one company. */
export const ownRequests = (db: Kysely<Schema>, companyId: number) =>
  db
    .selectFrom('insurance_certificate_requests')
    .select(['id', 'carrier_id', 'insurance_policy_id', 'status', 'created_at'])
    .where('company_id', '=', companyId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')

/** The activities of one request, newest first. The caller has checked whose request it is. */
export const activitiesOf = (db: Kysely<Schema>, requestId: number) =>
  db
    .selectFrom('insurance_activities')
    .select(['id', 'insurance_certificate_request_id', 'is_type', 'note', 'created_at'])
    .where('insurance_certificate_request_id', '=', requestId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')

/** A row with `created_at` as ISO 8601. */
export const withIsoCreation = <Row extends { readonly created_at: Date }>(row: Row) => ({
  ...row,
  created_at: row.created_at.toISOString(),
})
