import { ConnectionsList } from '../../parts/connections-list/ConnectionsList.tsx'

/** The carriers that the company is connected to, in five tabs. Section 2, "Carrier list tabs". */
export const ConnectionsScreen = () => <ConnectionsList route="connections" heading="Connections" />
