import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../database/schema.ts'
import { isShownFullProfile } from '../../http/guards/guards.ts'
import { missing } from '../../http/refused.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { wireFile } from '../../platform/uploads/stored-file.ts'
import { OWN_CHECK_KINDS } from '../../rules/assessment/facts.ts'

const text = z.string().nullable()

/** A check of a carrier that the company made by itself. */
export const wireOwnCheck = z.object({
  id: z.number(),
  carrier_id: z.number(),
  kind: z.enum(OWN_CHECK_KINDS),
  is_verified: z.boolean(),
  checked_on: z.string(),
  /** The last day it counts. Null: it found nothing, and counts until a newer one. */
  expires_on: text,
  /** Where the code was mailed that was read back. Null: another check, or a short profile. */
  address: text,
  note: text,
  file: wireFile.nullable(),
  user_id: z.number(),
  user_name: text,
  created_at: z.string(),
  /** A newer check of the same kind counts in its place. */
  is_replaced: z.boolean(),
  withdrawal: z.object({ at: z.string(), user_name: text, reason: z.string() }).nullable(),
})

/** Whether a check of the same carrier and kind counts in place of this one: the order is that of `newestOwnChecks`. */
const IS_REPLACED = sql<boolean>`exists (select from own_checks as n
  where n.company_id = own_checks.company_id and n.carrier_id = own_checks.carrier_id and n.kind = own_checks.kind
    and n.withdrawn_at is null and (n.checked_on, n.id) > (own_checks.checked_on, own_checks.id))`

/** The checks of a company, each with who made it, its file and who took it back, newest first. */
export const ownChecks = (db: Kysely<Schema>, companyId: number) =>
  db
    .selectFrom('own_checks')
    .innerJoin('users', 'users.id', 'own_checks.user_id')
    .leftJoin('uploaded_files', 'uploaded_files.id', 'own_checks.uploaded_file_id')
    .leftJoin('users as takers', 'takers.id', 'own_checks.withdrawn_by')
    .selectAll('own_checks')
    .select(['takers.first_name as taker_first_name', 'takers.last_name as taker_last_name'])
    .select(['users.first_name', 'users.last_name', 'uploaded_files.name as file_name'])
    .select(IS_REPLACED.as('is_replaced'))
    .where('own_checks.company_id', '=', companyId)
    .orderBy('own_checks.created_at', 'desc')
    .orderBy('own_checks.id', 'desc')

type OwnCheck = Awaited<ReturnType<ReturnType<typeof ownChecks>['execute']>>[number]

const nameOf = (...names: readonly (string | null)[]) => names.filter(Boolean).join(' ') || null

/** A check as it goes over the wire. A user without a name has a null name; no address replaces it. */
export const wireOwnCheckOf = (check: OwnCheck, actor: Actor): z.output<typeof wireOwnCheck> => ({
  id: check.id,
  carrier_id: check.carrier_id,
  kind: check.kind,
  is_verified: check.is_verified,
  checked_on: check.checked_on,
  expires_on: check.expires_on,
  address: isShownFullProfile(actor) ? check.address : null,
  note: check.note,
  file:
    check.file_name === null ? null : { name: check.file_name, url: `/monitor/own_checks/${check.id}/file` },
  user_id: check.user_id,
  user_name: nameOf(check.first_name, check.last_name),
  created_at: check.created_at.toISOString(),
  is_replaced: check.is_replaced,
  withdrawal:
    check.withdrawn_at === null || check.withdrawn_reason === null
      ? null
      : {
          at: check.withdrawn_at.toISOString(),
          user_name: nameOf(check.taker_first_name, check.taker_last_name),
          reason: check.withdrawn_reason,
        },
})

/** The row of one check of the caller's company. Refuses: 404 for a missing and a foreign one. */
export async function requireCheck({ db }: Pick<Services, 'db'>, actor: Actor, id: number) {
  const check = await ownChecks(db, companyOf(actor)).where('own_checks.id', '=', id).executeTakeFirst()
  if (check === undefined) throw missing()
  return check
}

/** The same as it goes over the wire. */
export const readCheck = async (services: Pick<Services, 'db'>, actor: Actor, id: number) =>
  wireOwnCheckOf(await requireCheck(services, actor, id), actor)
