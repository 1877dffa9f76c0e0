import { planRefusal } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { AccountTokens } from '../../../di/tokens.ts'
import { useStore } from '../../../di/use-store.ts'
import { Lock } from '../../../ui/Lock.tsx'
import styles from './sections.module.css'

/** What a plan with connections includes. Without them, in a line: why it is closed, and who can change that. */
export const WithConnections = observer(({ children }: { readonly children: ReactNode }) => {
  const { user } = useStore(AccountTokens.AccountStore)
  const closed = user == null ? null : planRefusal(user.paywall, 'connect')
  if (closed === null) return children
  return (
    <p className={styles['locked']}>
      <Lock />
      <span>
        <strong>{closed.explanation}</strong> {closed.advice}
      </span>
    </p>
  )
})
