import { type Connections, shortConnection } from '@fairhaul/core'
import { ConnectionChanges } from '../../parts/connection/connection-changes.ts'
import type { CarrierStore } from './carrier-store.ts'

/** One for each profile: header, section and drawer share what is pending, and the last change. */
const CHANGES = new WeakMap<CarrierStore, ConnectionChanges>()

/** The changes of the connection of a profile. The whole profile shows a change made here at once. */
export const connectionChangesOf = (profile: CarrierStore, connections: Connections): ConnectionChanges => {
  const known = CHANGES.get(profile)
  if (known !== undefined) return known
  const changes = new ConnectionChanges({
    carrierId: profile.id,
    connections,
    seen: () => profile.summary?.connection ?? null,
    changed: connection =>
      profile.update(carrier => ({ ...carrier, connection: shortConnection(connection) })),
    outdated: () => void profile.detail.load(),
  })
  CHANGES.set(profile, changes)
  return changes
}
