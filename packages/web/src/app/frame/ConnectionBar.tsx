import { CONNECTION_ERROR_MESSAGES, connectionErrorMessage } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../di/tokens.ts'

import { useStore } from '../../di/use-store.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** How long until the next automatic request while the monitor does not respond. */
export const RETRY_MS = 10_000

/**
 * Shown while there is no network, or the monitor does not respond or responds slowly. The page's content stays, and
 * the request is retried automatically or on a press. Once there are responses again, the page is notified and the
 * change is announced.
 */
export const ConnectionBar = observer(({ onBack }: { readonly onBack: () => void }) => {
  const account = useStore(AccountTokens.AccountStore)
  const { isOnline, isBusy, isSlow } = useStore(ShellTokens.ConnectionStore)
  const clock = useStore(BrowserTokens.Clock)
  const toasts = useStore(ShellTokens.ToastsStore)
  const [isPending, setPending] = useState(false)
  const { error } = account
  const kind = connectionErrorMessage({ isOnline, error, isBusy, isSlow })
  const isDown = kind === 'offline' || kind === 'no-answer'

  useEffect(() => {
    return error !== null && isOnline ? clock.after(RETRY_MS, () => void account.refresh()) : undefined
  }, [account, clock, error, isOnline])

  const wasDown = useRef(false)
  useEffect(() => {
    if (isDown || !wasDown.current) {
      wasDown.current = isDown
      return
    }
    void account.refreshIfStale().then(({ kind }) => {
      if (kind === 'unanswered') return
      wasDown.current = false
      toasts.show('The connection is back.')
      onBack()
    })
  }, [account, isDown, onBack, toasts])

  // The network is back while the last refresh still reports it as lost: retries at once.
  useEffect(() => {
    if (isOnline && account.error !== null) void account.refresh()
  }, [account, isOnline])

  if (kind === null) return null
  const { title, text } = CONNECTION_ERROR_MESSAGES[kind]
  const request = () => {
    setPending(true)
    void account.refresh().then(() => setPending(false))
  }
  return (
    <Notice
      tone={isDown ? 'warning' : 'info'}
      title={title}
      action={
        isDown && (
          <Button size="small" isPending={isPending} onClick={request}>
            Try again
          </Button>
        )
      }
    >
      {isDown && account.user != null && 'You stay signed in. '}
      {text}
      {isDown && error !== null && error.requestId !== null && ` Request ${error.requestId}.`}
    </Notice>
  )
})
