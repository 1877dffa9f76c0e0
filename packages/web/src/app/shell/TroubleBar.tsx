import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { AccountTokens } from '../../di/tokens/account.ts'
import { BrowserTokens } from '../../di/tokens/browser.ts'
import { useStore } from '../../di/use-store.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './TroubleBar.module.css'

/** How long until the monitor is asked again by itself, while it does not answer. */
export const RETRY_MS = 10_000

/** Said while the monitor does not answer: what is on the page stays, and it is asked again, by itself or at once. */
export const TroubleBar = observer(() => {
  const account = useStore(AccountTokens.AccountStore)
  const clock = useStore(BrowserTokens.Clock)
  const [isAsking, setAsking] = useState(false)
  const { trouble } = account

  useEffect(() => {
    if (trouble === null) return
    const ask = () => void account.refresh()
    const cancel = clock.after(RETRY_MS, ask)
    window.addEventListener('online', ask)
    return () => {
      cancel()
      window.removeEventListener('online', ask)
    }
  }, [account, clock, trouble])

  if (trouble === null) return null
  const ask = () => {
    setAsking(true)
    void account.refresh().then(() => setAsking(false))
  }
  return (
    <Notice
      className={styles['bar'] ?? ''}
      tone="warning"
      title={trouble.kind === 'offline' ? 'No connection.' : 'The server does not answer.'}
      action={
        <Button size="small" isPending={isAsking} onClick={ask}>
          Try again
        </Button>
      }
    >
      You stay signed in, and what is on the page stays. We keep trying.
      {trouble.requestId !== null && ` Request ${trouble.requestId}.`}
    </Notice>
  )
})
