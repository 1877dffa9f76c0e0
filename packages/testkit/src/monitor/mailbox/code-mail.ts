import type { Mail } from './mailbox.ts'

/** The message that brings a one-time code. The subject names the code, so that a notification is enough. */
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
