import { changeOrdersPath, notePath, paths, type RouteName, type Waiting } from '@fairhaul/core'

/** Where waiting items are dealt with. */
export interface ActionItemPath {
  readonly screen: RouteName
  readonly path: string
}

/** The screen on which waiting items are dealt with: of several notes that of the newest. */
export const actionItemPath = ({ actionItem, mentions = [] }: Waiting): ActionItemPath => {
  if (actionItem === 'change-orders') return { screen: 'company-change-orders', path: changeOrdersPath() }
  const [newest] = mentions
  if (actionItem === 'alerts' || newest === undefined)
    return { screen: 'alerts', path: paths.alerts({ tab: 'recommended' }) }
  const { subject, noteId } = newest
  return { screen: subject.kind, path: notePath(subject, noteId) }
}
