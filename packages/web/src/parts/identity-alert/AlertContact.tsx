import { type IdentityAlert, phoneText } from '@fairhaul/core'
import { CopyText } from '../../ui/CopyText.tsx'
import { EmailText } from '../../ui/EmailText.tsx'
import styles from './identity-alert.module.css'

type Contact = Pick<IdentityAlert, 'email' | 'phone' | 'phoneE164'>

/** The contact that was used. Empty: nothing, as of an alert of the watchdog. */
export const AlertContact = ({ alert: { email, phone, phoneE164 } }: { readonly alert: Contact }) => {
  if (email === null && phone === null) return null
  const number = phoneText(phoneE164 ?? phone) ?? phone
  return (
    <span className={styles['contact']}>
      {email !== null && (
        <CopyText label="e-mail address" text={email} highlight={<EmailText email={email} />} />
      )}
      {number !== null && <CopyText label="phone number" text={number} />}
    </span>
  )
}
