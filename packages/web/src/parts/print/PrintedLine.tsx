import { displayName, exactTime } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { AccountTokens, BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { showOnEachPage } from './page-line.ts'

/** The moment at which the page is printed; before that, the moment at which it was shown. */
const usePrintedAt = (): string => {
  const clock = useStore(BrowserTokens.Clock)
  const [at, setAt] = useState(() => clock.now())
  useEffect(() => {
    const update = () => flushSync(() => setAt(clock.now()))
    window.addEventListener('beforeprint', update)
    return () => window.removeEventListener('beforeprint', update)
  }, [clock])
  return exactTime(new Date(at).toISOString())
}

/**
 * On paper only: where it can be opened again, when it was printed, and by whom. `subject` and the time are on each page:
 * "EAGLE MESA FREIGHT LLC, DOT 9000002".
 */
export const PrintedLine = observer(({ subject }: { readonly subject: string }) => {
  const { user } = useStore(AccountTokens.AccountStore)
  const at = usePrintedAt()
  useEffect(() => showOnEachPage(`${subject}, printed ${at}`), [subject, at])
  const [address] = window.location.href.split(/[#?]/)
  return (
    <p hidden data-on-paper="">
      {`${address}, printed ${at}${user == null ? '' : ` by ${displayName(user)}`}`}
    </p>
  )
})
