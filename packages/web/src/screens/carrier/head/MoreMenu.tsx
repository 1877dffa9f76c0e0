import { comparePath, paths } from '@fairhaul/core'
import { BrowserTokens, ShellTokens } from '../../../di/tokens.ts'
import { useStore } from '../../../di/use-store.ts'
import { Menu, type MenuAction } from '../../../ui/Menu.tsx'
import type { CarrierStore } from '../carrier-store.ts'
import { printProfile } from './print-profile.ts'

/** What is done with a profile now and then. */
const MoreMenu = ({ store }: { readonly store: CarrierStore }) => {
  const navigator = useStore(BrowserTokens.Navigator)
  const toasts = useStore(ShellTokens.ToastsStore)
  const { id } = store
  const copy = () =>
    window.navigator.clipboard.writeText(window.location.href).then(
      () => toasts.show('Link copied.'),
      () => toasts.show('Link not copied. Copy it from the address bar.'),
    )
  const open = (drawer: string) => () => navigator.go(paths.carrier({ id }, { open: drawer }))
  const items: readonly MenuAction[] = [
    ...(store.modules.drawer('decision') === undefined
      ? []
      : [{ key: 'decision', label: 'Save decision record', onAction: open('decision') }]),
    {
      key: 'compare',
      label: 'Compare with others',
      onAction: () => navigator.go(comparePath({ carriers: [id] })),
    },
    { key: 'edit-request', label: 'Request a correction', onAction: open('edit-request') },
    {
      key: 'print',
      label: 'Print',
      startsGroup: true,
      onAction: () => void printProfile(store),
    },
    { key: 'copy', label: 'Copy link', onAction: () => void copy() },
  ]
  return <Menu label="More" items={items} />
}

export default MoreMenu
