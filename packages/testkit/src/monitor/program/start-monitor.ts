import { setTimeout as pause } from 'node:timers/promises'
import { testCards } from '../billing/test-cards.ts'
import { systemClock, today } from '../clock.ts'
import { createMonitor } from '../create-monitor.ts'
import { openDatabase } from '../database/index.ts'
import { importControl } from '../import/control/import-control.ts'
import { Worker } from '../jobs/worker.ts'
import { MailRounds } from '../mailbox/mail-rounds.ts'
import { keptMailbox } from '../mailbox/kept-mailbox.ts'
import { smtpMailbox } from '../mailbox/smtp-mailbox.ts'
import { secretOf } from '../secrets.ts'
import { serve } from '../serve.ts'
import { filesInDatabase } from '../uploads/file-store.ts'
import { filesInFolder } from '../uploads/folder-store.ts'
import type { Flags } from './flags.ts'
import { MovingWorlds } from './moving-worlds.ts'
import { isKnownKey } from './known-key.ts'
import { eventLine, VERSION, warningLine, withMoments } from './program-log.ts'
import { accountsIn, seedIfEmpty } from './seed-if-empty.ts'

/** What the monitor reads from its surroundings and writes to them. */
export interface Surroundings {
  /** A PostgreSQL server instead of the embedded engine in the data folder. */
  readonly databaseUrl: string | undefined
  /** Where codes are sent; without it they are kept for the operator and printed. */
  readonly smtpUrl: string | undefined
  readonly smtpFrom: string | undefined
  /** Shared with the provider of the chat. */
  readonly chatSecret?: string | undefined
  print(line: string): void
  log(line: string): void
}

/** How a program on this machine reaches it. A host that stands for every address is reached by loopback. */
const ownAddress = (host: string, port: number) => {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Cards that do not exist are for worlds that do not either, which the database itself tells. */
const takesTestCards = (world: string | null) => world !== null && world !== 'empty'

/** Opens the database, seeds it when it is new, and serves. Whatever fails on the way is closed again. */
export async function startMonitor(flags: Flags, around: Surroundings) {
  const secret = secretOf(flags.data)
  const { databaseUrl, smtpUrl } = around
  const { databaseConnections: connections, databaseTimeout: statementSeconds } = flags
  const files = flags.files === undefined ? filesInDatabase : await filesInFolder(flags.files)
  const database = await openDatabase(
    databaseUrl ? { databaseUrl, connections, statementSeconds } : { dataFolder: flags.data },
  )
  const { db, atLeisure } = database
  const log = withMoments(around.log, systemClock)
  try {
    const world =
      flags.world === undefined ? null : await seedIfEmpty(atLeisure, flags.world, today(systemClock))
    if (!(await isKnownKey(db, secret, systemClock))) log(warningLine('other_key'))
    const mailbox = smtpUrl
      ? smtpMailbox(smtpUrl, around.smtpFrom ?? 'no-reply@localhost')
      : keptMailbox(db, around.print)
    const { publicOrigins, trustedProxies, faults } = flags
    const cards = takesTestCards(world) ? { cards: testCards } : {}
    const chat = around.chatSecret ? { chatSecret: around.chatSecret } : {}
    const config = { secret, publicOrigins, trustedProxies, faults, log, ...cards, ...chat }
    // A server takes several writers, so there the command writes by itself.
    const imports = databaseUrl
      ? undefined
      : importControl(db, { dataFolder: flags.data, clock: systemClock })
    const monitor = createMonitor({ db, files, mailbox, clock: systemClock, config }, imports)
    monitor.services.metrics.watchProcess()
    monitor.services.metrics.watchPool(database.pool)
    const moving = new MovingWorlds({ db: atLeisure, clock: systemClock, log })
    await moving.start()
    const served = await serve(monitor, flags)
    await imports?.publish(ownAddress(flags.host, served.port))
    const worker = new Worker(monitor.services)
    worker.start()
    const mailRounds = new MailRounds(monitor.services)
    mailRounds.start()
    log(
      eventLine('started', {
        version: VERSION,
        world,
        engine: database.kind,
        files: flags.files === undefined ? 'database' : 'folder',
        mail: smtpUrl ? 'smtp' : 'kept',
        host: flags.host,
        port: served.port,
      }),
    )
    return {
      port: served.port,
      world,
      accounts: await accountsIn(db),
      stop: async () => {
        log(eventLine('stopping'))
        monitor.services.standing.announceStop()
        await pause(flags.drain * 1000)
        await Promise.all([
          served.close(),
          worker.stop(),
          mailRounds.stop(),
          moving.stop(),
          imports?.close() ?? Promise.resolve(),
        ])
        await database.close()
        log(eventLine('stopped'))
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
