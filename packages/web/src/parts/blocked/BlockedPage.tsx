import { displayName, paths } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { href } from '../../di/href.ts'
import { AccountTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { Button, buttonStyle } from '../../ui/Button.tsx'
import { NoticePage } from '../notice-page/NoticePage.tsx'
import { useSignOut } from './use-sign-out.ts'

export interface BlockedPageProps {
  readonly title: string
  /** The label of the link that asks the server again: "Try again". */
  readonly again: string
  /** What has happened, and what to do. */
  readonly children: ReactNode
}

/**
 * Says why access is blocked. The link leads back to the previous page if the server allows it. Signed-in users, and
 * those who may be signed in, can sign out here, as there is no menu.
 */
export const BlockedPage = observer(({ title, again, children }: BlockedPageProps) => {
  const { user } = useStore(AccountTokens.AccountStore)
  const signOut = useSignOut()
  return (
    <NoticePage
      title={title}
      actions={
        <>
          <a href={href(paths.home())} {...buttonStyle({ variant: 'primary' })}>
            {again}
          </a>
          {user !== null && <Button onClick={signOut}>Sign out</Button>}
        </>
      }
    >
      {children}
      {user != null && <p>You are signed in as {displayName(user)}.</p>}
    </NoticePage>
  )
})
