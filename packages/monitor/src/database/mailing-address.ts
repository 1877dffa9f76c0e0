/** The columns of the two addresses of a carrier. */
interface PhysicalColumns {
  readonly physical_street: string | null
  readonly physical_city: string | null
  readonly physical_state: string | null
  readonly physical_postal_code: string | null
  readonly physical_country: string | null
}
export interface MailingColumns {
  readonly mailing_street: string | null
  readonly mailing_city: string | null
  readonly mailing_state: string | null
  readonly mailing_postal_code: string | null
  readonly mailing_country: string | null
}

/** The street of a mailing address that is the physical one, as most are: its other columns are then null. */
const SAME = ''

const AS_PHYSICAL: MailingColumns = {
  mailing_street: SAME,
  mailing_city: null,
  mailing_state: null,
  mailing_postal_code: null,
  mailing_country: null,
}

const physicalAsMailing = (row: PhysicalColumns): MailingColumns => ({
  mailing_street: row.physical_street,
  mailing_city: row.physical_city,
  mailing_state: row.physical_state,
  mailing_postal_code: row.physical_postal_code,
  mailing_country: row.physical_country,
})

const NAMES = Object.keys(AS_PHYSICAL) as readonly (keyof MailingColumns)[]

/** A mailing address as it is stored beside a physical one. */
export const storedMailing = (physical: PhysicalColumns, mailing: MailingColumns): MailingColumns => {
  const other = physicalAsMailing(physical)
  const isStated = NAMES.some(name => mailing[name] !== null)
  return isStated && NAMES.every(name => mailing[name] === other[name]) ? AS_PHYSICAL : mailing
}

/** The mailing address of a stored row: its columns are read by this alone. */
export const mailingOf = (row: PhysicalColumns & MailingColumns): MailingColumns => {
  if (row.mailing_street === SAME) return physicalAsMailing(row)
  const { mailing_street, mailing_city, mailing_state, mailing_postal_code, mailing_country } = row
  return { mailing_street, mailing_city, mailing_state, mailing_postal_code, mailing_country }
}
