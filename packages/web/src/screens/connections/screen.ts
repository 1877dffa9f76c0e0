import type { ScreenModule } from '../../di/screen.ts'
import { openConnections } from '../../parts/connections-list/open-connections.ts'
import type { ConnectionsList } from '../../parts/connections-list/connections-store.ts'
import { ConnectionsScreen } from './ConnectionsScreen.tsx'

export const screen: ScreenModule<ConnectionsList> = {
  Component: ConnectionsScreen,
  open: (visit, previous) => openConnections(visit, previous, 'connections'),
  settled: list => list.settled(),
  staysMountedFor: ['carrier'],
}
