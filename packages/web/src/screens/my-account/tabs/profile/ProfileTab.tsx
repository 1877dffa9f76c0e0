import {
  accountTabPath,
  type CurrentUser,
  calendarDateOf,
  formatCalendarDate,
  mayManageUsers,
  phoneText,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../../../di/Link.tsx'
import { AccountTokens } from '../../../../di/tokens.ts'
import { useStore } from '../../../../di/use-store.ts'
import { ScopeList } from '../../../../parts/scopes/ScopeList.tsx'
import { FactList, type ListedFact } from '../../../../ui/FactList.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { linkClass } from '../../../../ui/TextLink.tsx'
import { NamesForm } from './NamesForm.tsx'
import styles from './ProfileTab.module.css'

/** The profile of the signed-in user. Section 3, "Current user". */
export const ProfileTab = observer(() => {
  const { user } = useStore(AccountTokens.AccountStore)
  if (user == null) return null
  return (
    <div className={styles['profile']}>
      <div className={styles['side']}>
        <Section heading="Your name">
          <NamesForm />
        </Section>
        <Section heading="Contact information">
          <FactList facts={factsOf(user)} />
        </Section>
      </div>
      <Section heading="Your permissions">
        {user.scopes.length === 0 ? (
          <p>You can view and search. An admin at your company can give you more.</p>
        ) : (
          <ScopeList scopes={user.scopes} />
        )}
        <p className={styles['note']}>
          {mayManageUsers(user) ? (
            <>
              Change them under{' '}
              <Link to={accountTabPath('users', { search: user.email, user: user.id })} className={linkClass}>
                Users
              </Link>
              .
            </>
          ) : (
            'An admin at your company can change it.'
          )}
        </p>
      </Section>
    </div>
  )
})

const NOT_ON_RECORD = 'Not on record'

const factsOf = (user: CurrentUser): readonly ListedFact[] => [
  {
    label: 'E-mail',
    value: user.email,
    note: 'You sign in with it. To change it, an admin invites the new address and removes this one.',
  },
  {
    label: 'Phone',
    value: phoneText(user.phoneE164) ?? NOT_ON_RECORD,
    isUnknown: phoneText(user.phoneE164) === null,
    note: 'To change it, contact support.',
  },
  {
    label: 'Company',
    value: user.company?.legalName ?? NOT_ON_RECORD,
    isUnknown: user.company?.legalName == null,
  },
  { label: 'Member since', value: formatCalendarDate(calendarDateOf(new Date(user.createdAt))) },
]
