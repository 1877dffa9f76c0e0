import type { MonitorConfig } from '../../kernel/config.ts'
import type { Mail } from '../../kernel/mailbox.ts'
import { CODE_DIGITS } from './sign-in-limits.ts'
import { portalLink } from '../portal-link.ts'

/** A code as it is read out: a long one in groups of four digits. */
const inGroups = (code: string) => (code.length > CODE_DIGITS ? code.replaceAll(/\d{4}(?=\d)/g, '$& ') : code)

/** When and where a code works. */
const usageOf = (code: string) =>
  code.length > CODE_DIGITS
    ? 'It works once, for 10 minutes, in a browser that asked for it. It is this long because someone keeps asking for codes for this address, or guessing them. They do not see yours.'
    : 'It works once, for 10 minutes, in the browser that asked for it.'

/** The message with a one-time code. The subject names the code, so that a notification is enough. */
export const codeMail = ({ to, code, sentAt }: { to: string; code: string; sentAt: Date }): Mail => ({
  to,
  code,
  subject: `${inGroups(code)} is your sign-in code`,
  text: [
    `Your sign-in code is ${inGroups(code)}.`,
    usageOf(code),
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
  subject: `${inGroups(code)} is your sign-up code`,
  text: [
    isKnown
      ? `You already have an account. Your sign-in code is ${inGroups(code)}.`
      : `Your sign-up code is ${inGroups(code)}.`,
    `${usageOf(code)} Or open this link in that browser:`,
    portalLink(config, `sign-up/code?${new URLSearchParams({ email: to, code })}`, brand),
    'If you did not ask for this code, you can ignore this e-mail.',
  ].join('\n'),
  sent_at: sentAt,
})
