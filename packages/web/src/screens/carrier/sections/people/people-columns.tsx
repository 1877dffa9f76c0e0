import {
  type CarrierPerson,
  type Contact,
  phoneText,
  type Redactable,
  redactableText,
  sinceText,
  statusText,
} from '@fairhaul/core'
import type { ReactNode } from 'react'
import { CopyText } from '../../../../ui/CopyText.tsx'
import { EmailText } from '../../../../ui/EmailText.tsx'
import { Lock } from '../../../../ui/Lock.tsx'
import type { Column } from '../../../../ui/table-model.ts'
import shared from '../sections.module.css'
import styles from './PeopleSection.module.css'

const NotOnRecord = () => <span className={shared['unknown']}>not on record</span>

export const Phone = ({ of, phone }: { readonly of: string; readonly phone: string | null }) => {
  const text = phoneText(phone) ?? phone
  return text === null ? <NotOnRecord /> : <CopyText label={`phone${of}`} text={text} />
}

export const Email = ({ of, email }: { readonly of: string; readonly email: string | null }) =>
  email === null ? (
    <NotOnRecord />
  ) : (
    <CopyText label={`e-mail${of}`} text={email} highlight={<EmailText email={email} />} />
  )

const WHY_HIDDEN = {
  redacted: 'The carrier hides it from brokers. It is on record.',
  masked: 'Shown in full to users with the Onboarding, Compliance, or Admin permission.',
} as const

/** A field that may be hidden or masked, which looks unlike one that is not on record. */
const Field = ({ it, shown }: { readonly it: Redactable; readonly shown: (value: string) => ReactNode }) => {
  if (it.kind === 'shown') return shown(it.value)
  if (it.kind === 'not-on-record') return <NotOnRecord />
  return (
    <span className={styles['hidden']} title={WHY_HIDDEN[it.kind]}>
      <Lock />
      {redactableText(it)}
    </span>
  )
}

const nameOf = ({ name }: CarrierPerson): string => (name.kind === 'shown' ? ` of ${name.value}` : '')

/** Who acts for the carrier on the portal: role, how they are reached, and since when. */
export const PEOPLE_COLUMNS: readonly Column<CarrierPerson>[] = [
  {
    key: 'name',
    header: 'Name',
    sticky: true,
    cell: ({ name }) => <Field it={name} shown={value => value} />,
  },
  { key: 'role', header: 'Role', cell: statusText },
  {
    key: 'phone',
    header: 'Phone',
    cell: person => <Field it={person.phone} shown={phone => <Phone of={nameOf(person)} phone={phone} />} />,
  },
  {
    key: 'email',
    header: 'E-mail',
    cell: person => <Field it={person.email} shown={email => <Email of={nameOf(person)} email={email} />} />,
  },
  { key: 'since', header: 'Since', cell: sinceText },
]

/** The contacts of the directory, and where each was found. */
export const CONTACT_COLUMNS: readonly Column<Contact>[] = [
  {
    key: 'name',
    header: 'Name',
    sticky: true,
    cell: ({ name, title }) => (
      <span className={styles['lines']}>
        {name ?? <NotOnRecord />}
        {title !== null && <span className={styles['note']}>{title}</span>}
      </span>
    ),
  },
  {
    key: 'phone',
    header: 'Phone',
    cell: ({ name, phone }) => <Phone of={` of ${name ?? 'this contact'}`} phone={phone} />,
  },
  {
    key: 'email',
    header: 'E-mail',
    cell: ({ name, email }) => <Email of={` of ${name ?? 'this contact'}`} email={email} />,
  },
  { key: 'source', header: 'Found in', cell: ({ source }) => source },
]
