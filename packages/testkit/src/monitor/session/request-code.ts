import { secondsAfter } from '../clock.ts'
import { secureCookies } from '../config.ts'
import { cookie } from '../http/cookies.ts'
import { codeMail, signUpMail } from '../mailbox/code-mails.ts'

import type { Services } from '../services.ts'
import { codeHash, newCode } from './codes.ts'
import { randomToken, tokenHash } from './hashing.ts'
import { CODE_LIVES_SECONDS, CODES_OF_ADDRESS, CODES_OF_CLIENT, RESEND } from './sign-in-limits.ts'
import { countOnce } from './throttle.ts'

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
export type CodeParams = { readonly email: string; readonly client: string } & (
  | { readonly purpose: 'sign_in' }
  | { readonly purpose: 'sign_up'; readonly referrer: string | null; readonly brand: 'main' | 'watchdog' }
)

/** The mail to an address. Empty: null for a sign-in with an unknown address. */
function mailOf({ config }: Services, params: CodeParams, isKnown: boolean, code: string, sentAt: Date) {
  if (params.purpose === 'sign_up')
    return signUpMail({ ...params, to: params.email, isKnown, code, sentAt, config })
  return isKnown ? codeMail({ to: params.email, code, sentAt }) : null
}

/**
 * Begins a sign-in or a sign-up: stores a code for this browser and sends it to the address.
 *
 * An unknown address takes the same statements as a known one, so that neither the response nor its time reveals which
 * it is. The mail is sent after the response. Both purposes are counted together.
 * Refuses: 429 for too many requests, for known and unknown addresses alike.
 */
export async function requestCode(services: Services, params: CodeParams) {
  await countOnce(services, CODES_OF_CLIENT, params.client)
  await countOnce(services, RESEND, params.email)
  await countOnce(services, CODES_OF_ADDRESS, params.email)
  const { db, clock, config, mailbox, background } = services
  const user = await db.selectFrom('users').select('id').where('email', '=', params.email).executeTakeFirst()
  const code = newCode()
  const token = randomToken()
  const hash = tokenHash(token)
  const now = clock.now()
  await db
    .insertInto('sign_in_challenges')
    .values({
      email: params.email,
      purpose: params.purpose,
      referrer: params.purpose === 'sign_up' ? params.referrer : null,
      user_id: user?.id ?? null,
      code_hash: codeHash(config.secret, hash, code),
      browser_token_hash: hash,
      created_at: now,
      expires_at: secondsAfter(now, CODE_LIVES_SECONDS),
      used_at: null,
    })
    .execute()
  const mail = mailOf(services, params, user !== undefined, code, now)
  background.run(async () => {
    if (mail !== null) await mailbox.send(mail)
    await deleteOldAttempts(services)
  })
  return pendingCookie(services, token, CODE_LIVES_SECONDS)
}
