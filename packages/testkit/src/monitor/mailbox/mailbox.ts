/** A message with a one-time code. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly code: string
  readonly sent_at: Date
}

/** Where codes go. */
export interface Mailbox {
  send(mail: Mail): Promise<void>
  /** What was sent, newest first; null when it left this machine and is not for the operator to read. */
  newest(): Promise<readonly Mail[] | null>
}
