import type { Mail } from '../../kernel/mailbox.ts'
import { oneLine } from '../../platform/mailbox/one-line.ts'

interface CodeLetter {
  readonly to: string
  readonly code: string
  /** The carrier for which the caller says to speak. */
  readonly carrier: string | null
  /** The company that requests it, and who. */
  readonly company: string
  readonly person: string
  readonly sentAt: Date
}

/** The e-mail with a code that the caller is to read back. It has no link, as carriers have no account here. */
export const checkCodeMail = ({ to, code, carrier, company, person, sentAt }: CodeLetter): Mail => {
  const who = `${oneLine(person)} of ${oneLine(company)}`
  return {
    to,
    code,
    subject: `${code} is the code for ${oneLine(company)}`,
    text: [
      'Hello,',
      '',
      `${who} is speaking with someone who calls for ${oneLine(carrier)}, and asks them to read this code aloud:`,
      '',
      code,
      '',
      `Read it to ${who} only, on the call that you are on now. It works once, for 10 minutes.`,
      'Do not read it to anyone else who calls, and do not forward this e-mail. If you are on no such call, someone may be using your name: keep the code to yourself.',
    ].join('\n'),
    sent_at: sentAt,
  }
}
