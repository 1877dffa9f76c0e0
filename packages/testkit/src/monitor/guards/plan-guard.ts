import { forbidden } from '../http/refused.ts'
import type { Guard } from '../http/route.ts'
import type { PaywallFlag } from '../session/actor.ts'

/** Only companies whose plan opens a feature. Source: section 6, "Paywall gates". */
export const planGuard = (plan: PaywallFlag): Guard => {
  const guard: Guard = ({ actor }) => {
    if (actor?.paywall[plan] !== true) throw forbidden('Your plan does not include this.')
  }
  return Object.assign(guard, { requires: { plan } })
}
