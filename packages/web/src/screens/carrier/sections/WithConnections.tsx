import { planRefusal } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { AccountTokens } from '../../../di/tokens.ts'
import { useStore } from '../../../di/use-store.ts'
import { RefusedState } from '../../../ui/RefusedState.tsx'

/** What a plan with connections includes. Without them: why it is closed, and who can change that. */
export const WithConnections = observer(({ children }: { readonly children: ReactNode }) => {
  const { user } = useStore(AccountTokens.AccountStore)
  const closed = user == null ? null : planRefusal(user.paywall, 'connect')
  if (closed === null) return children
  return <RefusedState title={closed.title} text={`${closed.explanation} ${closed.advice ?? ''}`} />
})
