import type { Services } from '../../http/services.ts'
import { secondsAfter } from '../../kernel/clock.ts'
import { type Mail, MailDelayed } from '../../kernel/mailbox.ts'

/** How long the first sending, right after the response, has before a round retries it: its process may have ended. */
export const FIRST_ROUND_SECONDS = 60
/** How long a round has for a mail before another round takes it. */
export const ROUND_SECONDS = 300
/** The delay after each try that the mail server deferred; after the last, the mail has failed. */
const PUT_OFF_SECONDS = [60, 300, 1_800, 7_200]

/** A mail whose delivery is stored in a row, written in the transaction of its subject. */
export interface StoredSending {
  /** How many rounds have tried it. */
  readonly tries: number
  mail(): Promise<Mail>
  delivered(at: Date): Promise<unknown>
  failed(at: Date): Promise<unknown>
  /** A round retries it, not before then. */
  putOff(until: Date): Promise<unknown>
}

/**
 * Sends a mail and stores the result: delivered, failed, or deferred when the mail server says to retry.
 *
 * Refuses: rejects with the error, after storing the result.
 */
export async function sendStored(
  { mailbox, clock }: Pick<Services, 'mailbox' | 'clock'>,
  sending: StoredSending,
) {
  try {
    await mailbox.send(await sending.mail())
  } catch (fault) {
    const wait = fault instanceof MailDelayed ? PUT_OFF_SECONDS[sending.tries] : undefined
    await (wait === undefined ? sending.failed(clock.now()) : sending.putOff(secondsAfter(clock.now(), wait)))
    throw fault
  }
  await sending.delivered(clock.now())
}
