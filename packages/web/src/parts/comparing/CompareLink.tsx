import { type CarrierId, comparePath } from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import { type ButtonLook, buttonLook } from '../../ui/Button.tsx'

interface Props extends ButtonLook {
  readonly carrierId: CarrierId
}

/**
 * For a carrier's profile: a comparison that begins with this carrier. Its screen asks whom to compare it with, the
 * carriers that were opened last first.
 *
 * Choice: no tray of carriers is kept from screen to screen. What is compared stands in the address alone, so Back,
 * loading anew and a second tab hold it, and nothing is left over from the load before.
 */
export const CompareLink = ({ carrierId, ...look }: Props) => (
  <Link to={comparePath({ carriers: [carrierId] })} {...buttonLook(look)}>
    Compare
  </Link>
)
