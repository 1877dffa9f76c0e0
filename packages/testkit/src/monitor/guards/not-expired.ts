import { forbidden } from '../http/refused.ts'
import type { Guard } from '../http/route.ts'

/** The one company status that shuts the product. Source: section 4, "Company status". */
export const EXPIRED = 'subscription_or_trial_expired'

/** Source: section 6, "Expired company". */
export const notExpired: Guard = ({ actor }) => {
  if (actor?.company?.status === EXPIRED) throw forbidden("Your company's subscription or trial has ended.")
}
