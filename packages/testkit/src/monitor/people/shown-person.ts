import type { Selectable } from 'kysely'
import type { CarrierPeopleTable } from '../database/tables/people-tables.ts'

type Person = Pick<Selectable<CarrierPeopleTable>, 'name' | 'phone_e164' | 'email' | 'hides'>

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

/** The same, with hidden values distinguished from values that are not on record. */
export const redactedPerson = ({ name, phone_e164, email, hides }: Person) => {
  const redacted = (field: Person['hides'][number], value: string | null) =>
    value !== null && hides.includes(field) ? HIDDEN : value
  return {
    name: redacted('name', name),
    phone: redacted('phone', phone_e164),
    email: redacted('email', email),
  }
}
