import { BlockedPage } from '../../parts/blocked/BlockedPage.tsx'

/** Where the server sends users from blocked countries. Source: section 6, "Blocked access". */
export const UserCountryBlockScreen = () => (
  <BlockedPage title="The portal is not open in your country" again="Try again">
    <p>Your connection comes from a country that the portal is closed to. What you saved is safe.</p>
    <ul>
      <li>If you are travelling, ask your administrator to have your access opened for that time.</li>
      <li>
        If you are not, your connection may go through another country: use another network, then try again.
      </li>
    </ul>
  </BlockedPage>
)
