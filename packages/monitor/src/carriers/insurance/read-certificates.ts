import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../database/schema.ts'
import type { PolicyFact } from '../../rules/assessment/facts.ts'
import { paperDoubt } from '../../rules/assessment/paper-doubt.ts'
import { PAPER_KINDS } from '../../rules/assessment/paper.ts'
import { isUnconfirmed } from '../../rules/assessment/policy-days.ts'
import { UNCONFIRMED } from '../../rules/assessment/policy-terms.ts'
import { wireFile } from '../../platform/uploads/stored-file.ts'
import { readRecords } from '../read-records.ts'
import { fileOf, nameIn, ownPapers } from './own-papers.ts'

const text = z.string().nullable()

export const wireCertificate = z.object({
  id: z.number(),
  carrier_id: z.number(),
  insured_name: z.string(),
  insured_address: text,
  dated_on: z.string(),
  producer: text,
  contact: text,
  phone: text,
  email: text,
  vins: z.array(z.string()),
  exclusions: text,
  holder: text,
  policies: z.array(
    z.object({
      coverage: z.enum(PAPER_KINDS),
      amount: z.number(),
      policy_number: z.string(),
      effective_on: z.string(),
      expires_on: z.string(),
      insurer: text,
      naic: text,
    }),
  ),
  file: wireFile,
  confirmed_on: z.string(),
  confirmed_by: text,
  withdrawn_on: text,
  withdrawn_by: text,
  withdrawn_reason: text,
  /** Why the register contradicts it today, and the day that this is about. */
  unconfirmed: z.enum(UNCONFIRMED).nullable(),
  unconfirmed_on: text,
})

/** The certificates that a company confirmed of one carrier, with their files; the newest first. */
export const certificatesOf = (db: Kysely<Schema>, companyId: number, carrierId: number) =>
  ownPapers(db, companyId, [carrierId])
    .leftJoin('users as takers', 'takers.id', 'c.withdrawn_by')
    .select(['c.details', 'c.withdrawn_reason'])
    .select(nameIn('takers').as('withdrawn_by'))
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')

/** A certificate of a company by its id, and the carrier it is of. Empty: undefined for a missing one and a foreign one. */
export const certificateById = (db: Kysely<Schema>, companyId: number, id: number) =>
  db
    .selectFrom('insurance_certificates')
    .select(['id', 'carrier_id', 'uploaded_file_id'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()

type Row = Awaited<ReturnType<ReturnType<typeof certificatesOf>['execute']>>[number]

const NO_DOUBT = { unconfirmed: null, unconfirmed_on: null }

/** What the register says against a certificate on a day. One that was taken back needs no more. */
const doubtOf = (row: Row, policies: readonly PolicyFact[], day: string) => {
  const doubt = row.withdrawn_on === null ? paperDoubt(row, policies, day) : null
  return doubt !== null && isUnconfirmed(doubt, day) ? doubt : NO_DOUBT
}

const wireOf = (row: Row, policies: readonly PolicyFact[], day: string): z.input<typeof wireCertificate> => {
  const { details, file_name: _, ...certificate } = row
  return {
    ...certificate,
    ...details,
    vins: [...details.vins],
    policies: row.policies.map(({ kind, ...policy }) => ({ coverage: kind, ...policy })),
    file: fileOf(row),
    ...doubtOf(row, policies, day),
  }
}

/** Certificates of one carrier as they go over the wire, as the register sees them on a day. */
export const wireCertificates = async (
  db: Kysely<Schema>,
  { companyId, carrierId, day }: { companyId: number; carrierId: number; day: string },
  rows: readonly Row[],
) => {
  const [record] = await readRecords(db, [carrierId], companyId, { types: [] })
  return rows.map(row => wireOf(row, record?.insurances ?? [], day))
}

/** One of a company's certificates as it goes over the wire. */
export const wireCertificateById = async (
  db: Kysely<Schema>,
  of: { companyId: number; carrierId: number; day: string },
  id: number,
) => {
  const row = await certificatesOf(db, of.companyId, of.carrierId)
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow()
  const [wire] = await wireCertificates(db, of, [row])
  if (wire === undefined) throw new Error('A row gives a certificate.')
  return wire
}

/** The names by which a carrier is insured. */
export const insuredNames = (db: Kysely<Schema>, carrierId: number) =>
  db
    .selectFrom('carriers')
    .select(['legal_name', 'dba_name'])
    .where('id', '=', carrierId)
    .executeTakeFirstOrThrow()
