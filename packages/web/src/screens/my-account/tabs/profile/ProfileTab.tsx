import { calendarDateOf, displayName, formatCalendarDate } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { AccountTokens } from '../../../../di/tokens/account.ts'
import { useStore } from '../../../../di/use-store.ts'
import { ScopeList } from '../../../../parts/scopes/ScopeList.tsx'
import { FactList } from '../../../../ui/FactList.tsx'
import { Section } from '../../../../ui/Section.tsx'

/** The person who is signed in. Section 3, "Current user". */
export const ProfileTab = observer(() => {
  const { user } = useStore(AccountTokens.AccountStore)
  if (user == null) return null
  return (
    <>
      <Section heading="Your profile">
        <FactList
          facts={[
            { label: 'Name', value: displayName(user) },
            { label: 'E-mail', value: user.email },
            { label: 'Phone', value: user.phoneE164 ?? 'Not on record', isUnknown: user.phoneE164 === null },
            {
              label: 'Company',
              value: user.company?.legalName ?? 'Not on record',
              isUnknown: user.company?.legalName == null,
            },
            { label: 'Member since', value: formatCalendarDate(calendarDateOf(new Date(user.createdAt))) },
          ]}
        />
      </Section>
      <Section heading="What you may do">
        <ScopeList scopes={user.scopes} />
      </Section>
    </>
  )
})
