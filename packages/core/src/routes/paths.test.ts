import { describe, expect, it } from 'vitest'
import { matchRoute } from './match-route.ts'
import { paths } from './paths.ts'

describe('addresses', () => {
  it('every route has its address', () => {
    const id = 7
    expect(
      Object.fromEntries(
        Object.entries(paths).map(([name, build]) => [name, build({ id }).replace('?id=7', '')]),
      ),
    ).toEqual({
      login: '/login',
      loginCode: '/login/code',
      requiredInformation: '/required-information',
      signUp: '/sign-up',
      signUpCode: '/sign-up/code',
      signUpDetails: '/sign-up/details',
      carrierVpnBlock: '/carrier_vpn_block',
      userCountryBlock: '/user_country_block',
      pendingAccessReview: '/pending-access-review',
      home: '/',
      laneSearch: '/carriers/lane-search',
      laneSearchResults: '/carriers/lane-search-results',
      searchResults: '/carriers/search-results',
      globalSearch: '/carriers/global-search',
      contactSearch: '/carriers/contact-search',
      ruleWhatIf: '/rules/what-if',
      policy: '/rules/policy',
      savedSearches: '/carriers/saved-searches',
      directory: '/carriers/directory',
      insights: '/carriers/insights',
      compare: '/carriers/compare',
      vehicles: '/vehicles',
      vehicle: '/vehicles/7',
      mine: '/carriers/Mine',
      myCarriers: '/carriers/my-carriers',
      connections: '/carriers/connections',
      carrierInvitations: '/carriers/invitations',
      uploadList: '/carriers/upload-list',
      uploadCertificates: '/carriers/upload-certificates',
      digest: '/digest',
      carrier: '/carriers/7',
      identityAlerts: '/identity-alerts',
      newIdentityAlert: '/identity-alerts/new',
      identityAlert: '/identity-alerts/7',
      decisionRecord: '/decision-records/7',
      auditLog: '/audit-log',
      rateConfirmations: '/carriers/rate-confirmations',
      rateConfirmation: '/carriers/rate-confirmations/7',
      rateConfirmationEmails: '/carriers/rate-confirmations/emails',
      rateConfirmationEmail: '/carriers/rate-confirmations/emails/7',
      alerts: '/alerts',
      loads: '/loads',
      loadDay: '/loads/day',
      loadAudit: '/loads/audit',
      pickupCheck: '/loads/pickup-check',
      newLoad: '/loads/new',
      uploadLoads: '/loads/upload',
      load: '/loads/7',
      myAccount: '/my-account',
      companyChangeOrders: '/company_change_orders',
      companyChangeOrder: '/company_change_orders/7',
      companyReports: '/company_reports',
    })
  })

  it('addresses carry a query', () => {
    expect(paths.myAccount({ tab: 4 })).toBe('/my-account?tab=4')
    expect(paths.carrier({ id: 7 }, { section: 'safety' })).toBe('/carriers/7?section=safety')
    expect(paths.searchResults({ search: 'MC 12&3' })).toBe('/carriers/search-results?search=MC%2012%263')
    expect(paths.home({})).toBe('/')
  })

  it('addresses lead back to their route', () => {
    expect(matchRoute(paths.rateConfirmationEmail({ id: 12 }))).toMatchObject({
      route: { name: 'rate-confirmation-email' },
      params: { id: '12' },
    })
  })
})
