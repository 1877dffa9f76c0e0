import {
  etaBasis,
  etaMargin,
  type Load,
  nextDueStop,
  relativeTime,
  STOP_KIND_LABELS,
  type StopEta,
  stopPlace,
  stopsInOrder,
  stopTimeText,
  stopWindowText,
  trackableLabel,
  trackingPhase,
  trackingWindow,
  WINDOW_PHASE_LABELS,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { ListError } from '../../parts/list/ListError.tsx'
import { Lateness } from '../../parts/load/Lateness.tsx'
import { Card } from '../../ui/Section.tsx'
import styles from './LoadScreen.module.css'
import type { LoadStore } from './load-store.ts'

interface Props {
  readonly store: LoadStore
  readonly load: Load
}

const etaText = ({ at, lateMs }: StopEta, stop: Load['stops'][number]): string => {
  const instant = new Date(at).toISOString()
  const time = stopTimeText(instant, stop.timeZone)
  const margin = etaMargin({ lateMs })
  return `${time}${margin === '' ? '' : `, ${margin}`}`
}

/** The stops in order, with window, progress and estimated arrival, and how the estimate was made. */
export const StopsSection = observer(({ store, load }: Props) => {
  const { etas, now } = store
  const due = nextDueStop(load, now)
  const window = trackingWindow(load)
  const phase = trackingPhase(load, now)
  return (
    <Card heading="Stops">
      <ol className={styles['stops']} aria-label="Stops">
        {stopsInOrder(load.stops).map((stop, at) => {
          const eta = etas?.kind === 'known' ? etas.stops.find(({ stopId }) => stopId === stop.id) : undefined
          const { progress } = stop
          return (
            <li key={stop.id} className={styles['stop']}>
              <span className={styles['number']}>{at + 1}</span>
              <div>
                <p className={styles['line']}>
                  <strong>
                    {STOP_KIND_LABELS[stop.kind]}: {stopPlace(stop)}
                  </strong>
                  {due?.stop === stop && <Lateness stop={stop} now={now} />}
                </p>
                <p>{stopWindowText(stop)}</p>
                {progress?.doneAt != null ? (
                  <p className={styles['note']}>Done {stopTimeText(progress.doneAt, stop.timeZone)}</p>
                ) : (
                  eta && (
                    <p className={styles['eta']} data-late={(eta.lateMs ?? 0) > 0 || undefined}>
                      {`ETA ${etaText(eta, stop)}`}
                      <span className={styles['note']}> {etaBasis(eta)}</span>
                    </p>
                  )
                )}
              </div>
            </li>
          )
        })}
      </ol>
      <ListError
        question={store.trace.state}
        what="the truck’s positions"
        onRetry={() => void store.trace.reload()}
      />
      {etas?.kind === 'unknown' && <p className={styles['note']}>ETA unknown. {etas.reason}</p>}
      {etas?.kind === 'known' && (
        <p className={styles['note']}>
          {`From ${etas.from.areaName ?? 'its last position'}, ${relativeTime(etas.from.seenAt, now)}, in a straight line plus 20% for roads.`}
        </p>
      )}
      <p className={styles['note']}>
        {trackableLabel(load)}. Tracking window:{' '}
        {stopWindowText({ window, timeZone: stopsInOrder(load.stops)[0]?.timeZone ?? null })}
        {phase !== null && ` (${WINDOW_PHASE_LABELS[phase].toLowerCase()})`}.
      </p>
    </Card>
  )
})
