import {
  accountText,
  type CarrierDetail,
  type CarrierPerson,
  type Contact,
  contactToUse,
  type DatedContact,
  directoryPath,
  formatCount,
  formatNumber,
  isOffered,
  PEOPLE_LIST_LABELS,
  PEOPLE_LISTS,
  peopleInList,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../../../di/Link.tsx'
import { AccountTokens, BrowserTokens } from '../../../../di/tokens.ts'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { useStore } from '../../../../di/use-store.ts'
import { useContactWindow } from '../../../../parts/contact-window.ts'
import { Loaded } from '../../../../parts/list/Loaded.tsx'
import { DataTable } from '../../../../ui/DataTable.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { linkClass } from '../../../../ui/TextLink.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import { QueryFact } from '../QueryFact.tsx'
import shared from '../sections.module.css'
import styles from './PeopleSection.module.css'
import { CONTACT_COLUMNS, Email, PEOPLE_COLUMNS, Phone } from './people-columns.tsx'
import type { PeopleStore } from './people-store.ts'

/** Who acts for the carrier: users and dispatchers of the portal, the contacts on record, and its own account. */
export const PeopleSection = observer(({ id, name, carrier }: ProfilePartProps) => {
  const store = useScreenStore<PeopleStore>()
  const { user } = useStore(AccountTokens.AccountStore)
  const { toggles } = useStore(BrowserTokens.PageConfiguration)
  const opensDirectory = user != null && isOffered(user, 'directory', toggles)
  return (
    <Section
      id={id}
      heading={name}
      variant="flush"
      note={store.people.value && formatCount(store.people.value.length, 'person', 'people')}
      actions={
        opensDirectory && (
          <Link to={directoryPath({ carrierId: carrier.id })} className={linkClass}>
            Open the directory
          </Link>
        )
      }
    >
      <dl className={`${shared['facts']} ${styles['inset']}`}>
        <div>
          <dt>Phone on record</dt>
          <dd>
            <Phone of="" phone={carrier.phone} /> <Caution carrier={carrier} kind="phone" />
          </dd>
        </div>
        <div>
          <dt>E-mail on record</dt>
          <dd>
            <Email of="" email={carrier.email} /> <Caution carrier={carrier} kind="email" />
          </dd>
        </div>
        <QueryFact
          query={store.accounts}
          label="Fairhaul account"
          fact={accounts => ({ text: accountText(store.accountIn(accounts)), tone: 'plain' })}
        />
      </dl>
      <h3 className={styles['heading']}>Users and dispatchers</h3>
      <div className={styles['list']}>
        <Loaded query={store.people} what="the users and dispatchers">
          {people =>
            people.length === 0 ? (
              <EmptyState
                title="No users or dispatchers on record"
                text="Call the carrier on the number that its identity check offers."
              />
            ) : (
              <Users store={store} people={people} />
            )
          }
        </Loaded>
      </div>
      <Contacts contacts={carrier.contacts} />
    </Section>
  )
})

/** Why the contact on file is not the one to use. Empty: nothing where it is. */
const Caution = ({ carrier, kind }: { readonly carrier: CarrierDetail; readonly kind: DatedContact }) => {
  const { avoided } = contactToUse(kind, carrier, useContactWindow())
  return avoided === null ? null : <span className={shared['unknown']}>{avoided.why}</span>
}

const Users = observer(
  ({ store, people }: { readonly store: PeopleStore; readonly people: readonly CarrierPerson[] }) => (
    <>
      <div className={styles['lists']} role="group" aria-label="Lists of people">
        {([null, ...PEOPLE_LISTS] as const).map(list => (
          <button
            key={list ?? 'all'}
            type="button"
            aria-pressed={store.list === list}
            className={styles['pill']}
            onClick={() => store.choose(list)}
          >
            {list === null ? 'All' : PEOPLE_LIST_LABELS[list]}
            <span className={styles['count']}>{formatNumber(peopleInList(people, list).length)}</span>
          </button>
        ))}
      </div>
      {store.shown.length === 0 ? (
        <p className={`${shared['none']} ${styles['inset']}`}>No one is in this list.</p>
      ) : (
        <DataTable
          caption="Users and dispatchers"
          columns={PEOPLE_COLUMNS}
          rows={store.shown}
          rowKey={rowKey}
          scroll="box"
          className={styles['box'] ?? ''}
        />
      )}
    </>
  ),
)

const rowKey = ({ id }: CarrierPerson): string => String(id)

const Contacts = ({ contacts }: Pick<CarrierDetail, 'contacts'>) => (
  <>
    <h3 className={styles['heading']}>Contacts on record</h3>
    {contacts.length === 0 ? (
      <p className={`${shared['none']} ${styles['inset']}`}>No contact on record</p>
    ) : (
      <DataTable
        caption="Contacts on record"
        columns={CONTACT_COLUMNS}
        rows={contacts}
        rowKey={contactKey}
        scroll="box"
        className={styles['box'] ?? ''}
      />
    )}
  </>
)

const contactKey = (contact: Contact): string => JSON.stringify(contact)
