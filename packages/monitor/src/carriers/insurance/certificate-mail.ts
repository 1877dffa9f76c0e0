import type { Mail } from '../../kernel/mailbox.ts'
import { oneLine } from '../../platform/mailbox/one-line.ts'

/** An address on record that mail can be sent to. Empty: null for none, and for text that is not a single address. */
export const agentAddress = (email: string | null): string | null => {
  const address = email?.trim() ?? ''
  return address.length <= 254 &&
    /^[^\s@,;:<>"()[\]\\]+@[^\s@,;:<>"()[\]\\]+\.[^\s@,;:<>"()[\]\\]+$/.test(address)
    ? address
    : null
}

interface CertificateLetter {
  readonly to: string
  readonly policy: {
    readonly legal_name: string | null
    readonly policy_number: string | null
    readonly insurer: string | null
    readonly agent_name: string | null
  }
  /** The requesting company, and the user who receives the certificate. */
  readonly company: string
  readonly person: { readonly name: string; readonly email: string }
  readonly sentAt: Date
}

/** The e-mail that asks an insurance agent for a certificate. It has no link, as agents have no account. */
export const certificateMail = ({ to, policy, company, person, sentAt }: CertificateLetter): Mail => {
  const carrier = oneLine(policy.legal_name)
  const number = oneLine(policy.policy_number)
  const insurer = oneLine(policy.insurer)
  const greeting = oneLine(policy.agent_name)
  return {
    to,
    code: null,
    subject: `Certificate of insurance for ${carrier}`,
    text: [
      greeting === '' ? 'Hello,' : `Hello ${greeting},`,
      '',
      `${oneLine(company)} requests a certificate of insurance for the motor truck cargo policy of ${carrier}.`,
      ...(number === '' ? [] : [`Policy number: ${number}`]),
      ...(insurer === '' ? [] : [`Insurer: ${insurer}`]),
      `Certificate holder: ${oneLine(company)}`,
      '',
      `Please send it to ${oneLine(person.name)} at ${person.email}.`,
    ].join('\n'),
    sent_at: sentAt,
  }
}
