import { BlockedPage } from '../../parts/blocked/BlockedPage.tsx'

/** Where the server sends users who come through a VPN. Source: section 6, "Blocked access". */
export const CarrierVpnBlockScreen = () => (
  <BlockedPage title="Turn off your VPN to go on" again="Try again">
    <p>
      Your connection comes through a VPN or a proxy. The portal is closed to those, as they hide who is
      asking.
    </p>
    <ul>
      <li>Turn it off, or use another network, then try again. You come back to where you were.</li>
      <li>
        If you use none, your company’s network may be taken for one. Tell your administrator which network
        you are on.
      </li>
    </ul>
  </BlockedPage>
)
