import type { Mail } from '../mailbox/mailbox.ts'

const LINE_MAX = 200

/** What others wrote, as part of one line of a letter: no line breaks, no signs that steer, not too long. */
const line = (text: string | null): string =>
  (text ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, LINE_MAX)

/** An address that mail can be sent to, as it is on record. Empty: null for none, and for what is no single address. */
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
  /** Who asks, and where the certificate is sent. */
  readonly company: string
  readonly person: { readonly name: string; readonly email: string }
  readonly sentAt: Date
}

/** The letter that asks an insurance agent for a certificate. It has no link: an agent has no account here. */
export const certificateMail = ({ to, policy, company, person, sentAt }: CertificateLetter): Mail => {
  const carrier = line(policy.legal_name)
  const number = line(policy.policy_number)
  const insurer = line(policy.insurer)
  const greeting = line(policy.agent_name)
  return {
    to,
    code: null,
    subject: `Certificate of insurance for ${carrier}`,
    text: [
      greeting === '' ? 'Hello,' : `Hello ${greeting},`,
      '',
      `${line(company)} asks for a certificate of insurance for the motor truck cargo policy of ${carrier}.`,
      ...(number === '' ? [] : [`Policy number: ${number}`]),
      ...(insurer === '' ? [] : [`Insurer: ${insurer}`]),
      `Certificate holder: ${line(company)}`,
      '',
      `Please send it to ${line(person.name)} at ${person.email}.`,
    ].join('\n'),
    sent_at: sentAt,
  }
}
