import type { MonitorConfig } from '../config.ts'
import type { Mail } from './mailbox.ts'
import { portalLink } from './portal-link.ts'

/** The message with a one-time code. The subject names the code, so that a notification is enough. */
export const codeMail = ({ to, code, sentAt }: { to: string; code: string; sentAt: Date }): Mail => ({
  to,
  code,
  subject: `${code} is your sign-in code`,
  text: [
    `Your code for signing in is ${code}.`,
    'It works once, for 10 minutes, in the browser that asked for it.',
    'If you did not ask for it, you need do nothing.',
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
    isKnown
      ? `You have an account already. Your code for signing in to it is ${code}.`
      : `Your code for signing up is ${code}.`,
    'It works once, for 10 minutes, in the browser that asked for it. You may also follow this link there:',
    portalLink(config, `sign-up/code?${new URLSearchParams({ email: to, code })}`, brand),
    'If you did not ask for it, you need do nothing.',
  ].join('\n'),
  sent_at: sentAt,
})
