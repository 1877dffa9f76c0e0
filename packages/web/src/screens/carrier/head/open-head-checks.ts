import {
  DirectoryTokens,
  IdentityAlertTokens,
  ProfileTokens,
  VehicleTokens,
} from '../../../di/lazy-tokens.ts'
import { BrowserTokens } from '../../../di/tokens.ts'
import type { ProfileVisit } from '../profile-modules.ts'
import { HeadChecksStore } from './head-checks-store.ts'

/** The checks of a profile's head, on the ports of the page. Nothing is requested yet. */
export const openHeadChecks = ({ carrierId, profile, resolve }: ProfileVisit): HeadChecksStore =>
  new HeadChecksStore({
    carrierId,
    eldStatuses: resolve(VehicleTokens.EldStatuses),
    identityAlerts: resolve(IdentityAlertTokens.IdentityAlerts),
    associatedCarriers: resolve(ProfileTokens.AssociatedCarriers),
    insurancePolicies: resolve(ProfileTokens.InsurancePolicies),
    insights: resolve(DirectoryTokens.CarrierInsights),
    toggles: resolve(BrowserTokens.PageConfiguration).toggles,
    today: () => profile.today,
  })
