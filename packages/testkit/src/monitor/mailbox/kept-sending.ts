import { secondsAfter } from '../clock.ts'
import type { Services } from '../services.ts'
import { type Mail, MailDelayed } from './mailbox.ts'

/** How long the sending right behind an answer has before a round looks after it: it may have ended with its process. */
export const FIRST_ROUND_SECONDS = 60
/** How long a round has for a mail before another takes it. */
export const ROUND_SECONDS = 300
/** How long is waited after each try that the mail server put off; after the last, the mail has failed. */
const PUT_OFF_SECONDS = [60, 300, 1_800, 7_200]

/** A mail whose sending is kept in a row, written in the transaction of what it is about. */
export interface KeptSending {
  /** How many rounds have tried it. */
  readonly tries: number
  mail(): Promise<Mail>
  delivered(at: Date): Promise<unknown>
  failed(at: Date): Promise<unknown>
  /** To be tried again by a round, not before then. */
  putOff(until: Date): Promise<unknown>
}

/**
 * Sends a mail and keeps what became of it: delivered, failed, or put off while the mail server asks for patience.
 *
 * Refuses: rejects with what went wrong, once it is kept.
 */
export async function sendKept(
  { mailbox, clock }: Pick<Services, 'mailbox' | 'clock'>,
  sending: KeptSending,
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
