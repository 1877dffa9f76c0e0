import { createHmac, randomBytes } from 'node:crypto'

const SECRET_BYTES = 32
const PREFIX = 'whsec_'

/** A new secret, in the form of Standard Webhooks: `whsec_` and 32 random bytes in Base64. */
export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64')

/** What is signed. */
export interface Message {
  readonly id: string
  readonly at: Date
  readonly body: string
}

const secondsOf = (at: Date): string => String(Math.floor(at.getTime() / 1000))

const signature = (secret: string, { id, at, body }: Message): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(`${id}.${secondsOf(at)}.${body}`)
    .digest('base64')}`

/**
 * The headers of a message by the scheme of Standard Webhooks: an HMAC-SHA256 over its id, time and body by each secret,
 * the newest first, so that a receiver that has either can tell that it is from here.
 */
export const signedHeaders = (message: Message, secrets: readonly string[]) => ({
  'webhook-id': message.id,
  'webhook-timestamp': secondsOf(message.at),
  'webhook-signature': secrets.map(secret => signature(secret, message)).join(' '),
})
