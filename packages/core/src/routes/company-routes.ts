import { route } from './route.ts'

/** The broker's own company. Source: section 2, "Routes". */
export const COMPANY_ROUTES = [
  route({ name: 'my-account', pattern: '/my-account', title: 'My account', allowsExpired: true }),
  route({
    name: 'company-change-order',
    pattern: '/company_change_orders/:id',
    title: 'Company change order detail',
  }),
  // Beyond section 2: below /rules, where the calls of rules are.
  route({ name: 'rule-what-if', pattern: '/rules/what-if', title: 'Rule what-if' }),
] as const
