import { BlockedPage } from '../../parts/blocked/BlockedPage.tsx'

/** Where the server sends users from blocked countries. Source: section 6, "Blocked access". */
export const UserCountryBlockScreen = () => (
  <BlockedPage title="The portal is not available in your country" again="Try again">
    <p>You are connecting from a country where the portal is not available. Your saved work is safe.</p>
    <ul>
      <li>If you are traveling, ask an admin at your company to open access for that time.</li>
      <li>
        If you are not, your connection may be routed through another country. Use another network, then try
        again.
      </li>
    </ul>
  </BlockedPage>
)
