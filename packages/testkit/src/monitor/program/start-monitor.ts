import { systemClock, today } from '../clock.ts'
import { createMonitor } from '../create-monitor.ts'
import { openDatabase } from '../database/index.ts'
import { keptMailbox } from '../mailbox/kept-mailbox.ts'
import { smtpMailbox } from '../mailbox/smtp-mailbox.ts'
import { secretOf } from '../secrets.ts'
import { serve } from '../serve.ts'
import type { Flags } from './flags.ts'
import { accountsIn, seedIfEmpty } from './seed-if-empty.ts'

/** What the monitor reads from its surroundings and writes to them. */
export interface Surroundings {
  /** A PostgreSQL server instead of the embedded engine in the data folder. */
  readonly databaseUrl: string | undefined
  /** Where codes are sent; without it they are kept for the operator and printed. */
  readonly smtpUrl: string | undefined
  readonly smtpFrom: string | undefined
  print(line: string): void
  log(line: string): void
}

/** Opens the database, seeds it when it is new, and serves. Whatever fails on the way is closed again. */
export async function startMonitor(flags: Flags, around: Surroundings) {
  const secret = secretOf(flags.data)
  const { databaseUrl, smtpUrl } = around
  const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataFolder: flags.data })
  const { db } = database
  try {
    if (flags.world !== undefined) await seedIfEmpty(db, flags.world, today(systemClock))
    const mailbox = smtpUrl
      ? smtpMailbox(smtpUrl, around.smtpFrom ?? 'no-reply@localhost')
      : keptMailbox(db, around.print)
    const { publicOrigins, faults } = flags
    const config = { secret, publicOrigins, faults, log: around.log }
    const served = await serve(createMonitor({ db, mailbox, clock: systemClock, config }), flags)
    return {
      port: served.port,
      accounts: await accountsIn(db),
      stop: async () => {
        await served.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
