import { route } from './route.ts'

/** The carriers of a company. Source: section 2, "Routes". */
export const CARRIER_ROUTES = [
  route({ name: 'mine', pattern: '/carriers/Mine', title: 'My Carriers' }),
  route({ name: 'my-carriers', pattern: '/carriers/my-carriers', title: 'My carriers' }),
  route({ name: 'connections', pattern: '/carriers/connections', title: 'Connections' }),
  // Section 2, "Other screens": carrier invitations have no path there.
  route({ name: 'carrier-invitations', pattern: '/carriers/invitations', title: 'Carrier invitations' }),
  // Beyond section 2: subscriptions/upload_file of section 7 has no screen there.
  route({ name: 'upload-list', pattern: '/carriers/upload-list', title: 'Upload list' }),
  // Beyond section 2: certificates of insurance of many carriers, section 3.
  route({
    name: 'upload-certificates',
    pattern: '/carriers/upload-certificates',
    title: 'Upload certificates',
  }),
  // Beyond section 2: what turned among the carriers, as the mail tells it.
  route({ name: 'digest', pattern: '/digest', title: 'Digest' }),
  route({ name: 'carrier', pattern: '/carriers/:id', title: 'Carrier Detail' }),
  // Beyond section 2, which names the screens of identity alerts without a path.
  route({ name: 'identity-alerts', pattern: '/identity-alerts', title: 'Identity alerts' }),
  route({ name: 'new-identity-alert', pattern: '/identity-alerts/new', title: 'New identity alert' }),
  route({ name: 'identity-alert', pattern: '/identity-alerts/:id', title: 'Identity alert' }),
  // Beyond section 2: see docs/adr/0019-decision-records.md.
  route({ name: 'decision-record', pattern: '/decision-records/:id', title: 'Decision Record' }),
] as const
