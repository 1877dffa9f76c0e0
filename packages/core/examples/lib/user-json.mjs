/**
 * A user from the facts that the guard needs; omitted facts are missing or not allowed.
 *
 * @param {{ scopes?: string[], firstName?: string, lastName?: string,
 *   company?: { type?: string, status?: string, hideVehicleSearch?: boolean } | null,
 *   plan?: Partial<import('@fairhaul/core').Paywall>, watchdog?: Partial<import('@fairhaul/core').WatchdogLimits> }} facts
 * @returns {import('@fairhaul/core').CurrentUser}
 */
export const userOf = ({ scopes = [], firstName, lastName, company = null, plan = {}, watchdog = {} }) => ({
  id: /** @type {any} */ (1),
  firstName: firstName ?? null,
  lastName: lastName ?? null,
  email: 'user@portal.example',
  phoneE164: null,
  scopes: /** @type {any} */ (scopes),
  company:
    company === null
      ? null
      : {
          id: /** @type {any} */ (1),
          legalName: null,
          companyType: company.type ?? null,
          planId: null,
          status: company.status ?? null,
          carrierId: null,
          hideVehicleSearch: company.hideVehicleSearch ?? false,
          createdAt: null,
        },
  requestedCarrierId: null,
  paywall: {
    isWatchdog: false,
    canApi: false,
    canApiWithInsights: false,
    canConnect: false,
    canRule: false,
    canLaneSearch: false,
    canRateConfirmation: false,
    canExport: false,
    canExportWithInsights: false,
    canViewInsights: false,
    canViewInsuranceCertificates: false,
    limits: { carrierSearches: null },
    usage: { carrierSearchesCount: 0 },
    ...plan,
  },
  watchdogLimits: { canViewFullCarrierProfile: false, canCarrierSearch: false, ...watchdog },
  createdAt: '2026-01-01T00:00:00.000Z',
  chatVerificationHash: null,
})
