import { BlockedPage } from '../../parts/blocked/BlockedPage.tsx'

/** Where the server sends users who come through a VPN. Source: section 6, "Blocked access". */
export const CarrierVpnBlockScreen = () => (
  <BlockedPage title="Turn off your VPN to continue" again="Try again">
    <p>
      You are connected through a VPN or proxy. The portal does not allow these, because they hide who is
      connecting.
    </p>
    <ul>
      <li>Turn it off or use another network, then try again. You will return to where you were.</li>
      <li>
        If you are not using one, your company’s network may look like one. Tell an admin at your company
        which network you are on.
      </li>
    </ul>
  </BlockedPage>
)
