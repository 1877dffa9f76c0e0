import { normalEmail } from '../../shared/normal-contact.ts'

/** Mail services at which everyone can open an address. Choice: the usual ones; no list is complete. */
const PUBLIC_MAIL: ReadonlySet<string> = new Set([
  'aol.com',
  'att.net',
  'bellsouth.net',
  'comcast.net',
  'gmail.com',
  'gmx.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'sbcglobal.net',
  'verizon.net',
  'yahoo.com',
  'ymail.com',
])

/**
 * The domain of an e-mail address, in lower case. Empty: null without one. Source: section 3, "Identity check".
 */
export const mailDomain = (email: string | null): string | null => {
  const domain =
    normalEmail(email ?? '')
      ?.split('@')
      .at(-1) ?? ''
  return email?.includes('@') === true && domain.includes('.') ? domain : null
}

/** Whether everyone can open an address of this domain, so that it says nothing about a carrier. */
export const isPublicMail = (domain: string): boolean => PUBLIC_MAIL.has(domain)

/**
 * The domain in a typed website: `https://www.eaglemesa.example/contact` is `eaglemesa.example`.
 *
 * Empty: null for a text that is no address of a website, and for an e-mail address.
 * Source: section 3, "Identity check".
 */
export const websiteDomain = (typed: string): string | null => {
  const text = typed.trim().toLowerCase()
  const [host = ''] = text.replace(/^https?:\/\//, '').split(/[/?#:]/)
  const domain = host.replace(/^www\./, '')
  return !text.includes('@') && /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}$/u.test(domain) ? domain : null
}
