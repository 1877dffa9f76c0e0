import {
  actionsOfUser,
  type ConnectionAction,
  likelyActions,
  mayMonitor,
  type StoredWith,
  takesNotes,
} from '@fairhaul/core'
import { Ellipsis } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { AccountTokens, ShellTokens } from '../../di/tokens.ts'
import { useResolve, useStore } from '../../di/use-store.ts'
import { Button } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { showMade } from '../connection/show-made.ts'
import { StoredRecord } from '../connection/StoredRecord.tsx'
import styles from './connection-columns.module.css'
import type { ConnectedRow, ConnectionsList } from './connections-store.ts'

interface Props {
  readonly row: ConnectedRow
  readonly list: ConnectionsList
}

const monitoringItem = ({ id, subscription }: ConnectedRow, monitoring: ConnectionsList['monitoring']) =>
  subscription === null
    ? {
        key: 'Monitor',
        label: 'Monitor',
        note: 'The carrier joins My Carriers.',
        onAction: () => void monitoring.start(id),
      }
    : {
        key: 'Stop monitoring',
        label: 'Stop monitoring',
        note: 'The carrier leaves My Carriers.',
        onAction: () => void monitoring.stop(id),
      }

/**
 * What is likely to be done with a connection as a button, the rest in a menu; after a change, what became of it. On a
 * phone all of it is in the menu, so that a card stays short.
 */
export const ConnectionRowActions = observer(({ row, list }: Props) => {
  const { user } = useStore(AccountTokens.AccountStore)
  const resolve = useResolve()
  const isPhone = useIsPhone()
  if (user == null) return null
  const { connections, monitoring } = list
  const own = connections.of(row.id)
  const left = list.leftText(row)
  const watching = monitoring.changeOf(row.id)
  const isMonitored = monitoring.made.get(row.id)
  const error = own.submission.error ?? watching?.error
  const actions = actionsOfUser(user, row.connected)
  // A warning is not lifted by a press beside it.
  const [likely] = row.connected.status === 'do_not_dispatch' ? [] : likelyActions(actions)
  const pressed = isPhone ? undefined : likely
  const say = () => {
    if (own.made !== null && own.submission.error === undefined)
      showMade(resolve(ShellTokens.ToastsStore), own.made.text, own.made)
  }
  if (left !== undefined && error === undefined) {
    return (
      <Undoable
        text={left}
        name={row.legalName}
        isPending={own.submission.isPending}
        made={own.made}
        undo={own.made?.undo == null ? undefined : () => own.undo().then(say)}
      />
    )
  }
  const perform = (action: ConnectionAction) =>
    takesNotes(action) ? connections.note(action, [row], say) : void own.perform(action, 'row')
  const items = [
    ...actions
      .filter(action => action !== pressed)
      .map(action => ({
        key: action.label,
        label: action.label,
        note: action.effect,
        isDanger: action.change.kind === 'do-not-dispatch',
        onAction: () => perform(action),
      })),
    ...(mayMonitor(user) ? [monitoringItem(row, monitoring)] : []),
  ]
  return (
    <span
      className={styles['actions']}
      data-menu-alone={(isPhone && isMonitored === undefined && error === undefined) || undefined}
    >
      {pressed !== undefined && (
        <Button
          size="small"
          title={pressed.effect}
          aria-label={`${pressed.label}: ${row.legalName}`}
          isPending={own.submission.isPending}
          onClick={() => perform(pressed)}
        >
          {pressed.label}
        </Button>
      )}
      {items.length > 0 && <Menu label={`More for ${row.legalName}`} icon={<Ellipsis />} items={items} />}
      {isMonitored !== undefined && error === undefined && (
        <Undoable
          text={isMonitored ? 'Monitored' : 'No longer monitored'}
          name={row.legalName}
          isPending={watching?.isPending === true}
          made={null}
          undo={() => monitoring.undo(row.id)}
        />
      )}
      {error !== undefined && (
        <span role="alert" className={styles['error']}>
          {error}
        </span>
      )}
    </span>
  )
})

interface UndoableProps {
  readonly text: string
  readonly name: string
  /** What was done, with the record that was kept with it. */
  readonly made: StoredWith | null
  readonly isPending: boolean
  /** Missing: it cannot be undone. */
  readonly undo: (() => Promise<void>) | undefined
}

/** What became of a row, in the place of its actions. */
const Undoable = ({ text, name, made, isPending, undo }: UndoableProps) => (
  <span className={styles['actions']}>
    <span className={styles['moved']}>{text}</span>
    <StoredRecord made={made} />
    {undo !== undefined && (
      <Button size="small" variant="quiet" isPending={isPending} onClick={() => void undo()}>
        Undo<VisuallyHidden> for {name}</VisuallyHidden>
      </Button>
    )}
  </span>
)
