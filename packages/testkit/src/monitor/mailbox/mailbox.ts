/** A message to one person. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The one-time code that it brings; null for any other message. */
  readonly code: string | null
  readonly sent_at: Date
}

/** The mail server asks for patience, or is not there just now: the same message may go through later. */
export class MailDelayed extends Error {}

/** Where messages go. */
export interface Mailbox {
  /** Refuses: MailDelayed when it makes sense to try again; any other fault is for good. */
  send(mail: Mail): Promise<void>
  /** What was sent, newest first; null when it left this machine and is not for the operator to read. */
  newest(): Promise<readonly Mail[] | null>
}
