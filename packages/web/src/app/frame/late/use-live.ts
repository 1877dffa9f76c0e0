import type { UserId } from '@fairhaul/core'
import { useEffect } from 'react'
import { LiveTokens } from '../../../di/lazy-tokens.ts'
import { useStore } from '../../../di/use-store.ts'

/** Takes part in the line of events while a user is signed in. */
export const useLive = (userId: UserId): void => {
  const connection = useStore(LiveTokens.LiveConnection)
  useEffect(() => connection.start(userId), [connection, userId])
}
