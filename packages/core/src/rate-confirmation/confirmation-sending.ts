import type { LoadId } from '../load/load.ts'
import { exactTime } from '../shared/times.ts'

/** Who accepted a rate confirmation, and from where. Source: section 4, "Sent rate confirmation". */
export interface ConfirmationAcceptance {
  /** An instant. */
  readonly at: string
  /** The name that the person at the carrier gave. */
  readonly by: string
  /** The address of that person's device on the internet. */
  readonly from: string
}

/** How far a rate confirmation that was sent from here has come. Source: section 4, "Sent rate confirmation". */
export interface ConfirmationSending {
  /** When the mail server took it. Null: not yet. Nothing more is known of its delivery. */
  readonly handedOverAt: string | null
  /** When the mail server refused it for good. Null: it did not. */
  readonly mailFailedAt: string | null
  readonly linkEndsAt: string
  /** Why it went to an address that is not safe to write to. Null: it is. */
  readonly addressReason: string | null
  /** SHA-256 of its document, in hexadecimal. */
  readonly pdfSha256: string
  readonly accepted: ConfirmationAcceptance | null
  readonly canceled: { readonly at: string; readonly reason: string | null } | null
}

/** A rate confirmation to send. Source: section 4, "Sent rate confirmation". */
export interface NewConfirmation {
  readonly loadId: LoadId
  readonly address: string
  /** The address again, with the reason, where it is not safe to write to. Null: it was not asked for. */
  readonly addressAgain: string | null
  readonly addressReason: string | null
  /** Why the load goes on although the gate says no. */
  readonly message: string | null
  /** US dollars. Null: the rate of the load. */
  readonly rateUsd: number | null
  readonly paymentDays: number | null
  readonly conditions: string | null
}

/** A line of what happened to one, with its tone. */
export interface SendingStep {
  readonly label: string
  readonly text: string
  readonly tone: 'pass' | 'fail' | 'incomplete' | 'plain'
}

interface Sent {
  readonly viewedAt: string | null
  readonly sending: ConfirmationSending | null
}

const mailStep = ({ handedOverAt, mailFailedAt, canceled }: ConfirmationSending): SendingStep => {
  const label = 'Mail'
  if (mailFailedAt !== null)
    return {
      label,
      text: `The mail server refused it, ${exactTime(mailFailedAt)}. No one has it.`,
      tone: 'fail',
    }
  if (handedOverAt !== null)
    return { label, text: `Handed over to the mail server, ${exactTime(handedOverAt)}.`, tone: 'plain' }
  return canceled === null
    ? { label, text: 'Waiting for the mail server.', tone: 'incomplete' }
    : { label, text: 'Never handed over.', tone: 'plain' }
}

const acceptedText = ({ at, by, from }: ConfirmationAcceptance): string =>
  `By ${by}, ${exactTime(at)}, from ${from}.`

/**
 * What happened to a rate confirmation that was sent from here, in the order in which it happens.
 *
 * `now`: an instant. Empty: one that was not sent from here. Source: section 4, "Sent rate confirmation".
 */
export const sendingSteps = ({ viewedAt, sending }: Sent, now: string): readonly SendingStep[] => {
  if (sending === null) return []
  const { addressReason, accepted, canceled, linkEndsAt } = sending
  const isOver = accepted !== null || canceled !== null
  const ends: SendingStep =
    linkEndsAt <= now
      ? {
          label: 'Link',
          text: `Ended ${exactTime(linkEndsAt)}. Cancel it and send it again.`,
          tone: 'incomplete',
        }
      : { label: 'Link', text: `Ends ${exactTime(linkEndsAt)}.`, tone: 'plain' }
  return [
    mailStep(sending),
    ...(addressReason === null
      ? []
      : [
          {
            label: 'Address',
            text: `Not safe to write to, confirmed: ${addressReason}`,
            tone: 'incomplete' as const,
          },
        ]),
    viewedAt === null
      ? { label: 'Viewed', text: 'Not yet.', tone: 'plain' }
      : { label: 'Viewed', text: `${exactTime(viewedAt)}, with the code from their mailbox.`, tone: 'plain' },
    ...(accepted === null
      ? [{ label: 'Accepted', text: 'Not yet.', tone: 'plain' as const }]
      : [{ label: 'Accepted', text: acceptedText(accepted), tone: 'pass' as const }]),
    ...(isOver ? [] : [ends]),
    ...(canceled === null
      ? []
      : [
          {
            label: 'Canceled',
            text: `${exactTime(canceled.at)}${canceled.reason === null ? '.' : `: ${canceled.reason}`}`,
            tone: 'fail' as const,
          },
        ]),
  ]
}

/** Whether another one can be sent for its load: it was canceled, or was not sent from here. Source: section 4, "Sent rate confirmation". */
export const isOut = ({ sending }: Pick<Sent, 'sending'>): boolean =>
  sending !== null && sending.canceled === null

/** The state in a word or two, beside its status; null for one that was not sent from here. Source: section 4, "Sent rate confirmation". */
export const sendingWord = ({ viewedAt, sending }: Sent): Pick<SendingStep, 'text' | 'tone'> | null => {
  if (sending === null) return null
  if (sending.canceled !== null) return { text: 'Canceled', tone: 'fail' }
  if (sending.accepted !== null) return { text: 'Accepted', tone: 'pass' }
  if (sending.mailFailedAt !== null && viewedAt === null) return { text: 'Mail refused', tone: 'fail' }
  if (viewedAt !== null) return { text: 'Viewed', tone: 'plain' }
  return sending.handedOverAt === null
    ? { text: 'Sending', tone: 'incomplete' }
    : { text: 'Handed over', tone: 'plain' }
}
