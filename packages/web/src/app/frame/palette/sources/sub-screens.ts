import {
  type AccountTab,
  accountTabLabel,
  accountTabPath,
  mayOpen,
  mayOpenAccountTab,
  routeOf,
} from '@fairhaul/core'
import { accountTabs } from '../../../../screens/my-account/account-tabs.ts'
import type { PaletteSource } from '../palette-source.ts'

/** Other names that people use for a tab. */
const SEARCH_TERMS: Partial<Record<AccountTab, readonly string[]>> = {
  profile: ['name', 'phone'],
  company: ['change orders', 'reports'],
  users: ['invitations', 'rights', 'scopes'],
  'plan-billing': ['plans', 'usage', 'payment', 'card', 'subscription', 'upgrade'],
  integrations: ['outlook', 'applications', 'API', 'keys'],
  preferences: ['notifications', 'theme', 'density'],
}

/** The tabs of My account, which people search for by name. */
export const source: PaletteSource = {
  kind: 'fixed',
  items: ({ user, has }) =>
    accountTabs.names
      .filter(tab => has('my-account') && mayOpen(user, 'my-account') && mayOpenAccountTab(user, tab))
      .map(tab => ({
        key: `screen:my-account/${tab}`,
        group: 'screens',
        label: accountTabLabel(tab),
        searchTerms: SEARCH_TERMS[tab] ?? [],
        isFound: false,
        detail: routeOf('my-account').title,
        keys: null,
        deed: { kind: 'go', path: accountTabPath(tab) },
      })),
}
