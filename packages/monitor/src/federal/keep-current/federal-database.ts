import { refreshAllAlerts } from '../../freight/alerts/refresh-alerts.ts'
import type { Database } from '../../database/database.ts'
import { systemClock } from '../../kernel/clock.ts'
import { FolderInUse } from '../../database/folder-lock.ts'
import { openDatabase } from '../../database/open-database.ts'
import { processName, thisProcess } from '../../database/process-owner.ts'
import type { Arguments } from '../import/arguments.ts'
import {
  CONTROL_PATH,
  type Control,
  findControl,
  importLog,
  type refusedFile,
  TOKEN_HEADER,
} from '../import/control/control-file.ts'
import { requestMonitor } from '../import/control/request-monitor.ts'
import type { Output } from '../import/report/progress.ts'
import { exitCodeOf, runImport } from '../import/run-import.ts'
import { databaseFederalStore } from '../import/store/federal-store.ts'
import { type ImportLease, acquireImportLease } from '../import/store/import-lease.ts'
import { type MonitoredChange, readMonitoredChanges } from '../import/store/monitored-changes.ts'
import { type ReadState, readState } from '../import/store/waiting-rows.ts'
import { databaseImportRuns, type LoggedRun, readImportRuns } from '../import/store/import-runs.ts'

type RefusedFile = ReturnType<typeof refusedFile.parse>

/** The database that files are imported into: opened by this process, or by a monitor that runs. */
export interface FederalDatabase {
  /** What was imported, newest first. */
  runs(): Promise<readonly LoggedRun[]>
  /** What changed about monitored carriers since a moment; they are assessed by it. */
  monitoredChanges(since: Date): Promise<readonly MonitoredChange[]>
  /** Marks what is to be read again, and gives it with the kinds that were read whole. */
  refreshWaiting(): Promise<ReadState>
  /** Imports one file and prints its counts. Refuses: throws ImportUnderWay while another import is. */
  importFile(params: Arguments): Promise<0 | 1>
  /** Logs a published file that was not downloaded. */
  logRefused(file: RefusedFile): Promise<void>
  /** Logs that there is no newer version of some data sets, by their ids. */
  logChecked(ids: readonly string[]): Promise<void>
  close(): Promise<void>
}

export interface ImportSurroundings {
  readonly out: Output
  readonly stop: AbortSignal
  /** `YYYY-MM-DD`. */
  readonly today: string
}

const HELD_BY = `npm run monitor:federal (${processName(thisProcess())})`

/** A database that this process opened. No other import may run from the first file until it is closed. */
export const openedDatabase = (
  { db, close }: Pick<Database, 'db' | 'close'>,
  { out, stop, today }: ImportSurroundings,
): FederalDatabase => {
  let lease: ImportLease | undefined
  return {
    runs: () => readImportRuns(db),
    monitoredChanges: since => readMonitoredChanges({ db, clock: systemClock }, since, stop),
    refreshWaiting: () => databaseFederalStore(db).refreshWaiting(),
    async importFile(params) {
      lease ??= await acquireImportLease(db, HELD_BY)
      const result = await runImport(params, {
        store: databaseFederalStore(db),
        runs: databaseImportRuns(db),
        out,
        stop: AbortSignal.any([stop, lease.lost]),
        raiseAlerts: () => refreshAllAlerts({ db, clock: systemClock }, stop),
        clock: () => performance.now(),
        today,
      })
      return exitCodeOf(result)
    },
    logRefused: ({ fileName, reason, published }) =>
      databaseImportRuns(db).refuse(fileName, reason, published),
    logChecked: ids => databaseImportRuns(db).noteChecked(ids),
    async close() {
      await lease?.release()
      await close()
    },
  }
}

/** The database of a monitor that runs on the data folder. */
const ofRunningMonitor = (
  control: Control,
  inUse: FolderInUse,
  around: ImportSurroundings,
): FederalDatabase => {
  const request = async (init: RequestInit = {}, query = '') => {
    const headers = { [TOKEN_HEADER]: control.token, 'content-type': 'application/json' }
    const response = await fetch(new URL(`${CONTROL_PATH}${query}`, control.url), { ...init, headers }).catch(
      () => undefined,
    )
    if (response?.ok !== true) throw inUse
    return response
  }
  const readLog = async (query = '') => importLog.parse(await (await request({}, query)).json())
  return {
    runs: async () => (await readLog()).runs,
    monitoredChanges: async since => (await readLog(`?since=${since.toISOString()}`)).monitored,
    refreshWaiting: async () =>
      readState.parse(
        await (await request({ method: 'PUT', body: JSON.stringify({ settle: true }) })).json(),
      ),
    async importFile(params) {
      const code = await requestMonitor(params, around.out, around.stop, HELD_BY)
      if (code === undefined) throw inUse
      return code
    },
    logRefused: async file => void (await request({ method: 'PUT', body: JSON.stringify(file) })),
    logChecked: async checked => void (await request({ method: 'PUT', body: JSON.stringify({ checked }) })),
    close: async () => {},
  }
}

/**
 * Opens the database: a PostgreSQL server, the embedded one in the data folder, or that of the monitor which has it open.
 *
 * Refuses: throws FolderInUse when what has the folder open takes no imports.
 */
export const openFederalDatabase = async (
  { databaseUrl, dataFolder }: { readonly databaseUrl: string | undefined; readonly dataFolder: string },
  around: ImportSurroundings,
): Promise<FederalDatabase> => {
  try {
    return openedDatabase(await openDatabase(databaseUrl ? { databaseUrl } : { dataFolder }), around)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    const control = await findControl(dataFolder)
    if (control === undefined) throw error
    return ofRunningMonitor(control, error, around)
  }
}
