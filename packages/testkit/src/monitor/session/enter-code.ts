import { sql } from 'kysely'
import { counted } from '../counted.ts'
import { readCookie } from '../http/cookies.ts'
import { forbidden, invalid } from '../http/refused.ts'
import type { Services } from '../services.ts'
import { codeHash } from './codes.ts'
import { sameText, tokenHash } from './hashing.ts'
import { PENDING_COOKIE } from './request-code.ts'
import {
  CODES_OF_ADDRESS,
  CODES_OF_CLIENT,
  GUESSES_OF_ADDRESS,
  GUESSES_OF_CLIENT,
  RESEND,
  TRIES_MAX,
} from './sign-in-limits.ts'
import { countOnce, resetCount, uncount } from './throttle.ts'

const NONE_PENDING = {
  sign_in: 'No sign-in has been started in this browser. Ask for a code first.',
  sign_up: 'No sign-up has been started for this address in this browser. Ask for a code first.',
}
const SPENT = 'Too many wrong codes. Ask for a new one.'

/** A code that was entered, and where. */
export interface CodeGiven {
  readonly request: Request
  readonly code: string
  readonly client: string
  readonly purpose: keyof typeof NONE_PENDING
  /** The address that a sign-up names, as in the link of the mail. Null: the one that this browser requested. */
  readonly email: string | null
}

/** The refusal of a code that cannot be compared. */
async function whyNot({ db, clock }: Services, browser: string, given: CodeGiven) {
  const pending = await db
    .selectFrom('sign_in_challenges')
    .select(['used_at', 'expires_at', 'email'])
    .where('browser_token_hash', '=', browser)
    .where('purpose', '=', given.purpose)
    .executeTakeFirst()
  if (pending === undefined || (given.email !== null && pending.email !== given.email))
    return forbidden(NONE_PENDING[given.purpose])
  if (pending.used_at !== null) return invalid('code', 'This code was already used. Ask for a new one.')
  if (pending.expires_at <= clock.now()) return invalid('code', 'This code has expired. Ask for a new one.')
  return forbidden(SPENT)
}

function wrong(triesMade: number) {
  const triesLeft = TRIES_MAX - triesMade
  if (triesLeft === 0) return invalid('code', 'Wrong code, and no tries left. Ask for a new one.')
  return invalid('code', `Wrong code. ${counted(triesLeft, 'try', 'tries')} left.`)
}

/**
 * Compares a code with the one that this browser requested, and uses it up. Returns its address, its user (null: no
 * user has the address yet, which only a sign-up may learn), and the referrer.
 *
 * Each guess takes a try in the statement that reads the code, so simultaneous guesses cannot exceed the limit, and of
 * two right ones only the first uses the code.
 * Refuses: 403 without a pending sign-in or tries; 422 for a wrong, used or old code; 429 when guessed too often.
 */
export async function enterCode(services: Services, given: CodeGiven) {
  const { db, clock, config } = services
  const token = readCookie(given.request, PENDING_COOKIE)
  if (token === null) throw forbidden(NONE_PENDING[given.purpose])
  await countOnce(services, GUESSES_OF_CLIENT, given.client)
  const browser = tokenHash(token)
  const now = clock.now()
  const pending = await db
    .updateTable('sign_in_challenges')
    .set({ tries: sql`tries + 1` })
    .where('browser_token_hash', '=', browser)
    .where('purpose', '=', given.purpose)
    .$if(given.email !== null, own => own.where('email', '=', given.email ?? ''))
    .where('used_at', 'is', null)
    .where('tries', '<', TRIES_MAX)
    .where('expires_at', '>', now)
    .returning(['id', 'email', 'user_id', 'referrer', 'code_hash', 'tries'])
    .executeTakeFirst()
  if (pending === undefined) throw await whyNot(services, browser, given)
  await countOnce(services, GUESSES_OF_ADDRESS, pending.email)
  const right = sameText(pending.code_hash, codeHash(config.secret, browser, given.code))
  const mayBeNew = given.purpose === 'sign_up'
  if (!right || (pending.user_id === null && !mayBeNew)) throw wrong(pending.tries)
  const used = await db
    .updateTable('sign_in_challenges')
    .set({ used_at: now })
    .where('id', '=', pending.id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (used === undefined) throw await whyNot(services, browser, given)
  await uncount(services, GUESSES_OF_CLIENT, given.client)
  await uncount(services, CODES_OF_CLIENT, given.client)
  for (const limit of [RESEND, CODES_OF_ADDRESS, GUESSES_OF_ADDRESS])
    await resetCount(services, limit, pending.email)
  return { email: pending.email, userId: pending.user_id, referrer: pending.referrer }
}
