import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { Button, buttonStyle } from '../../ui/Button.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { StoredRecord } from '../connection/StoredRecord.tsx'
import { PlaceInList } from '../list/PlaceInList.tsx'
import styles from './CarrierPanel.module.css'
import type { PanelAct } from './panel-acts.ts'
import { PANEL_KEYS } from './panel-keys.ts'
import type { CarrierPanelStore } from './panel-store.ts'
import type { WorkedList } from './worked-list.ts'

interface Props {
  readonly list: WorkedList
  readonly store: CarrierPanelStore
  readonly acts: readonly PanelAct[]
}

/** What is done with the carrier, one key each; above it what was done last, with its undo. */
export const PanelActions = observer(({ list, store, acts }: Props) => {
  const { row, last, place } = store
  const watching = row === undefined ? undefined : list.monitoring.changeOf(row.id)
  const own = row === undefined ? undefined : list.connections.of(row.id).submission
  const error = own?.error ?? watching?.error
  const shown = acts.filter(({ key }) => key !== PANEL_KEYS.profile)
  const isPending = own?.isPending === true || watching?.isPending === true
  return (
    <div className={styles['foot']}>
      {error !== undefined && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
      <p role="status" className={styles['last']}>
        {last !== null && (
          <>
            <strong>{last.name}</strong> {last.text} <StoredRecord made={last} />
            {last.undo !== undefined && (
              <Button size="small" variant="quiet" onClick={() => void store.undo()}>
                Undo <Kbd>{PANEL_KEYS.undo}</Kbd>
              </Button>
            )}
          </>
        )}
      </p>
      <div className={styles['acts']}>
        {shown.map(({ key, label, effect, isDanger = false, does }) =>
          does.kind === 'go' ? (
            <Link
              key={key}
              to={does.path}
              title={effect}
              aria-keyshortcuts={key}
              {...buttonStyle({ size: 'small' })}
            >
              {label} <Kbd>{key}</Kbd>
            </Link>
          ) : (
            <Button
              key={key}
              size="small"
              title={effect}
              aria-keyshortcuts={key}
              isPending={isPending}
              variant={isDanger ? 'caution' : 'secondary'}
              onClick={does.run}
            >
              {label} <Kbd>{key}</Kbd>
            </Button>
          ),
        )}
      </div>
      {place !== null && <PlaceInList place={place} count={list.rows.length} onStep={store.step} />}
    </div>
  )
})
