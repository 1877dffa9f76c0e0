/**
 * Mail services at which everyone can open an address, so that the domain says nothing about a carrier. After a change a
 * migration makes `domain_reading` and its indexes again.
 */
export const PUBLIC_MAIL: readonly string[] = [
  ...['aol.com', 'att.net', 'bellsouth.net', 'comcast.net', 'gmail.com', 'gmx.com', 'hotmail.com'],
  ...['icloud.com', 'live.com', 'mail.com', 'me.com', 'msn.com', 'outlook.com', 'proton.me'],
  ...['protonmail.com', 'sbcglobal.net', 'verizon.net', 'yahoo.com', 'ymail.com'],
]
