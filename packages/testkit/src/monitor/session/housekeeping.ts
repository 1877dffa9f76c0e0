import { secondsAfter } from '../clock.ts'
import type { Services } from '../services.ts'

const DAY_SECONDS = 86_400

/** Drops codes, counts and sessions that have been over for a day: nobody's address stays longer than it serves. */
export async function forgetOldAttempts({ db, clock }: Services): Promise<void> {
  const dayAgo = secondsAfter(clock.now(), -DAY_SECONDS)
  await db.deleteFrom('sign_in_challenges').where('expires_at', '<', dayAgo).execute()
  await db.deleteFrom('throttles').where('window_started_at', '<', dayAgo).execute()
  await db.deleteFrom('sessions').where('expires_at', '<', dayAgo).execute()
}
