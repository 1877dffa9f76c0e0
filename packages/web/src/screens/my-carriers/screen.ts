import type { ScreenModule } from '../../di/screen.ts'
import { openConnections } from '../../parts/connections-list/open-connections.ts'
import type { ConnectionsList } from '../../parts/connections-list/connections-store.ts'
import { MyCarriersScreen } from './MyCarriersScreen.tsx'

export const screen: ScreenModule<ConnectionsList> = {
  Component: MyCarriersScreen,
  open: (visit, previous) => openConnections(visit, previous, 'my-carriers'),
  settled: list => list.settled(),
  staysMountedFor: ['carrier'],
}
