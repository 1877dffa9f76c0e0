import { actionsOfUser, comparePath, likelyActions } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { ConnectionTokens } from '../../../di/lazy-tokens.ts'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../../di/tokens.ts'
import { useStore } from '../../../di/use-store.ts'
import { Menu, type MenuAction } from '../../../ui/Menu.tsx'
import type { CarrierStore } from '../carrier-store.ts'
import { connectionChangesOf } from '../connection-changes-of.ts'
import { printProfile } from './print-profile.ts'

/** The actions on the connection that have no button of their own in the head. */
const useConnectionItems = (store: CarrierStore): readonly MenuAction[] => {
  const { user } = useStore(AccountTokens.AccountStore)
  const connections = useStore(ConnectionTokens.Connections)
  if (user == null || store.summary === undefined) return []
  const actions = actionsOfUser(user, store.summary.connection)
  const shown = likelyActions(actions)
  return actions
    .filter(action => !shown.includes(action))
    .map(action => ({
      key: action.label,
      label: action.label,
      note: action.effect,
      onAction: () => void connectionChangesOf(store, connections).perform(action, 'head'),
    }))
}

/** What is done with a profile now and then. */
const MoreMenu = observer(({ store }: { readonly store: CarrierStore }) => {
  const navigator = useStore(BrowserTokens.Navigator)
  const toasts = useStore(ShellTokens.ToastsStore)
  const connection = useConnectionItems(store)
  const { id } = store
  const copy = () =>
    window.navigator.clipboard.writeText(window.location.href).then(
      () => toasts.show('Link copied.'),
      () => toasts.show('Link not copied. Copy it from the address bar.'),
    )
  const items: readonly MenuAction[] = [
    ...connection,
    {
      key: 'compare',
      label: 'Compare with others',
      startsGroup: connection.length > 0,
      onAction: () => navigator.go(comparePath({ carriers: [id] })),
    },
    {
      key: 'edit-request',
      label: 'Request a correction',
      onAction: () => navigator.go(store.at.drawerPath('edit-request')),
    },
    {
      key: 'print',
      label: 'Print',
      startsGroup: true,
      onAction: () => void printProfile(store),
    },
    { key: 'copy', label: 'Copy link', onAction: () => void copy() },
  ]
  return <Menu label="More" items={items} />
})

export default MoreMenu
