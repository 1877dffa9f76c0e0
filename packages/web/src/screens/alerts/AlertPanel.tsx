import {
  paths,
  presenceText,
  TICKET_STATUS_LABELS,
  ticketHolderText,
  ticketLoadName,
  ticketTypeLabel,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link } from '../../di/Link.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { SidePanel } from '../../ui/SidePanel.tsx'
import { PlaceInList } from '../../parts/list/PlaceInList.tsx'
import { FreightBadge } from '../../parts/load/FreightBadge.tsx'
import { alertActs } from './alert-acts.ts'
import { ALERT_KEYS } from './alert-keys.ts'
import { AlertPanelBody } from './AlertPanelBody.tsx'
import styles from './AlertsScreen.module.css'
import type { AlertsScreenStore } from './alerts-screen-store.ts'

interface Props {
  readonly store: AlertsScreenStore
  /** Beside the list; else above it, as a drawer. */
  readonly isPane: boolean
}

/** One alert: what it is about, what was done, what is done next, without leaving the list. */
export const AlertPanel = observer(({ store, isPane }: Props) => {
  const { list, panel, work, presence } = store
  const { openId } = list
  const { ticket } = panel
  const loadId = ticket?.loadId
  useEffect(() => panel.openNotes(), [panel, loadId])
  if (openId === null) return null
  const user = work.user
  const others = presenceText(presence.of(openId))
  const shown = {
    title: ticket === undefined ? 'Alert' : ticketTypeLabel(ticket.type),
    subtitle: ticket !== undefined && user !== null && (
      <span className={styles['who']}>
        <FreightBadge labels={TICKET_STATUS_LABELS[ticket.status]} />
        <span>Assigned to {ticketHolderText(ticket, user.id)}</span>
        {ticket.loadId !== null && (
          <Link to={paths.load({ id: ticket.loadId })} className={linkClass}>
            {ticketLoadName(ticket)}
          </Link>
        )}
        <span role="status" className={styles['others']}>
          {others}
        </span>
      </span>
    ),
    onClose: panel.close,
    footer: <Acts store={store} />,
  }
  return (
    <SidePanel isPane={isPane} {...shown}>
      <AlertPanelBody store={store} />
    </SidePanel>
  )
})

const Acts = observer(({ store: { panel, work, list } }: { readonly store: AlertsScreenStore }) => {
  const { ticket, place } = panel
  if (ticket === undefined) return null
  const error = work.errorOf(ticket.id)
  const { isPending } = work.submissionOf(ticket.id)
  const { last } = work
  return (
    <div className={styles['foot']}>
      {error !== undefined && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
      {last?.id === ticket.id && (
        <p className={styles['done']}>
          This alert {last.text} {last.noUndo}
          {last.undo !== null && (
            <Button size="small" variant="quiet" onClick={() => void work.undo()}>
              Undo <Kbd>{ALERT_KEYS.undo}</Kbd>
            </Button>
          )}
        </p>
      )}
      <div className={styles['acts']}>
        {alertActs(work, ticket).map(
          ({ key, label, effect, does }) =>
            does.kind === 'run' && (
              <Button
                key={label}
                size="small"
                title={effect}
                aria-keyshortcuts={key}
                isPending={isPending}
                onClick={does.run}
              >
                {label} <Kbd>{key}</Kbd>
              </Button>
            ),
        )}
      </div>
      {!work.mayWork && <p className={styles['note']}>Your permissions do not include changing alerts.</p>}
      {place !== null && <PlaceInList place={place} count={list.rows.length} onStep={panel.step} />}
    </div>
  )
})
