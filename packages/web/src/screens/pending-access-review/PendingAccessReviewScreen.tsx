import { BlockedPage } from '../../parts/blocked/BlockedPage.tsx'

/**
 * Shown while a user's access is under review (HTTP 418). Source: section 6, "Blocked access"; section 8, "General
 * handling".
 */
export const PendingAccessReviewScreen = () => (
  <BlockedPage title="Your access is being reviewed" again="Check again">
    <p>
      Someone is looking at your access to the portal. Until they have decided it stays closed, and what you
      saved is safe.
    </p>
    <ul>
      <li>There is nothing you need to do. Check again later: you come back to where you were.</li>
      <li>If it is urgent, ask a user manager of your company.</li>
    </ul>
  </BlockedPage>
)
