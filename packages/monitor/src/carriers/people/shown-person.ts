import type { TableRow } from '../../database/schema.ts'

type Person = Pick<TableRow<'carrier_people'>, 'name' | 'phone_e164' | 'email' | 'hides'>

/** A person as brokers see them: hidden values are null, as if they were not on record. */
export const shownPerson = ({ name, phone_e164, email, hides }: Person) => ({
  name: hides.includes('name') ? null : name,
  phone: hides.includes('phone') ? null : phone_e164,
  email: hides.includes('email') ? null : email,
})

/** The values on record that a person hides. */
export const hiddenOf = ({ name, phone_e164, email, hides }: Person) => {
  const values = { name, phone: phone_e164, email }
  return (['name', 'phone', 'email'] as const).filter(
    field => values[field] !== null && hides.includes(field),
  )
}

/** The text in place of a hidden value. */
const HIDDEN = 'redacted'

/** Who sees phones and addresses of a carrier's people in full. */
const SEEING_IN_FULL = ['onboarding', 'compliance', 'manage_users']

export const seesPeopleInFull = (scopes: readonly string[]): boolean =>
  SEEING_IN_FULL.some(scope => scopes.includes(scope))

/** The last two digits of a phone. */
const maskedPhone = (phone: string): string => `•••• ${phone.slice(-2)}`

/** The first letter and the domain of an address; one without a domain is hidden. */
const maskedEmail = (email: string): string => {
  const [first = ''] = email
  const domain = email.split('@').at(-1) ?? ''
  return email.includes('@') ? `${first}•••@${domain}` : HIDDEN
}

/**
 * The same, with hidden values distinguished from values that are not on record, and phones and addresses masked for
 * a caller who may not see them in full.
 */
export const redactedPerson = ({ name, phone_e164, email, hides }: Person, isInFull: boolean) => {
  const redacted = (
    field: Person['hides'][number],
    value: string | null,
    mask: (value: string) => string,
  ): string | null => {
    if (value === null) return null
    if (hides.includes(field)) return HIDDEN
    return isInFull ? value : mask(value)
  }
  return {
    name: redacted('name', name, text => text),
    phone: redacted('phone', phone_e164, maskedPhone),
    email: redacted('email', email, maskedEmail),
  }
}
