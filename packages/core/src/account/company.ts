import type { Message } from '../shared/error-messages.ts'
import type { CarrierId, CompanyId } from '../shared/ids.ts'

/** The only company status that has a meaning here. Source: section 4, "Company status". */
export const EXPIRED_STATUS = 'subscription_or_trial_expired'

/** The only type of company that works in this portal. Source: section 6, "Company type". */
export const BROKER_TYPE = 'broker'

/** The company of a user. Fields that may be missing during sign-up are null. Source: section 3, "Company". */
export interface Company {
  readonly id: CompanyId | null
  readonly legalName: string | null
  /** The kind of company, by the monitor's name: `broker`. */
  readonly companyType: string | null
  readonly planId: string | null
  /** By the monitor's name. Only `EXPIRED_STATUS` is ever shown. */
  readonly status: string | null
  /** The carrier that the broker's company is on record as. */
  readonly carrierId: CarrierId | null
  readonly hideVehicleSearch: boolean
  /** Its users see only the rate confirmations that they sent themselves. Omitted: everyone's. */
  readonly ownRateConfirmationsOnly?: boolean
  /** How many days a contact is new. Null and omitted: it has set none. */
  readonly contactWindowDays?: number | null
  /** An instant. */
  readonly createdAt: string | null
  /** The instant at which the trial ends. Null: it is on no trial, or on one without an end; omitted: not known. */
  readonly trialEndsAt?: string | null
}

/**
 * Whether a company is a broker. Empty: false without a company. Source: section 6, "Company type"; section 3,
 * "Company".
 */
export const isBroker = (company: Pick<Company, 'companyType'> | null): boolean =>
  company?.companyType === BROKER_TYPE

/** Whether a company is complete: it has an id and a status. Source: section 4, "Navigation guard, step 7". */
export const isMade = (company: Company | null): boolean =>
  company !== null && company.id !== null && company.status !== null

/**
 * The label of a company's status.
 *
 * Empty: null for every other status and for none, as only this one is shown.
 * Source: section 4, "Company status".
 */
export const companyStatusLabel = (status: string | null): string | null =>
  status === EXPIRED_STATUS ? 'Subscription or trial expired' : null

/** The message for a user of an expired company, beside the plans. Source: section 6, "Expired company". */
export const EXPIRED_MESSAGE: Message = {
  title: 'Your subscription or trial has expired',
  explanation: 'Nothing is lost. Only your account is open until you choose a plan.',
  advice: 'Choose a plan to pick up where you left off.',
  requestId: null,
}
