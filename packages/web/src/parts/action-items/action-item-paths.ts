import { type ActionItemKind, accountTabPath, paths, type RouteName } from '@fairhaul/core'

/** The screen on which each kind of action item is dealt with. */
export const ACTION_ITEM_PATHS: Readonly<
  Record<ActionItemKind, { readonly screen: RouteName; readonly path: string }>
> = {
  alerts: { screen: 'alerts', path: paths.alerts({ tab: 'recommended' }) },
  'change-orders': { screen: 'my-account', path: accountTabPath('company') },
}
