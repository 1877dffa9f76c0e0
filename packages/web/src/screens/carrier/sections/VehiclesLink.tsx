import { type CarrierId, isOffered, type VehicleSource, vehicleSearchPath } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../../di/Link.tsx'
import { AccountTokens, BrowserTokens } from '../../../di/tokens.ts'

import { useStore } from '../../../di/use-store.ts'
import { linkClass } from '../../../ui/TextLink.tsx'

interface Props {
  readonly carrierId: CarrierId
  /** Left out: any source. */
  readonly source?: VehicleSource
  readonly children: string
}

/** A link to the vehicles of a carrier. Empty: nothing for users without the vehicle search. */
export const VehiclesLink = observer(({ carrierId, source, children }: Props) => {
  const { user } = useStore(AccountTokens.AccountStore)
  const { toggles } = useStore(BrowserTokens.PageConfiguration)
  if (user == null || !isOffered(user, 'vehicles', toggles)) return null
  const filters = source === undefined ? {} : { source }
  return (
    <Link to={vehicleSearchPath({ carrierId, filters, page: 1 })} className={linkClass}>
      {children}
    </Link>
  )
})
