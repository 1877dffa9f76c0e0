import {
  exactTime,
  isTrackable,
  type Load,
  LOAD_STATUS_LABELS,
  relativeTime,
  STOP_KIND_LABELS,
  stopsInOrder,
  stopTown,
  stopWindowText,
  type TicketChange,
  ticketChangeText,
  TRACKING_STATUS_LABELS,
  trackableLabel,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { ListError } from '../../parts/list/ListError.tsx'
import { FreightBadge } from '../../parts/load/FreightBadge.tsx'
import { Lateness } from '../../parts/load/Lateness.tsx'
import { NewNote } from '../../parts/notes/NewNote.tsx'
import { NoteList } from '../../parts/notes/NoteList.tsx'
import { CarrierName, CarrierStatusLine } from '../../parts/vehicle/CarrierOfVehicle.tsx'
import { isAbsent } from '../../stores/not-found.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AlertCause } from './AlertCause.tsx'
import styles from './AlertsScreen.module.css'
import type { AlertsScreenStore } from './alerts-screen-store.ts'

/** The notes that are listed at first. */
const NOTES = 3

/** The alert’s load and its carrier, what was done, and what colleagues wrote about the load. */
export const AlertPanelBody = observer(({ store }: { readonly store: AlertsScreenStore }) => {
  const clock = useStore(BrowserTokens.Clock)
  const { panel, list } = store
  const { ticket, notes, changes, detail, place } = panel
  if (ticket === undefined)
    return (
      <div className={styles['body']} data-panel="" aria-busy="true">
        {isAbsent(detail) ? (
          <Notice tone="info" title="This alert does not exist, or is not your company’s.">
            Close it to see the list.
          </Notice>
        ) : (
          <ListError question={detail.state} what="this alert" onRetry={() => void detail.reload()} />
        )}
        {detail.isPending && <Skeleton shape="text" count={8} />}
      </div>
    )
  const now = clock.now()
  return (
    <div className={styles['body']} data-panel="">
      {place === null && !list.list.found.isPending && (
        <Notice tone="info" title="Not on this page of the list.">
          You can still work on it here.
        </Notice>
      )}
      <AlertCause ticket={ticket} now={now} />
      {ticket.load !== null && <AboutLoad load={ticket.load} now={now} />}
      {ticket.load?.carrier != null && (
        <section aria-labelledby="alert-carrier">
          <h3 id="alert-carrier">Carrier</h3>
          <div className={styles['carrier']}>
            <CarrierName carrier={ticket.load.carrier} />
            <CarrierStatusLine carrier={ticket.load.carrier} today={clock.today()} />
          </div>
        </section>
      )}
      {!(isAbsent(detail) && changes === undefined) && (
        <section aria-labelledby="alert-history">
          <h3 id="alert-history">Activity</h3>
          <ListError
            question={detail.state}
            what="the activity"
            onRetry={() => void detail.load(ticket.id)}
          />
          {changes === undefined && detail.isPending && <Skeleton shape="text" count={2} />}
          {changes !== undefined && <History changes={changes} raisedAt={ticket.createdAt} now={now} />}
        </section>
      )}
      {notes !== undefined && (
        <section aria-labelledby="alert-notes">
          <h3 id="alert-notes">Notes on the load</h3>
          <NewNote store={notes} />
          <NoteList store={notes} first={NOTES} />
        </section>
      )}
      {ticket.loadId === null && <p className={styles['note']}>This alert is not about a load.</p>}
    </div>
  )
})

const AboutLoad = ({ load, now }: { readonly load: Load; readonly now: number }) => (
  <section aria-labelledby="alert-load">
    <h3 id="alert-load">
      Load <FreightBadge labels={LOAD_STATUS_LABELS[load.status]} />
      <FreightBadge labels={TRACKING_STATUS_LABELS[load.trackingStatus]} />
    </h3>
    {!isTrackable(load) && <p className={styles['note']}>{trackableLabel(load)}</p>}
    <ol className={styles['stops']}>
      {stopsInOrder(load.stops).map(stop => (
        <li key={stop.id}>
          <span>
            <strong>{STOP_KIND_LABELS[stop.kind]}</strong> {stopTown(stop)}
          </span>
          <span className={styles['note']}>{stopWindowText(stop)}</span>
          {stop.progress?.doneAt == null && <Lateness stop={stop} now={now} />}
        </li>
      ))}
    </ol>
  </section>
)

interface HistoryProps {
  readonly changes: readonly TicketChange[]
  readonly raisedAt: string
  readonly now: number
}

const History = ({ changes, raisedAt, now }: HistoryProps) => (
  <ol className={styles['history']} aria-label="Activity, newest first">
    {changes.map(change => (
      <li key={change.id}>
        <strong>{change.isByCause ? 'By itself' : (change.userName ?? 'A former user')}</strong>{' '}
        <time dateTime={change.createdAt} title={exactTime(change.createdAt)} className={styles['note']}>
          {relativeTime(change.createdAt, now)}
        </time>
        <div>{ticketChangeText(change)}</div>
      </li>
    ))}
    <li>
      <strong>Raised</strong>{' '}
      <time dateTime={raisedAt} title={exactTime(raisedAt)} className={styles['note']}>
        {relativeTime(raisedAt, now)}
      </time>
    </li>
  </ol>
)
