import { paths } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { href } from '../di/href.ts'
import { AccountTokens } from '../di/tokens/account.ts'
import { useStore } from '../di/use-store.ts'

/** Shows a page to the person it was made for, and nothing of it to anybody else while theirs is being loaded. */
export const SessionOwnerBoundary = observer(({ children }: { readonly children: ReactNode }) => {
  const account = useStore(AccountTokens.AccountStore)
  if (!account.isOtherUser) return children
  return (
    <main className="fh-main">
      <p role="status">
        Somebody else has signed in on this browser. <a href={href(paths.home())}>Open their page</a>
      </p>
    </main>
  )
})
