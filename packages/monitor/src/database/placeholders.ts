/** Words that stand where nothing is known, or where what stands elsewhere was not repeated. */
const NOTHING =
  'NONE NO NOT NA NULL NIL UNKNOWN UNK UNAVAILABLE AVAILABLE APPLICABLE PROVIDED LISTED KNOWN GIVEN ONFILE ONRECORD SAMEAS SAME ABOVE BELOW TBD TBA TOBEDETERMINED PENDING TEST TESTING BLANK X'

const NAMES =
  'OWNER OPERATOR PRESIDENT VICE MANAGER MANAGING GENERAL MEMBER SOLE PROPRIETOR SECRETARY TREASURER CEO CFO COO CHIEF EXECUTIVE FINANCIAL OPERATING OFFICER COMPANY CORPORATE DIRECTOR PARTNER DISPATCH DISPATCHER SAFETY OFFICE CONTACT PERSON NAME REGISTERED AGENT AUTHORIZED REPRESENTATIVE JOHNDOE JANEDOE'

const STREETS =
  'GENERALDELIVERY GENDELIVERY GENDEL HOMELESS TRANSIENT ADDRESS STREET PERMANENT FIXED MAILING PHYSICAL BUSINESS LOCATION POSTOFFICEBOX POBOX POB BOX'

const MAILBOXES =
  'none no(?:ne)?e?mail(?:address)? not?(?:available|applicable|provided|listed|known|given|sure) unknown unavailable null nil'
const MAIL_DOMAINS = 'none noe?mail(?:address)? not?(?:available|applicable|provided) unknown unavailable'
/** On both sides of the @. */
const MAIL_TWICE = 'test na n no email mail abc xyz asdf x'

const oneOf = (terms: string): string => `(?:${terms.split(' ').join('|')})`

/**
 * What is written where nothing is known, as patterns that this server and its database read alike: names and streets in
 * capital letters and digits alone, e-mails in small letters without the dots, dashes and underscores before the @.
 *
 * Such a value is not on record, and no two carriers share it. A street with a digit is none, nor is a name with any other
 * word. Choice: an agency's clerk and a carrier write these; no list is complete. After a change a
 * migration makes the keys (`baseline/keys.ts`) and their indexes again.
 */
export const PLACEHOLDERS = {
  name: `^(?:${[...NOTHING.split(' '), ...NAMES.split(' ')].join('|')})+$`,
  street: `^(?:${[...NOTHING.split(' '), ...STREETS.split(' ')].join('|')})+$`,
  email: `^${oneOf(MAILBOXES)}[0-9]*@|@${oneOf(MAIL_DOMAINS)}[.]|^${oneOf(
    MAIL_TWICE.split(' ')
      .map(word => `${word}@${word}`)
      .join(' '),
  )}[.]`,
} as const

const patterns = {
  name: new RegExp(PLACEHOLDERS.name),
  street: new RegExp(PLACEHOLDERS.street),
  email: new RegExp(PLACEHOLDERS.email),
}

const bare = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Whether a name of a person stands for none. */
export const isPlaceholderName = (name: string): boolean => patterns.name.test(bare(name))

/** Whether a street stands for none: GENERAL DELIVERY, or a box without its number. */
export const isPlaceholderStreet = (street: string): boolean =>
  !/\d/.test(street) && patterns.street.test(bare(street))

/** Whether an e-mail address, in small letters, stands for none. */
export const isPlaceholderEmail = (email: string): boolean => {
  const at = email.lastIndexOf('@')
  return patterns.email.test(`${email.slice(0, at).replaceAll(/[._-]/g, '')}${email.slice(at)}`)
}
