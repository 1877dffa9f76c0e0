import { refreshAllAlerts } from '../../../freight/alerts/refresh-alerts.ts'
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { setImmediate as othersTurn } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { exitCodeOf, runImport } from '../run-import.ts'
import { databaseFederalStore, type FederalStore } from '../store/federal-store.ts'
import { type ImportLease, ImportUnderWay, acquireImportLease } from '../store/import-lease.ts'
import { readMonitoredChanges } from '../store/monitored-changes.ts'
import { databaseImportRuns, readImportRuns } from '../store/import-runs.ts'
import {
  type ImportLine,
  importParams,
  loggedFile,
  publishControl,
  TOKEN_HEADER,
  withdrawControl,
} from './control-file.ts'

/** The import that a running monitor does for the command, as the embedded database has one process only. */
export interface ImportControl {
  /**
   * Answers `POST monitor-control/import` (starts one), `DELETE` (stops it after the current batch), `GET` (the log of
   * imports) and `PUT` (logs a published file that was not read, or has no newer version, or tells what is to be read again).
   */
  answer(request: Request): Promise<Response>
  /** Whether the request has the token, which only callers who can read the data folder have. */
  allows(request: Request): boolean
  /**
   * Writes the control file with the URL of this monitor (`http://127.0.0.1:4180`). Call it once the monitor listens.
   */
  publish(url: string): Promise<void>
  /** Stops a running import, waits for it, and removes the control file. Call it before the database is closed. */
  close(): Promise<void>
}

/** So few rows or carriers at once that a broker's search, which waits for them, is not noticeably delayed. */
const ROWS_PER_BATCH = 300

/**
 * The embedded engine works in this thread and answers without returning to the event loop. Calls that arrived
 * meanwhile are handled between batches.
 */
const yielding = (store: FederalStore): FederalStore => ({
  ...store,
  async keep(kind, batch, day) {
    const written = await store.keep(kind, batch, day)
    await othersTurn()
    return written
  },
  async refreshSome() {
    const isMore = await store.refreshSome()
    await othersTurn()
    return isMore
  },
})

const refusal = (status: number, failed: string) => Response.json({ failed }, { status })

const sameText = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

type RequestedImport = ReturnType<typeof importParams.parse>

interface RunningImport {
  readonly stopping: AbortController
  readonly ended: Promise<void>
}

interface Around {
  readonly db: Kysely<Schema>
  readonly dataFolder: string
  readonly clock: { now(): Date }
}

/** Imports what a call requests, in small batches. */
const runRequested = (
  { db, dataFolder, clock }: Around,
  params: RequestedImport,
  print: (line: ImportLine) => void,
  stop: AbortSignal,
): ReturnType<typeof runImport> =>
  runImport(
    {
      ...params,
      kind: 'import',
      dataFolder,
      asOf: params.asOf ?? undefined,
      fileKind: params.fileKind ?? undefined,
      published: params.published ?? undefined,
      rowsPerBatch: Math.min(params.rowsPerBatch, ROWS_PER_BATCH),
    },
    {
      store: yielding(databaseFederalStore(db, { carriersAtOnce: ROWS_PER_BATCH })),
      runs: databaseImportRuns(db),
      out: {
        columns: params.columns ?? 0,
        isTTY: params.columns !== null,
        write: text => print({ print: text }),
      },
      stop,
      raiseAlerts: () => refreshAllAlerts({ db, clock }, stop),
      clock: () => performance.now(),
      today: clock.now().toISOString().slice(0, 10),
    },
  )

/** Starts an import, whose lines are the response. It is stopped by a caller who is gone, or who has lost the lease. */
function startImport(
  around: Around,
  params: RequestedImport,
  lease: ImportLease,
  onEnded: () => void,
): RunningImport & { readonly response: Response } {
  const stopping = new AbortController()
  lease.lost.addEventListener('abort', () => stopping.abort('lost'))
  let ended = Promise.resolve()
  const body = new ReadableStream<Uint8Array>({
    start(lines) {
      let isReceived = true
      const print = (line: ImportLine) => {
        if (isReceived) lines.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`))
      }
      stopping.signal.addEventListener('abort', () => {
        isReceived = stopping.signal.reason !== 'gone'
      })
      ended = runRequested(around, params, print, stopping.signal)
        .then(result => print({ exit: exitCodeOf(result) }))
        .catch((error: unknown) => print({ failed: error instanceof Error ? error.message : String(error) }))
        .then(() => lease.release())
        .catch(() => undefined)
        .then(() => {
          onEnded()
          if (isReceived) lines.close()
        })
    },
    cancel() {
      stopping.abort('gone')
    },
  })
  const headers = { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' }
  return { stopping, ended, response: new Response(body, { headers }) }
}

/**
 * The import control of one monitor. A caller proves with a token that they can read a file only the data's owner can.
 */
export const importControl = (
  db: Kysely<Schema>,
  { dataFolder, clock }: Omit<Around, 'db'>,
): ImportControl => {
  const token = randomBytes(32).toString('base64url')
  let running: RunningImport | undefined

  const start = (params: RequestedImport, lease: ImportLease): Response => {
    const started = startImport({ db, dataFolder, clock }, params, lease, () => {
      running = undefined
    })
    running = started
    return started.response
  }

  const readLog = async (since: string | null, signal: AbortSignal) => {
    const from = since === null ? null : new Date(since)
    if (from !== null && Number.isNaN(from.getTime())) return refusal(422, 'since is not a time')
    const runs = await readImportRuns(db)
    const monitored = from === null ? [] : await readMonitoredChanges({ db, clock }, from, signal)
    return Response.json({ runs, monitored })
  }

  const logFile = async (body: unknown) => {
    const params = loggedFile.safeParse(body)
    if (!params.success) return refusal(422, 'not a file that can be logged')
    const runs = databaseImportRuns(db)
    if ('settle' in params.data) return Response.json(await databaseFederalStore(db).refreshWaiting())
    if ('checked' in params.data) await runs.noteChecked(params.data.checked)
    else await runs.refuse(params.data.fileName, params.data.reason, params.data.published)
    return new Response(null, { status: 204 })
  }

  const allows = (request: Request) => sameText(request.headers.get(TOKEN_HEADER) ?? '', token)

  return {
    allows,
    async answer(request) {
      if (!allows(request)) return refusal(403, 'not allowed')
      if (request.method === 'DELETE') {
        running?.stopping.abort('requested')
        return new Response(null, { status: 204 })
      }
      if (request.method === 'GET')
        return readLog(new URL(request.url).searchParams.get('since'), request.signal)
      const body: unknown = await request.json().catch(() => null)
      if (request.method === 'PUT') return logFile(body)
      const params = importParams.safeParse(body)
      if (!params.success) return refusal(422, 'not an import that can be requested')
      try {
        return start(params.data, await acquireImportLease(db, params.data.heldBy))
      } catch (error) {
        if (!(error instanceof ImportUnderWay)) throw error
        return refusal(409, error.message)
      }
    },
    publish: url => publishControl(dataFolder, { url, token }),
    async close() {
      running?.stopping.abort('requested')
      await running?.ended
      await withdrawControl(dataFolder)
    },
  }
}
