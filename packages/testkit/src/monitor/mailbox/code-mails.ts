import type { MonitorConfig } from '../config.ts'
import type { Mail } from './mailbox.ts'
import { portalLink } from './portal-link.ts'

/** The message with a one-time code. The subject names the code, so that a notification is enough. */
export const codeMail = ({ to, code, sentAt }: { to: string; code: string; sentAt: Date }): Mail => ({
  to,
  code,
  subject: `${code} is your sign-in code`,
  text: [
    `Your sign-in code is ${code}.`,
    'It works once, for 10 minutes, in the browser that asked for it.',
    'If you did not ask for this code, you can ignore this e-mail.',
  ].join('\n'),
  sent_at: sentAt,
})

/**
 * The message with the code of a new user, and a link that contains it.
 *
 * `isKnown`: the address already has an account. Only this message to its owner says so.
 */
export const signUpMail = ({
  to,
  code,
  isKnown,
  brand,
  sentAt,
  config,
}: {
  readonly to: string
  readonly code: string
  readonly isKnown: boolean
  readonly brand: 'main' | 'watchdog'
  readonly sentAt: Date
  readonly config: MonitorConfig
}): Mail => ({
  to,
  code,
  subject: `${code} is your sign-up code`,
  text: [
    isKnown ? `You already have an account. Your sign-in code is ${code}.` : `Your sign-up code is ${code}.`,
    'It works once, for 10 minutes, in the browser that asked for it. Or open this link in that browser:',
    portalLink(config, `sign-up/code?${new URLSearchParams({ email: to, code })}`, brand),
    'If you did not ask for this code, you can ignore this e-mail.',
  ].join('\n'),
  sent_at: sentAt,
})
