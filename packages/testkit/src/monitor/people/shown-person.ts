import type { Selectable } from 'kysely'
import type { CarrierPeopleTable } from '../database/tables/people-tables.ts'

type Person = Pick<Selectable<CarrierPeopleTable>, 'name' | 'phone_e164' | 'email' | 'hides'>

/** What a broker may know of a person: what they hide is null, as if it were not on record. */
export const shownPerson = ({ name, phone_e164, email, hides }: Person) => ({
  name: hides.includes('name') ? null : name,
  phone: hides.includes('phone') ? null : phone_e164,
  email: hides.includes('email') ? null : email,
})

/** What a person hides that is on record. */
export const hiddenOf = ({ name, phone_e164, email, hides }: Person) => {
  const values = { name, phone: phone_e164, email }
  return (['name', 'phone', 'email'] as const).filter(
    field => values[field] !== null && hides.includes(field),
  )
}

/** Stands for a value that is on record and hidden. Nothing of the value is in it. */
const HIDDEN = 'redacted'

/** The same, where hidden is values apart from not on record. */
export const redactedPerson = ({ name, phone_e164, email, hides }: Person) => {
  const redacted = (field: Person['hides'][number], value: string | null) =>
    value !== null && hides.includes(field) ? HIDDEN : value
  return {
    name: redacted('name', name),
    phone: redacted('phone', phone_e164),
    email: redacted('email', email),
  }
}
