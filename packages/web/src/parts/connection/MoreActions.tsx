import { type CarrierSummary, type ConnectionAction, paths } from '@fairhaul/core'
import { Ellipsis } from 'lucide-react'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { Menu } from '../../ui/Menu.tsx'
import type { ConnectionChanges } from './connection-changes.ts'

interface Props {
  readonly actions: readonly ConnectionAction[]
  readonly carrierId: CarrierSummary['id']
  readonly changes: ConnectionChanges
  readonly place: string
}

/** Further actions on a connection, each with its effect. */
const MoreActions = ({ actions, carrierId, changes, place }: Props) => {
  const navigator = useStore(BrowserTokens.Navigator)
  const take = (action: ConnectionAction) => {
    if (action.takesNotes) navigator.go(paths.carrier({ id: carrierId }, { open: 'do-not-dispatch' }))
    else void changes.take(action, place)
  }
  return (
    <Menu
      label="More connection actions"
      icon={<Ellipsis size={16} aria-hidden="true" />}
      items={actions.map(action => ({
        key: action.label,
        label: action.label,
        note: action.effect,
        isDanger: action.takesNotes,
        onAction: () => take(action),
      }))}
    />
  )
}

export default MoreActions
