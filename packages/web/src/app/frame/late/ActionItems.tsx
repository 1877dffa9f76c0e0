import type { CurrentUser } from '@fairhaul/core'
import { useEffect } from 'react'
import { useAddress } from '../../../di/address.ts'
import { ActionItemsTokens } from '../../../di/lazy-tokens.ts'
import { ShellTokens } from '../../../di/tokens.ts'
import { useStore } from '../../../di/use-store.ts'
import type { Screens } from '../../navigation/screens.ts'
import { ActionItemsButton } from './ActionItemsButton.tsx'

export interface ActionItemsProps {
  readonly user: CurrentUser
  readonly has: Screens['has']
}

/** The action items in the bar: requested when the page is idle after each navigation, and kept up to date by events. */
export const ActionItems = ({ user, has }: ActionItemsProps) => {
  const store = useStore(ActionItemsTokens.ActionItemsStore)
  const ahead = useStore(ShellTokens.Ahead)
  const { path } = useAddress()
  useEffect(() => ahead.idle(() => store.visit(user, path)), [ahead, store, user, path])
  useEffect(() => store.stop, [store])
  return <ActionItemsButton store={store} user={user} has={has} />
}
