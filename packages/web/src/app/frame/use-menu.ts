import { type CurrentUser, type MenuGroup, navigationFor } from '@fairhaul/core'
import { useMemo } from 'react'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import type { Screens } from '../navigation/screens.ts'

/**
 * The rail's entries: those offered to this user whose screens exist. A group without entries is left out. Empty:
 * without a user.
 */
export const useMenu = (user: CurrentUser | null | undefined, has: Screens['has']): readonly MenuGroup[] => {
  const { toggles } = useStore(BrowserTokens.PageConfiguration)
  return useMemo(
    () =>
      user
        ? navigationFor(user, toggles)
            .map(group => ({ ...group, entries: group.entries.filter(({ name }) => has(name)) }))
            .filter(({ entries }) => entries.length > 0)
        : [],
    [user, has, toggles],
  )
}
