import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { databaseUrlOf } from '../../kernel/settings.ts'
import { FolderInUse } from '../../database/folder-lock.ts'
import { FAILED, showUsage, stopOnSignals } from '../../kernel/command-line.ts'
import { importFailure } from '../import/import-failure.ts'
import { type FederalArguments, readFederalArguments, USAGE } from './arguments.ts'
import { systemDisk } from './download/part-file.ts'
import { systemTiming } from './download/request-policy.ts'
import { StoredFiles } from './download/stored-files.ts'
import { openFederalDatabase } from './federal-database.ts'
import { keepCurrent, type Outcome } from './keep-current.ts'
import { watch } from './watch.ts'

const out = {
  isTTY: process.stdout.isTTY,
  columns: process.stdout.columns ?? 80,
  write: (text: string) => process.stdout.write(text),
}

const runOnce = (params: FederalArguments, stop: AbortSignal): Promise<Outcome> => {
  const today = new Date().toISOString().slice(0, 10)
  const { dataFolder, base, token, isSmallerAccepted } = params
  const databaseUrl = databaseUrlOf(process.env)
  return keepCurrent(
    { ...params, source: { base, isSmallerAccepted } },
    {
      openDatabase: () => openFederalDatabase({ databaseUrl, dataFolder }, { out, stop, today }),
      out,
      download: {
        files: new StoredFiles(join(dataFolder, 'federal')),
        disk: systemDisk,
        timing: systemTiming,
        random: Math.random,
        stop,
        today,
        token,
      },
    },
  )
}

const run = async (): Promise<number> => {
  const params = readFederalArguments(process.argv.slice(2), process.env)
  if (params.kind === 'help' || params.kind === 'misused') return showUsage(params, USAGE)
  // The first Ctrl-C ends downloads at once and the import after its batch; a second one ends it at once too.
  const stop = stopOnSignals(
    'Stopping. What was downloaded and read so far stays; the next run goes on from there.',
  )
  try {
    if (params.isWatching) {
      await watch({ run: () => runOnce(params, stop), at: params.at, timing: systemTiming, stop, out })
      return 0
    }
    return (await runOnce(params, stop)) === 'current' ? 0 : FAILED
  } catch (error) {
    if (stop.aborted) return FAILED
    throw error
  }
}

// People search while it runs.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

try {
  process.exitCode = await run()
} catch (error) {
  console.error(error instanceof FolderInUse ? error.message : importFailure(error))
  process.exitCode = FAILED
}
