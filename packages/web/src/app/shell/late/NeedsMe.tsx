import { httpCompanyChangeOrders, httpTickets } from '@fairhaul/adapters-http'
import type { CurrentUser } from '@fairhaul/core'
import { useEffect, useRef, useState } from 'react'
import { useAddress } from '../../../di/address.ts'
import { useStore } from '../../../di/use-store.ts'
import { WireTokens } from '../../bindings/wire-token.ts'
import type { Screens } from '../../screens.ts'
import { NeedsMeButton } from './NeedsMeButton.tsx'
import { NeedsMeStore } from './needs-me-store.ts'

export interface NeedsMeProps {
  readonly user: CurrentUser
  readonly has: Screens['has']
}

/** What waits for the user, in the bar: asked after the first paint, and again at each screen and each return to the tab. */
export const NeedsMe = ({ user, has }: NeedsMeProps) => {
  const wire = useStore(WireTokens.Http)
  const { path } = useAddress()
  const [store] = useState(
    () => new NeedsMeStore({ tickets: httpTickets(wire), changeOrders: httpCompanyChangeOrders(wire) }),
  )
  const askedFor = useRef<readonly unknown[]>([])
  useEffect(() => {
    const [askedUser, askedPath] = askedFor.current
    if (askedUser === user && askedPath === path) return
    askedFor.current = [user, path]
    void store.ask(user)
  }, [store, user, path])
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
