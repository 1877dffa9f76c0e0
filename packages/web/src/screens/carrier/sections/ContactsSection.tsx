import { directoryPath } from '@fairhaul/core'
import { Link } from '../../../di/Link.tsx'
import { BrowserTokens } from '../../../di/tokens.ts'
import { useStore } from '../../../di/use-store.ts'
import { CopyText } from '../../../ui/CopyText.tsx'
import { Card } from '../../../ui/Section.tsx'
import { linkClass } from '../../../ui/TextLink.tsx'
import type { CarrierSectionProps } from './section-props.ts'
import styles from './sections.module.css'

const Copied = ({ label, text }: { readonly label: string; readonly text: string | null }) =>
  text === null ? (
    <span className={styles['unknown']}>not on record</span>
  ) : (
    <CopyText label={label} text={text} />
  )

/** The contacts of the carrier, with the source of each. */
export const ContactsSection = ({ id, carrier }: CarrierSectionProps) => {
  const { phone, email, contacts, isFullProfile } = carrier
  const { showsDirectory } = useStore(BrowserTokens.PageConfiguration).toggles
  return (
    <Card
      id={id}
      heading="Contacts"
      actions={
        isFullProfile &&
        showsDirectory && (
          <Link to={directoryPath({ carrierId: carrier.id })} className={linkClass}>
            Everyone in the directory
          </Link>
        )
      }
    >
      {isFullProfile ? (
        <>
          <dl className={styles['facts']}>
            <div>
              <dt>Phone</dt>
              <dd>
                <Copied label="phone" text={phone} />
              </dd>
            </div>
            <div>
              <dt>E-mail</dt>
              <dd>
                <Copied label="e-mail" text={email} />
              </dd>
            </div>
          </dl>
          {contacts.length > 0 && (
            <div className={styles['wide']}>
              <table className={styles['table']}>
                <caption>People</caption>
                <thead>
                  <tr>
                    <th scope="col">Name</th>
                    <th scope="col">Title</th>
                    <th scope="col">Phone</th>
                    <th scope="col">E-mail</th>
                    <th scope="col">Found in</th>
                  </tr>
                </thead>
                <tbody>
                  {contacts.map(contact => (
                    <tr key={JSON.stringify(contact)}>
                      <th scope="row">
                        {contact.name ?? <span className={styles['unknown']}>not on record</span>}
                      </th>
                      <td>{contact.title ?? ''}</td>
                      <td>
                        <Copied label={`phone of ${contact.name ?? 'this contact'}`} text={contact.phone} />
                      </td>
                      <td>
                        <Copied label={`e-mail of ${contact.name ?? 'this contact'}`} text={contact.email} />
                      </td>
                      <td>{contact.source}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </>
      ) : (
        <p className={styles['none']}>Contacts belong to the full profile.</p>
      )}
    </Card>
  )
}
