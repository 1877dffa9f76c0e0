import { sql } from 'kysely'
import { secondsAfter } from '../../kernel/clock.ts'
import { secureCookies } from '../../kernel/config.ts'
import { randomToken, tokenHash } from '../../kernel/hashing.ts'
import { codeMail, signUpMail } from './code-mails.ts'
import { cookie, readCookie } from '../cookies.ts'
import { tooOften } from '../refused.ts'
import type { Services } from '../services.ts'
import { codeHash, newCode, newLongCode } from './codes.ts'
import {
  CODE_DIGITS,
  CODE_LIVES_SECONDS,
  CODES_OF_ADDRESS,
  CODES_OF_CLIENT,
  GUESSES_OF_ADDRESS,
  LONG_CODE_DIGITS,
  LONG_CODE_SHARED_SECONDS,
  RESEND_AFTER_SECONDS,
} from './sign-in-limits.ts'
import { countBeyond, countOnce, isUsedUp } from '../throttle.ts'

const DAY_SECONDS = 86_400

/** Deletes codes, counts and sessions that expired a day ago, so that no address is stored longer than needed. */
async function deleteOldAttempts({ db, clock }: Services): Promise<void> {
  const dayAgo = secondsAfter(clock.now(), -DAY_SECONDS)
  await db.deleteFrom('sign_in_challenges').where('expires_at', '<', dayAgo).execute()
  await db.deleteFrom('throttles').where('window_started_at', '<', dayAgo).execute()
  await db.deleteFrom('sessions').where('expires_at', '<', dayAgo).execute()
}

/** The cookie that binds a code to the browser that requested it. */
export const PENDING_COOKIE = 'fairhaul_sign_in'

export const pendingCookie = ({ config }: Services, token: string, seconds: number) =>
  cookie(PENDING_COOKIE, token, { seconds, secure: secureCookies(config) })

/** The address, client and purpose of a requested code. `client` is only used for counting. */
export type CodeParams = { readonly request: Request; readonly email: string; readonly client: string } & (
  | { readonly purpose: 'sign_in' }
  | { readonly purpose: 'sign_up'; readonly referrer: string | null; readonly brand: 'main' | 'watchdog' }
)

/** Seconds until a browser that requested a code may request another. */
export const secondsToResend = ({ clock }: Services, requestedAt: Date) =>
  (secondsAfter(requestedAt, RESEND_AFTER_SECONDS).getTime() - clock.now().getTime()) / 1000

/**
 * Refuses with 429 a browser that requested a code for this address just now. Choice: by browser, so that no one can
 * keep another person waiting.
 */
async function refuseAtOnce(services: Services, { request, email }: CodeParams): Promise<void> {
  const token = readCookie(request, PENDING_COOKIE, secureCookies(services.config))
  if (token === null) return
  const last = await services.db
    .selectFrom('sign_in_challenges')
    .select('created_at')
    .where('browser_token_hash', '=', tokenHash(token))
    .where('email', '=', email)
    .executeTakeFirst()
  const wait = last === undefined ? 0 : secondsToResend(services, last.created_at)
  if (wait > 0) throw tooOften(wait, 'A code was just sent. Wait a moment before you ask for another.')
}

/** Whether an address is under attack: too many codes were requested for it, or too many wrong ones entered. */
async function isUnderAttack(services: Services, email: string): Promise<boolean> {
  const manyCodes = (await countBeyond(services, CODES_OF_ADDRESS, email)) !== null
  return (await isUsedUp(services, GUESSES_OF_ADDRESS, email)) || manyCodes
}

/** A code for one browser. `code` is null where it was mailed before. */
interface Made {
  readonly code: string | null
  readonly code_hash: string
  readonly shared_salt: string | null
  readonly sent_at: Date | null
  readonly expires_at: Date
}

const shortCode = ({ clock, config }: Services, browser: string): Made => {
  const code = newCode()
  return {
    code,
    code_hash: codeHash(config.secret, browser, code),
    shared_salt: null,
    sent_at: null,
    expires_at: secondsAfter(clock.now(), CODE_LIVES_SECONDS),
  }
}

/** The long code that was mailed to this address minutes ago, or a new one. */
async function longCode({ db, clock, config }: Services, { email, purpose }: CodeParams): Promise<Made> {
  const now = clock.now()
  const shared = await db
    .selectFrom('sign_in_challenges')
    .select(['code_hash', 'shared_salt', 'sent_at', 'expires_at'])
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('sent_at', '>', secondsAfter(now, -LONG_CODE_SHARED_SECONDS))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (shared !== undefined) return { ...shared, code: null }
  const [code, salt] = [newLongCode(), randomToken()]
  return {
    code,
    code_hash: codeHash(config.secret, salt, code),
    shared_salt: salt,
    sent_at: now,
    expires_at: secondsAfter(now, CODE_LIVES_SECONDS),
  }
}

/** The mail to an address. Empty: null for a sign-in with an unknown address. */
function mailOf({ config }: Services, params: CodeParams, isKnown: boolean, code: string, sentAt: Date) {
  if (params.purpose === 'sign_up')
    return signUpMail({ ...params, to: params.email, isKnown, code, sentAt, config })
  return isKnown ? codeMail({ to: params.email, code, sentAt }) : null
}

/**
 * Begins a sign-in or a sign-up: stores a code for this browser and sends it to the address.
 *
 * An address under attack gets a long code, mailed every few minutes at most: a request meanwhile gets the one
 * that its owner has in the mail. So a stranger can neither guess it, nor keep the owner out, nor fill the mailbox.
 * An unknown address takes the same statements as a known one, so that neither the response nor its time reveals which
 * it is. The mail is sent after the response. Both purposes are counted together.
 * Refuses: 429 for too many requests, for known and unknown addresses alike.
 */
export async function requestCode(services: Services, params: CodeParams) {
  await refuseAtOnce(services, params)
  await countOnce(services, CODES_OF_CLIENT, params.client)
  const isLong = await isUnderAttack(services, params.email)
  const { db, clock, mailbox, background } = services
  const user = await db.selectFrom('users').select('id').where('email', '=', params.email).executeTakeFirst()
  const token = randomToken()
  const hash = tokenHash(token)
  const now = clock.now()
  const { code, ...made } = await db.transaction().execute(async trx => {
    // Of two requests at once, one makes the long code and the other gets it.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`code of ${params.email}`}, 0))`.execute(trx)
    const given = isLong ? await longCode({ ...services, db: trx }, params) : shortCode(services, hash)
    const { code: _, ...stored } = given
    await trx
      .insertInto('sign_in_challenges')
      .values({
        ...stored,
        email: params.email,
        purpose: params.purpose,
        referrer: params.purpose === 'sign_up' ? params.referrer : null,
        user_id: user?.id ?? null,
        browser_token_hash: hash,
        created_at: now,
        used_at: null,
      })
      .execute()
    return given
  })
  const mail = code === null ? null : mailOf(services, params, user !== undefined, code, now)
  background.run(async () => {
    if (mail !== null) await mailbox.send(mail)
    await deleteOldAttempts(services)
  })
  const seconds = Math.floor((made.expires_at.getTime() - now.getTime()) / 1000)
  return {
    cookie: pendingCookie(services, token, seconds),
    body: {
      lives_seconds: seconds,
      resend_after_seconds: RESEND_AFTER_SECONDS,
      code_digits: isLong ? LONG_CODE_DIGITS : CODE_DIGITS,
    },
  }
}
