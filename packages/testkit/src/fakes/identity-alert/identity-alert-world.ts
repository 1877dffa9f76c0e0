/** The rows of the fakes about identity alerts. */
export interface IdentityAlertWorld {}

export const identityAlertWorld = (): IdentityAlertWorld => ({})
