import { constants, setPriority } from 'node:os'
import { databaseUrlOf } from '../../kernel/settings.ts'
import type { Database } from '../../database/database.ts'
import { FolderInUse } from '../../database/folder-lock.ts'
import { openDatabase } from '../../database/open-database.ts'
import { processName, thisProcess } from '../../database/process-owner.ts'
import { refreshAllAlerts } from '../../freight/alerts/refresh-alerts.ts'
import { systemClock } from '../../kernel/clock.ts'
import { FAILED, showUsage, stopOnSignals } from '../../kernel/command-line.ts'
import { readArguments, USAGE } from './arguments.ts'
import { requestMonitor } from './control/request-monitor.ts'
import { importFailure } from './import-failure.ts'
import { exitCodeOf, runImport } from './run-import.ts'
import { databaseFederalStore } from './store/federal-store.ts'
import { type ImportLease, acquireImportLease } from './store/import-lease.ts'
import { databaseImportRuns } from './store/import-runs.ts'

const write = (text: string) => process.stdout.write(text)

const run = async (): Promise<number> => {
  const today = new Date().toISOString().slice(0, 10)
  const params = readArguments(process.argv.slice(2), process.env, today)
  if (params.kind === 'help' || params.kind === 'misused') return showUsage(params, USAGE)
  // The first Ctrl-C stops after the current batch; a second one at once, and that batch is dropped as a whole.
  const stop = stopOnSignals('Stopping after this batch ...')
  const out = { isTTY: process.stdout.isTTY, columns: process.stdout.columns ?? 80, write }
  const heldBy = `npm run monitor:import (${processName(thisProcess())})`
  const databaseUrl = databaseUrlOf(process.env)
  let database: Database
  try {
    database = await openDatabase(databaseUrl ? { databaseUrl } : { dataFolder: params.dataFolder })
  } catch (error) {
    const code = error instanceof FolderInUse ? await requestMonitor(params, out, stop, heldBy) : undefined
    if (code === undefined) throw error
    return code
  }
  let lease: ImportLease | undefined
  try {
    lease = await acquireImportLease(database.db, heldBy)
    const result = await runImport(params, {
      store: databaseFederalStore(database.db),
      runs: databaseImportRuns(database.db),
      out,
      stop: AbortSignal.any([stop, lease.lost]),
      raiseAlerts: () => refreshAllAlerts({ db: database.db, clock: systemClock }, stop),
      clock: () => performance.now(),
      today,
    })
    return exitCodeOf(result)
  } finally {
    // Where the database fails here, the import has failed by it; the lease of a process that has ended holds nothing.
    await lease?.release().catch(() => undefined)
    await database.close()
  }
}

// People search while it runs.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

try {
  process.exitCode = await run()
} catch (error) {
  console.error(importFailure(error))
  process.exitCode = FAILED
}
