import {
  type Load,
  type LoadLog,
  loadLogLabel,
  LOGGED_EVENTS,
  parseId,
  STOP_KIND_LABELS,
  stopsInOrder,
  stopTimeText,
  stopTown,
  stopZoneName,
  type LoadStopId,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useRef } from 'react'
import { Loaded } from '../../parts/list/Loaded.tsx'
import { SubmissionError } from '../../parts/submission/SubmissionError.tsx'
import { useFocusOnError } from '../../parts/submission/use-focus-on-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Section.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './LoadScreen.module.css'
import type { LoadStore } from './load-store.ts'

const KINDS = LOGGED_EVENTS.map(key => ({ key, label: loadLogLabel(key) }))

interface Props {
  readonly store: LoadStore
  readonly load: Load
}

const stopText = ({ stops }: Load, stopId: LoadStopId | null): string => {
  const stop = stops.find(({ id }) => id === stopId)
  return stop === undefined ? '' : `${STOP_KIND_LABELS[stop.kind]}, ${stopTown(stop)}`
}

/** The zone of a stop; until one is chosen that of the first. */
const zoneOf = ({ stops }: Load, stopId: LoadStopId | null): string | null =>
  (stops.find(({ id }) => id === stopId) ?? stopsInOrder(stops)[0])?.timeZone ?? null

/** What happened to the load, newest first, and a new log. */
export const LogsSection = observer(({ store, load }: Props) => (
  <Card heading="Log">
    <NewLog store={store} load={load} />
    <Loaded query={store.logs} what="the log">
      {(logs: readonly LoadLog[]) =>
        logs.length === 0 ? (
          <p className={styles['none']}>Nothing logged yet.</p>
        ) : (
          <ol className={styles['lines']} aria-label="Log, newest first">
            {logs.map(log => (
              <li key={log.id}>
                <p className={styles['line']}>
                  <strong>{loadLogLabel(log.kind)}</strong>
                  <span>{stopText(load, log.stopId)}</span>
                  <time className={styles['note']} dateTime={log.occurredAt}>
                    {stopTimeText(log.occurredAt, zoneOf(load, log.stopId))}
                  </time>
                </p>
                {log.externalMessage !== null && <p className={styles['message']}>{log.externalMessage}</p>}
              </li>
            ))}
          </ol>
        )
      }
    </Loaded>
  </Card>
))

const NewLog = observer(({ store, load }: Props) => {
  const form = useRef<HTMLFormElement>(null)
  const { draft, submission, setDraft } = store.newLog
  const zone = zoneOf(load, draft.stopId)
  useFocusOnError(form, submission.errorCount)
  const log = (event: FormEvent) => {
    event.preventDefault()
    void store.newLog.log()
  }
  const error = (field: string) => {
    const text = submission.fieldError(field)
    return text === undefined ? {} : { error: text }
  }
  return (
    <form ref={form} className={styles['newLog']} noValidate onSubmit={log}>
      <SubmissionError submission={submission} />
      <Select
        label="Stop"
        options={stopsInOrder(load.stops).map(stop => ({
          key: String(stop.id),
          label: stopText(load, stop.id),
        }))}
        value={draft.stopId === null ? null : String(draft.stopId)}
        onChange={key => setDraft({ stopId: parseId<'load-stop'>(key) ?? null })}
        {...error('stopId')}
      />
      <Select
        label="What happened"
        options={KINDS}
        value={draft.kind}
        onChange={kind => setDraft({ kind })}
        {...error('kind')}
      />
      <TextField
        label={`When (${stopZoneName(zone, new Date(store.now).toISOString()) ?? 'your time'})`}
        type="datetime-local"
        value={draft.at}
        onChange={event => setDraft({ at: event.currentTarget.value })}
        {...error('occurredAt')}
      />
      <Button type="submit" isPending={submission.isPending}>
        Log it
      </Button>
    </form>
  )
})
