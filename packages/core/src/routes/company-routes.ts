import { route } from './route.ts'

/** The broker's own company. Source: section 2, "Routes". */
export const COMPANY_ROUTES = [
  route({ name: 'my-account', pattern: '/my-account', title: 'My account', allowsExpired: true }),
  // Section 2, "Other screens": these lists have no path there; theirs are those of their calls.
  route({
    name: 'company-change-orders',
    pattern: '/company_change_orders',
    title: 'Company change orders',
    // An expired company decides on changes to its record.
    allowsExpired: true,
  }),
  route({
    name: 'company-change-order',
    pattern: '/company_change_orders/:id',
    title: 'Company change order detail',
  }),
  route({ name: 'company-reports', pattern: '/company_reports', title: 'Company reports' }),
  // Beyond section 2: see docs/adr/0021-audit-log.md.
  route({ name: 'audit-log', pattern: '/audit-log', title: 'Audit log' }),
  // Beyond section 2: below /rules, where the calls of rules are.
  route({ name: 'rule-what-if', pattern: '/rules/what-if', title: 'Rule what-if' }),
  route({ name: 'policy', pattern: '/rules/policy', title: 'Policy' }),
] as const
