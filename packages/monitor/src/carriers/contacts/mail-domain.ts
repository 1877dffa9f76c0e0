/** Mail services at which everyone can open an address, so that the domain says nothing about a carrier. */
export const PUBLIC_MAIL: readonly string[] = [
  ...['aol.com', 'att.net', 'bellsouth.net', 'comcast.net', 'gmail.com', 'gmx.com', 'hotmail.com'],
  ...['icloud.com', 'live.com', 'mail.com', 'me.com', 'msn.com', 'outlook.com', 'proton.me'],
  ...['protonmail.com', 'sbcglobal.net', 'verizon.net', 'yahoo.com', 'ymail.com'],
]

export const isPublicMail = (domain: string): boolean => PUBLIC_MAIL.includes(domain)

/** The domain of an e-mail address in lower case. Null: it has none. */
export const mailDomain = (email: string): string | null => {
  const [, ...parts] = email.split('@')
  const domain = parts.at(-1) ?? ''
  return domain.includes('.') ? domain : null
}
