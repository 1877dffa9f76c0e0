import type { CurrentUser } from '@fairhaul/core'
import { useEffect } from 'react'
import { useAddress } from '../../../di/address.ts'
import { NeedsTokens } from '../../../di/tokens/needs.ts'
import { useStore } from '../../../di/use-store.ts'
import type { Screens } from '../../screens.ts'
import { NeedsMeButton } from './NeedsMeButton.tsx'

export interface NeedsMeProps {
  readonly user: CurrentUser
  readonly has: Screens['has']
}

/** What waits for the user, in the bar: asked after the first paint, and again at each screen and each return to the tab. */
export const NeedsMe = ({ user, has }: NeedsMeProps) => {
  const store = useStore(NeedsTokens.NeedsMeStore)
  const { path } = useAddress()
  useEffect(() => store.askFor(user, path), [store, user, path])
  useEffect(() => {
    const onSight = () => {
      if (document.visibilityState === 'visible') void store.ask(user)
    }
    document.addEventListener('visibilitychange', onSight)
    return () => document.removeEventListener('visibilitychange', onSight)
  }, [store, user])
  useEffect(() => store.stop, [store])
  return <NeedsMeButton store={store} user={user} has={has} />
}
