import { rmSync } from 'node:fs'
import { httpSession } from '../calls/session.ts'
import { http } from '../transport/http.ts'
import type { SignInFlags } from './flags.ts'
import { savedSession } from './saved-session.ts'
import { refusalText } from './stop-text.ts'
import { EXIT } from './vet.ts'

/** What the command uses of its process. */
export interface SignInIo {
  readonly report: (message: string) => void
  /** What the user types after a question. */
  readonly typed: (question: string) => Promise<string>
}

/** Signs in by the code that is sent to an address, and saves the session. Gives the exit code. */
export const signIn = async (
  { email, session: file, monitor }: SignInFlags,
  { report, typed }: SignInIo,
): Promise<number> => {
  // A session that is still signed in would be refused.
  rmSync(file, { force: true })
  const fetch = savedSession(file)
  if (!fetch.ok) throw new Error(fetch.refusal)
  const session = httpSession(http({ base: monitor, fetch: fetch.value }))
  const sent = await session.signIn({ email })
  const user = sent.ok ? await session.enterCode({ code: await typed('The code you were sent: ') }) : sent
  report(user.ok ? `The session is saved in ${file}.` : refusalText(user.refusal))
  return user.ok ? EXIT.allUsable : EXIT.stopped
}
