import { ConnectionsList } from '../../parts/connections-list/ConnectionsList.tsx'

/** The carriers that are onboarded. Section 2, "Routes". */
export const MyCarriersScreen = () => <ConnectionsList route="my-carriers" heading="Onboarded carriers" />
