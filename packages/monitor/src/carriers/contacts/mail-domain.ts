import { PUBLIC_MAIL } from '../../database/public-mail.ts'

/** Whether everyone can open an address there. */
export const isPublicMail = (domain: string): boolean => PUBLIC_MAIL.includes(domain)

/** The domain of an e-mail address in lower case. Null: it has none. */
export const mailDomain = (email: string): string | null => {
  const [, ...parts] = email.split('@')
  const domain = parts.at(-1) ?? ''
  return domain.includes('.') ? domain : null
}
