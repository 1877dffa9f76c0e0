import { observer } from 'mobx-react-lite'
import { AccountTokens } from '../../../di/tokens.ts'
import { useStore } from '../../../di/use-store.ts'
import { useSignOut } from '../../../parts/blocked/use-sign-out.ts'
import { NoticePage } from '../../../parts/notice-page/NoticePage.tsx'
import { Button } from '../../../ui/Button.tsx'

export interface NoBrokerNoticeProps {
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/**
 * Shown to a user whose company is not a broker when no redirect address for such companies is configured.
 *
 * Source: section 4, "Navigation guard, step 10"; section 6, "Company type".
 */
export const NoBrokerNotice = observer(({ isRetrying, onRetry }: NoBrokerNoticeProps) => {
  const { user } = useStore(AccountTokens.AccountStore)
  const signOut = useSignOut()
  return (
    <NoticePage
      title="This portal is for freight brokers"
      actions={
        <>
          <Button variant="primary" onClick={onRetry} isPending={isRetrying}>
            Check again
          </Button>
          <Button onClick={signOut}>Sign out</Button>
        </>
      }
    >
      <p>
        {user?.company?.legalName ?? 'Your company'} is not on record as a broker, so it cannot use this
        portal.
      </p>
      <p>
        If this is a mistake, ask the person who created the account to correct it. If you work for a broker,
        sign out and sign in with the e-mail address the broker invited.
      </p>
      {user != null && <p>You are signed in as {user.email}.</p>}
    </NoticePage>
  )
})
