import { forbidden } from '../http/refused.ts'
import type { Guard } from '../http/route.ts'

/** What the vehicle screens ask. Source: section 4, "Navigation guard", step 4; section 3, "Current user". */
export const showsVehicles: Guard = ({ actor }) => {
  if (actor?.company?.hide_vehicle_search) throw forbidden('Your company does not search vehicles.')
}
