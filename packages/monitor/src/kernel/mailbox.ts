/** A file that goes with a message. */
export interface MailAttachment {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** A message to one person. */
export interface Mail {
  /** The same in every attempt, so that a mail server that took it before can tell. Missing: a new one for each send. */
  readonly id?: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same as HTML, with all text from others escaped. Left out: plain text only. */
  readonly html?: string
  /** Files that go with it. */
  readonly attachments?: readonly MailAttachment[]
  /** The one-time code in it; null for any other message. */
  readonly code: string | null
  readonly sent_at: Date
}

/** The mail server defers the message, or is away: the same message may be accepted later. */
export class MailDelayed extends Error {}

/** Sends messages. */
export interface Mailbox {
  /** Refuses: MailDelayed when a retry makes sense; any other error is final. */
  send(mail: Mail): Promise<void>
  /** The sent messages, newest first; null when they left this machine and are not for the operator to read. */
  newest(): Promise<readonly Mail[] | null>
}
