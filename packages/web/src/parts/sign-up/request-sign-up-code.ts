import type { Clock, CodeSent, Outcome, Refusal, SignUp } from '@fairhaul/core'
import type { SignUpStorage } from '../../stores/sign-up-storage.ts'

const SECOND_MS = 1_000

/** Requests a code, the first or another, stores it, and removes the code from a link. Throws what the port throws. */
export const requestSignUpCode = async (
  { signUp, storage, clock }: { signUp: Pick<SignUp, 'start'>; storage: SignUpStorage; clock: Clock },
  { email, referrer }: { email: string; referrer: string | null },
  signal: AbortSignal,
): Promise<Outcome<CodeSent, Refusal>> => {
  const answer = await signUp.start({ email, ...(referrer === null ? {} : { referrer }) }, signal)
  if (answer.ok) {
    const { livesSeconds, resendAfterSeconds, codeDigits } = answer.value
    const now = clock.now()
    const expiresAt = now + livesSeconds * SECOND_MS
    const resendAt = now + resendAfterSeconds * SECOND_MS
    storage.keep({ email, link: null, code: { email, livesSeconds, expiresAt, resendAt, codeDigits } })
  }
  return answer
}
