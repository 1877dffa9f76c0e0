import { accountTabPath, type Need, paths, type RouteName } from '@fairhaul/core'

/** Where each kind of what waits is dealt with. */
export const NEED_WAYS: Readonly<Record<Need, { readonly screen: RouteName; readonly path: string }>> = {
  alerts: { screen: 'alerts', path: paths.alerts({ tab: 'recommended' }) },
  'change-orders': { screen: 'my-account', path: accountTabPath('company') },
}
