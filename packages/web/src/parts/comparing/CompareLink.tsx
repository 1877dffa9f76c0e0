import { type CarrierId, comparePath } from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import { type ButtonLook, buttonLook } from '../../ui/Button.tsx'

interface Props extends ButtonLook {
  readonly carrierId: CarrierId
}

/**
 * For the profile of a carrier: a comparison that begins with this carrier. Its screen offers the recent
 * carriers first.
 *
 * Choice: no list of carriers to compare is kept across screens. The address alone has them, so Back,
 * a reload and a second tab work, and none is left from the previous load.
 */
export const CompareLink = ({ carrierId, ...look }: Props) => (
  <Link to={comparePath({ carriers: [carrierId] })} {...buttonLook(look)}>
    Compare
  </Link>
)
