import { paths } from '@fairhaul/core'
import { href } from '../../di/href.ts'
import { NoticePage } from '../../parts/notice-page/NoticePage.tsx'
import { buttonLook } from '../../ui/Button.tsx'

/** Where the server sends people from countries the portal is closed to. Source: section 6, "Blocked access". */
export const UserCountryBlockScreen = () => (
  <NoticePage
    title="The portal is not open in your country"
    actions={
      <a href={href(paths.home())} {...buttonLook({ variant: 'primary' })}>
        Try again
      </a>
    }
  >
    <p>Your connection comes from a country that the portal is closed to.</p>
    <p>If you are travelling, ask your administrator to have your access opened for the time.</p>
  </NoticePage>
)
