import { paths } from '@fairhaul/core'
import { href } from '../../di/href.ts'
import { NoticePage } from '../../parts/notice-page/NoticePage.tsx'
import { buttonLook } from '../../ui/Button.tsx'

/** Shown while somebody looks at a person's access (HTTP 418). Source: section 6, "Blocked access"; section 8, "General handling". */
export const PendingAccessReviewScreen = () => (
  <NoticePage
    title="Your access is being reviewed"
    actions={
      <a href={href(paths.home())} {...buttonLook({ variant: 'primary' })}>
        Check again
      </a>
    }
  >
    <p>Somebody is looking at your access to the portal. Until they have decided, it stays closed.</p>
    <p>You will get an e-mail. There is nothing you need to do.</p>
  </NoticePage>
)
