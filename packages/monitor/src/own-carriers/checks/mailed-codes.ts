import { type Kysely, sql } from 'kysely'
import { agentAddress } from '../../carriers/insurance/certificate-mail.ts'
import { readContactRecords } from '../../carriers/read-contact-records.ts'
import { type CarrierRecord, readRecords } from '../../carriers/read-records.ts'
import type { WireContactRecords } from '../../carriers/wire-contact-records.ts'
import type { Schema } from '../../database/schema.ts'
import { authorOf } from '../../http/audit-log/record-entry.ts'
import { invalid, missing, tooOften } from '../../http/refused.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { codeHash, newCode } from '../../http/session/codes.ts'
import { fullName } from '../../http/session/full-name.ts'
import { daysBefore, daysBetween } from '../../kernel/calendar.ts'
import { secondsAfter, today } from '../../kernel/clock.ts'
import { counted } from '../../kernel/counted.ts'
import { randomToken, sameText } from '../../kernel/hashing.ts'
import { checkCodeMail } from './code-mail.ts'
import { insertCheck } from './write-checks.ts'

/** Ten minutes, five tries, three codes an hour for a carrier and a company. */
const LIVES_SECONDS = 600
const TRIES_MAX = 5
const CODES_MAX = 3
const CODES_SECONDS = 3_600
const DAY_SECONDS = 86_400
/** How long the check counts: who reads the mailbox today may not do so in a year. */
const COUNTS_DAYS = 30
/** The window of a company that has set none. */
const NEW_DAYS = 90

const FIELD = 'own_check_code.address'

/**
 * The address on record to which a code may be mailed. Refuses: 422 where it proves nothing, as it is missing, new within the
 * company's window, of an unknown age, or stands with a carrier that may not be used.
 */
function requireSafeAddress(
  { email }: CarrierRecord,
  { since, stands_with }: WireContactRecords['email'],
  { day, newDays }: { readonly day: string; readonly newDays: number },
): string {
  const address = agentAddress(email)
  if (address === null) throw invalid(FIELD, 'No e-mail address of this carrier is on record.')
  if (stands_with !== null)
    throw invalid(FIELD, 'This address is tied to a carrier that was reported or revoked, or to many.')
  if (since === null) throw invalid(FIELD, 'Since when this address is on record is not known.')
  if (daysBetween(since, day) <= newDays)
    throw invalid(FIELD, `This address has not been on record for more than ${newDays} days.`)
  return address
}

/** Refuses: 429 for a fourth code within an hour, with the seconds until the next. */
async function refuseMany(trx: Kysely<Schema>, companyId: number, carrierId: number, now: Date) {
  const sent = await trx
    .selectFrom('own_check_codes')
    .select('created_at')
    .where('company_id', '=', companyId)
    .where('carrier_id', '=', carrierId)
    .where('created_at', '>', secondsAfter(now, -CODES_SECONDS))
    .orderBy('created_at')
    .execute()
  const oldest = sent.at(-CODES_MAX)
  if (oldest === undefined) return
  const wait = (secondsAfter(oldest.created_at, CODES_SECONDS).getTime() - now.getTime()) / 1_000
  throw tooOften(wait, 'Three codes were sent to this carrier within an hour.')
}

/**
 * Mails a code to the address of a carrier on record; only the newest works. A mail that could not be sent leaves no code.
 *
 * Refuses: 404; 422 and 429 as above.
 */
export async function sendCode(services: Services, actor: Actor, carrierId: number) {
  const { db, clock, config, mailbox, background } = services
  const companyId = companyOf(actor)
  const now = clock.now()
  const [record] = await readRecords(db, [carrierId], companyId, { types: [] })
  if (record === undefined) throw missing()
  const contacts = (await readContactRecords(services, actor, [record]))(record)
  if (contacts === null) throw missing()
  const newDays = actor.company?.contact_window_days ?? NEW_DAYS
  const address = requireSafeAddress(record, contacts.email, { day: today(clock), newDays })
  const [code, salt] = [newCode(), randomToken()]
  const id = await db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(${companyId}::int, ${carrierId}::int)`.execute(trx)
    await trx
      .deleteFrom('own_check_codes')
      .where('created_at', '<', secondsAfter(now, -DAY_SECONDS))
      .execute()
    await refuseMany(trx, companyId, carrierId, now)
    await trx
      .updateTable('own_check_codes')
      .set({ expires_at: now })
      .where('company_id', '=', companyId)
      .where('carrier_id', '=', carrierId)
      .where('expires_at', '>', now)
      .execute()
    const made = await trx
      .insertInto('own_check_codes')
      .values({
        company_id: companyId,
        carrier_id: carrierId,
        user_id: actor.user.id,
        address,
        salt,
        code_hash: codeHash(config.secret, salt, code),
        created_at: now,
        expires_at: secondsAfter(now, LIVES_SECONDS),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return made.id
  })
  const company = actor.company?.legal_name ?? ''
  const person = fullName(actor.user) ?? actor.user.email
  const mail = checkCodeMail({ to: address, code, carrier: record.legal_name, company, person, sentAt: now })
  background.run(async () => {
    try {
      await mailbox.send(mail)
    } catch (fault) {
      await db.deleteFrom('own_check_codes').where('id', '=', id).execute()
      throw fault
    }
  })
  return { id, address, lives_seconds: LIVES_SECONDS }
}

const OVER = 'This code no longer works. Send a new one.'

/**
 * Compares a code with the one that was mailed, and records the check. Each guess takes a try in the statement that reads the
 * code, so that guesses at once cannot exceed the limit, and of two right ones only the first uses it. Returns the id of the
 * check.
 *
 * Refuses: 404 for a code of another company; 422 for a wrong one, and for one that is used, over or guessed too often.
 */
export async function enterCode(
  services: Services,
  actor: Actor,
  { id, code }: { readonly id: number; readonly code: string },
): Promise<number> {
  const { db, clock, config } = services
  const now = clock.now()
  const own = db.selectFrom('own_check_codes').where('id', '=', id).where('company_id', '=', companyOf(actor))
  if ((await own.select('id').executeTakeFirst()) === undefined) throw missing()
  const field = 'own_check_code.code'
  const tried = await db
    .updateTable('own_check_codes')
    .set({ tries: sql`tries + 1` })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('tries', '<', TRIES_MAX)
    .where('expires_at', '>', now)
    .returning(['carrier_id', 'address', 'salt', 'code_hash', 'tries'])
    .executeTakeFirst()
  if (tried === undefined) throw invalid(field, OVER)
  if (!sameText(tried.code_hash, codeHash(config.secret, tried.salt, code))) {
    const left = TRIES_MAX - tried.tries
    if (left === 0) throw invalid(field, 'Wrong code, and no tries left. Send a new one.')
    throw invalid(field, `Wrong code. ${counted(left, 'try', 'tries')} left.`)
  }
  return db.transaction().execute(async trx => {
    const used = await trx
      .updateTable('own_check_codes')
      .set({ used_at: now })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (used === undefined) throw invalid(field, OVER)
    const day = today(clock)
    return insertCheck(trx, authorOf(actor, clock), {
      carrier_id: tried.carrier_id,
      kind: 'email_code',
      is_verified: true,
      checked_on: day,
      expires_on: daysBefore(day, -COUNTS_DAYS),
      address: tried.address,
      note: null,
      uploaded_file_id: null,
    })
  })
}
