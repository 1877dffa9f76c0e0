import { BlockedPage } from '../../parts/blocked/BlockedPage.tsx'

/**
 * Shown while a user's access is under review (HTTP 418). Source: section 6, "Blocked access"; section 8, "General
 * handling".
 */
export const PendingAccessReviewScreen = () => (
  <BlockedPage title="Your access is being reviewed" again="Check again">
    <p>
      Your access to the portal is under review. The portal stays closed until the review is done. Your saved
      work is safe.
    </p>
    <ul>
      <li>You do not need to do anything. Check back later; you will return to where you were.</li>
      <li>If it is urgent, contact an admin at your company.</li>
    </ul>
  </BlockedPage>
)
