import { type CurrentUser, type MenuGroup, navigationFor, type RouteName } from '@fairhaul/core'

/** What the rail shows: the entries this user may open, of screens that exist. A group left empty goes. */
export const menuEntries = (
  user: CurrentUser,
  hasScreen: (name: RouteName) => boolean,
): readonly MenuGroup[] =>
  navigationFor(user)
    .map(group => ({ ...group, entries: group.entries.filter(({ name }) => hasScreen(name)) }))
    .filter(({ entries }) => entries.length > 0)
