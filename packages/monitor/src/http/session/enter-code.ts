import { sql } from 'kysely'
import { secureCookies } from '../../kernel/config.ts'
import { counted } from '../../kernel/counted.ts'
import { loggedAddress, sameText, tokenHash } from '../../kernel/hashing.ts'
import { readCookie } from '../cookies.ts'
import { forbidden, invalid, type Refused, tooOften } from '../refused.ts'
import type { Services } from '../services.ts'
import { codeHash } from './codes.ts'
import { PENDING_COOKIE, secondsToResend } from './request-code.ts'
import {
  CODE_DIGITS,
  CODES_OF_ADDRESS,
  CODES_OF_CLIENT,
  GUESSES_OF_ADDRESS,
  GUESSES_OF_CLIENT,
  LONG_CODE_DIGITS,
  TRIES_MAX,
} from './sign-in-limits.ts'
import { countBeyond, countOnce, uncount } from '../throttle.ts'

const NONE_PENDING = {
  sign_in: 'No sign-in has been started in this browser. Ask for a code first.',
  sign_up: 'No sign-up has been started for this address in this browser. Ask for a code first.',
}
const SPENT = 'Too many wrong codes. Ask for a new one.'
const ATTACKED = `Someone keeps guessing codes for this address. Ask for a new code: it will have ${LONG_CODE_DIGITS} digits.`
const IS_LONG = `This code has ${LONG_CODE_DIGITS} digits. Use the one in our latest e-mail.`
const IS_SHORT = `This code has ${CODE_DIGITS} digits.`

/** A code that was entered, and where. */
export interface CodeGiven {
  readonly request: Request
  readonly code: string
  readonly client: string
  readonly purpose: keyof typeof NONE_PENDING
  /** The address that a sign-up names, as in the link of the mail. Null: the one that this browser requested. */
  readonly email: string | null
}

const isLong = ({ code }: CodeGiven) => code.length === LONG_CODE_DIGITS

const forAddress = ({ config }: Services, refused: Refused, email: string) =>
  Object.assign(refused, { address: loggedAddress(config.secret, email) })

/** The refusal of a code that cannot be compared. */
async function whyNot(services: Services, browser: string, given: CodeGiven) {
  const pending = await services.db
    .selectFrom('sign_in_challenges')
    .select(['used_at', 'created_at', 'expires_at', 'email', 'shared_salt'])
    .where('browser_token_hash', '=', browser)
    .where('purpose', '=', given.purpose)
    .executeTakeFirst()
  if (pending === undefined || (given.email !== null && pending.email !== given.email))
    return forbidden(NONE_PENDING[given.purpose])
  const refusal = () => {
    if (pending.used_at !== null) return invalid('code', 'This code was already used. Ask for a new one.')
    if (pending.expires_at <= services.clock.now())
      return invalid('code', 'This code has expired. Ask for a new one.')
    if ((pending.shared_salt !== null) !== isLong(given))
      return invalid('code', pending.shared_salt === null ? IS_SHORT : IS_LONG)
    return tooOften(secondsToResend(services, pending.created_at), SPENT)
  }
  return forAddress(services, refusal(), pending.email)
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
 * two right ones only the first uses the code. Guesses of short codes are counted by address too; beyond the limit none
 * is compared, and the address needs a long code. Using a code ends the ones that were requested before it.
 * Refuses: 403 without a pending sign-in; 422 for a wrong, used or old code; 429 when guessed too often, with the
 * seconds until this browser may request another.
 */
export async function enterCode(services: Services, given: CodeGiven) {
  const { db, clock, config } = services
  const token = readCookie(given.request, PENDING_COOKIE, secureCookies(config))
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
    .where('shared_salt', isLong(given) ? 'is not' : 'is', null)
    .where('tries', '<', TRIES_MAX)
    .where('expires_at', '>', now)
    .returning(['id', 'email', 'user_id', 'referrer', 'code_hash', 'shared_salt', 'tries', 'created_at'])
    .executeTakeFirst()
  if (pending === undefined) throw await whyNot(services, browser, given)
  const { email, shared_salt } = pending
  if (shared_salt === null && (await countBeyond(services, GUESSES_OF_ADDRESS, email)) !== null)
    throw forAddress(services, tooOften(secondsToResend(services, pending.created_at), ATTACKED), email)
  const right = sameText(pending.code_hash, codeHash(config.secret, shared_salt ?? browser, given.code))
  const mayBeNew = given.purpose === 'sign_up'
  if (!right || (pending.user_id === null && !mayBeNew))
    throw forAddress(services, wrong(pending.tries), email)
  // The rows of a long code are taken together: of two browsers that enter it at once, only the first gets its own.
  const used = await db
    .updateTable('sign_in_challenges')
    .set({ used_at: now })
    .where('used_at', 'is', null)
    .where(eb =>
      eb.or([
        eb('id', '=', pending.id),
        ...(shared_salt === null ? [] : [eb('shared_salt', '=', shared_salt)]),
      ]),
    )
    .returning('id')
    .execute()
  if (used.every(({ id }) => id !== pending.id)) throw await whyNot(services, browser, given)
  await db
    .updateTable('sign_in_challenges')
    .set({ used_at: now })
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('id', '<', pending.id)
    .execute()
  await uncount(services, GUESSES_OF_CLIENT, given.client)
  await uncount(services, CODES_OF_CLIENT, given.client)
  await uncount(services, CODES_OF_ADDRESS, email)
  if (shared_salt === null) await uncount(services, GUESSES_OF_ADDRESS, email)
  return { email, userId: pending.user_id, referrer: pending.referrer }
}
