import type { CarrierSummary } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { ConnectionTokens } from '../../di/lazy-tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { ConnectionActions } from '../../parts/connection/ConnectionActions.tsx'
import type { CarrierStore } from './carrier-store.ts'
import { connectionChangesOf } from './connection-changes-of.ts'

interface Props {
  readonly store: CarrierStore
  readonly carrier: CarrierSummary
  /** Where on the profile. */
  readonly place?: 'head' | 'section'
}

/** The actions on the connection of a profile. */
export const ProfileConnection = observer(({ store, carrier, place = 'head' }: Props) => {
  const connections = useStore(ConnectionTokens.Connections)
  return (
    <ConnectionActions
      carrier={carrier}
      changes={connectionChangesOf(store, connections)}
      place={place}
      drawerPath={store.at.drawerPath}
      isCompact={place === 'head'}
      verdict={place === 'head' ? (store.assessed?.overall ?? null) : null}
    />
  )
})
