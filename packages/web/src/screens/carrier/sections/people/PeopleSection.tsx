import { directoryPath, phoneText } from '@fairhaul/core'
import { Link } from '../../../../di/Link.tsx'
import { BrowserTokens } from '../../../../di/tokens.ts'
import { useStore } from '../../../../di/use-store.ts'
import { CopyText } from '../../../../ui/CopyText.tsx'
import { EmailText } from '../../../../ui/EmailText.tsx'
import { Card } from '../../../../ui/Section.tsx'
import { linkClass } from '../../../../ui/TextLink.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import styles from '../sections.module.css'

const NotOnRecord = () => <span className={styles['unknown']}>not on record</span>

const Phone = ({ label, phone }: { readonly label: string; readonly phone: string | null }) => {
  const text = phoneText(phone) ?? phone
  return text === null ? <NotOnRecord /> : <CopyText label={label} text={text} />
}

const Email = ({ label, email }: { readonly label: string; readonly email: string | null }) =>
  email === null ? (
    <NotOnRecord />
  ) : (
    <CopyText label={label} text={email} highlight={<EmailText email={email} />} />
  )

/** The contacts of the carrier, with the source of each. */
export const PeopleSection = ({ id, name, carrier }: ProfilePartProps) => {
  const { phone, email, contacts, isFullProfile } = carrier
  const { showsDirectory } = useStore(BrowserTokens.PageConfiguration).toggles
  return (
    <Card
      id={id}
      heading={name}
      actions={
        isFullProfile &&
        showsDirectory && (
          <Link to={directoryPath({ carrierId: carrier.id })} className={linkClass}>
            See the directory
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
                <Phone label="phone" phone={phone} />
              </dd>
            </div>
            <div>
              <dt>E-mail</dt>
              <dd>
                <Email label="e-mail" email={email} />
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
                      <th scope="row">{contact.name ?? <NotOnRecord />}</th>
                      <td>{contact.title ?? ''}</td>
                      <td>
                        <Phone label={`phone of ${contact.name ?? 'this contact'}`} phone={contact.phone} />
                      </td>
                      <td>
                        <Email label={`e-mail of ${contact.name ?? 'this contact'}`} email={contact.email} />
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
        <p className={styles['none']}>Contacts are in the full profile.</p>
      )}
    </Card>
  )
}
