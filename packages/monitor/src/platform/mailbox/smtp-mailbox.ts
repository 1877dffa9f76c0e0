import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { type Mailbox, MailDelayed } from '../../kernel/mailbox.ts'

/** The longest wait for a mail server: a user who waits for a code gives up by then. */
const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** One immediate retry is not enough for a server that restarts; a user waits no longer than this for a code. */
const AGAIN_AFTER_MS = [1_000, 4_000]

/** How long the server is waited for, and when a deferred mail is sent again. */
interface Pace {
  readonly againAfterMs: readonly number[]
  readonly limits: typeof LIMITS
}

const IN_TERMS: Readonly<Record<string, string>> = {
  EAUTH: 'refused the user or the password',
  EENVELOPE: 'refused the address',
  EMESSAGE: 'refused the message',
}

const smtpError = (fault: unknown) => {
  const { code, responseCode } = fault as { code?: unknown; responseCode?: unknown }
  return {
    code: typeof code === 'string' ? code : 'unknown',
    status: typeof responseCode === 'number' ? responseCode : null,
  }
}

/** A 5xx and a refused password are final; a 4xx, or no response, is not. */
const asFault = (fault: unknown): Error => {
  const { code, status } = smtpError(fault)
  const what = `The mail server ${IN_TERMS[code] ?? 'could not be reached or broke off'} (${code}, ${status ?? 'no status'}).`
  const isForGood = status === null ? code in IN_TERMS : status >= 500
  return isForGood ? new Error(what) : new MailDelayed(what)
}

/**
 * Sends mails by SMTP. They are neither stored, printed nor shown here. A deferred mail is retried twice within
 * seconds, under the same Message-ID: a connection that breaks after the message may have delivered it, and the
 * receiver then knows it. A password is sent over TLS only: without `smtps` the server must offer STARTTLS.
 *
 * Refuses: an error that names a status and no address; MailDelayed when a retry makes sense.
 */
export function smtpMailbox(
  url: string,
  from: string,
  { againAfterMs = AGAIN_AFTER_MS, limits = LIMITS }: Partial<Pace> = {},
): Mailbox {
  const { username, hostname } = new URL(url)
  const transport = createTransport({ url, ...limits, requireTLS: username !== '' })
  return {
    send: async ({ id = randomUUID(), to, subject, text, html, attachments = [] }) => {
      for (let tries = 0; ; tries += 1) {
        try {
          // As an object, so that no address is parsed as a list of addresses.
          await transport.sendMail({
            from,
            to: { name: '', address: to },
            subject,
            text,
            messageId: `<${id}@${hostname}>`,
            ...(html && { html }),
            attachments: attachments.map(({ name, type, bytes }) => ({
              filename: name,
              contentType: type,
              content: Buffer.from(bytes),
            })),
          })
          return
        } catch (thrown) {
          const fault = asFault(thrown)
          const wait = againAfterMs[tries]
          if (wait === undefined || !(fault instanceof MailDelayed)) throw fault
          await pause(wait)
        }
      }
    },
    newest: async () => null,
  }
}
