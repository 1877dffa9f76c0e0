import { paths } from '@fairhaul/core'
import { href } from '../../di/href.ts'
import { NoticePage } from '../../parts/notice-page/NoticePage.tsx'
import { buttonLook } from '../../ui/Button.tsx'

/** Where the server sends people who come through a VPN. Source: section 6, "Blocked access". */
export const CarrierVpnBlockScreen = () => (
  <NoticePage
    title="Turn off your VPN to go on"
    actions={
      <a href={href(paths.home())} {...buttonLook({ variant: 'primary' })}>
        Try again
      </a>
    }
  >
    <p>
      Your connection comes through a VPN or a proxy, and the portal is closed to those: they hide who is
      asking.
    </p>
    <p>
      Turn it off, or use another network. If you use none, tell your administrator which network you are on.
    </p>
  </NoticePage>
)
