import { join } from 'node:path'
import { createHmac, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { testCards } from '../../kernel/card-provider.ts'
import { type Clock, systemClock, today } from '../../kernel/clock.ts'
import { createMonitor } from '../create-monitor.ts'
import { checkDataFolder, fileInPathOf } from '../../database/engine-folder.ts'
import { openDatabase } from '../../database/open-database.ts'
import type { Schema } from '../../database/schema.ts'
import { systemTiming } from '../../federal/keep-current/download/request-policy.ts'
import { importControl } from '../../federal/import/control/import-control.ts'
import { Worker } from '../../company/jobs/worker.ts'
import { WebhookSender } from '../../company/webhooks/webhook-sender.ts'
import { databaseMailbox } from '../../platform/mailbox/database-mailbox.ts'
import { MailRounds } from './mail-rounds.ts'
import { smtpMailbox } from '../../platform/mailbox/smtp-mailbox.ts'
import { QCMOBILE_URL, QcMobileClient } from '../../federal/qcmobile/qcmobile.ts'
import { serve } from '../serve.ts'
import { filesInDatabase } from '../../kernel/file-store.ts'
import { filesInFolder } from '../../platform/uploads/folder-store.ts'
import { namedIn } from '../../platform/uploads/store-upload.ts'
import { keepForOwner, SECRET_BYTES, secretOf } from './data-folder.ts'
import { DrivingWorld, MOVING_WORLD } from './driving-world.ts'
import { UnusableFlag } from '../../kernel/command-line.ts'
import type { Flags } from './flags.ts'
import { freshPositions } from './fresh-positions.ts'
import { MovingWorlds } from './moving-worlds.ts'
import { accountsIn, seedIfEmpty } from './seed-if-empty.ts'
import type { Settings } from '../../kernel/settings.ts'

/**
 * Whether this process has the same key as the one that started last over this database. If not, each refuses the CSRF
 * proofs and codes of the other: either the key is new, or one of the two was started without a copy of it.
 *
 * Empty: the first process finds no other key.
 */
export async function isKnownKey(db: Kysely<Schema>, secret: Uint8Array, clock: Clock): Promise<boolean> {
  const digest = createHmac('sha256', secret).update('which key this is').digest('base64url')
  const last = await db
    .selectFrom('monitor_keys')
    .select('digest')
    .orderBy('used_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const used_at = clock.now()
  await db
    .insertInto('monitor_keys')
    .values({ digest, used_at })
    .onConflict(other => other.column('digest').doUpdateSet({ used_at }))
    .execute()
  return last === undefined || last.digest === digest
}

/** Read through Vite, so that a built program has it too. */
const versions = import.meta.glob<string>('../../../package.json', { eager: true, import: 'version' })

/** The version of this monitor. */
const VERSION = Object.values(versions)[0] ?? 'unknown'

/** A line of the program's log, as JSON. */
const eventLine = (
  event: 'started' | 'unfinished_uploads_removed' | 'stopping' | 'stopped',
  more: object = {},
) => JSON.stringify({ level: 'info', event, ...more })

/** A warning for the operator; the program continues. */
const warningLine = (event: 'other_key') => JSON.stringify({ level: 'warn', event })

/** Puts the time in front of each line of JSON. */
const withMoments = (write: (line: string) => void, clock: Clock) => (line: string) =>
  write(`{"at":"${clock.now().toISOString()}",${line.slice(1)}`)

/** The settings of the monitor, and where it writes. */
export interface Surroundings extends Settings {
  print(line: string): void
  log(line: string): void
}

/** The address for programs on this machine. A host that means every address is reached by loopback. */
const ownAddress = (host: string, port: number) => {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Test cards are only for invented worlds, which the database records. */
const takesTestCards = (world: string | null) => world !== null && world !== 'empty'

/** A file that no row names is removed at this age: no upload of another process takes as long. */
const UNNAMED_AGE_MS = 15 * 60_000

/** Opens the database. A folder that is refused stays as it is: its mode and its key come after it was checked and opened. */
const openData = async (flags: Flags, databaseUrl: string | undefined) => {
  const file = fileInPathOf(flags.data)
  if (file !== undefined) throw new UnusableFlag(`"${file}" is a file. Name a folder with --data.`)
  if (!databaseUrl) checkDataFolder(flags.data)
  keepForOwner(flags.data)
  const { databaseConnections: connections, databaseTimeout: statementSeconds } = flags
  const namedFolder = flags.files === undefined ? undefined : await filesInFolder(flags.files)
  const database = await openDatabase(
    databaseUrl ? { databaseUrl, connections, statementSeconds } : { dataFolder: flags.data },
  )
  return { database, namedFolder }
}

interface Program {
  readonly secret: Uint8Array
  readonly world: string | null
  readonly log: (line: string) => void
}

/** The configuration that flags, settings and the world make. An invented world takes test cards, and has no operator. */
const configOf = (flags: Flags, around: Surroundings, { secret, world, log }: Program) => {
  const { publicOrigins, trustedProxies, faults } = flags
  const cards = takesTestCards(world) ? { cards: testCards } : {}
  const chat = around.chatSecret ? { chatSecret: around.chatSecret } : {}
  const operatorSecret = around.operatorSecret || randomBytes(SECRET_BYTES).toString('base64url')
  const operator = takesTestCards(world) ? {} : { operatorSecret }
  const disablesDnuAssociations = around.disableDnuAssociations === '1'
  const allowsInsideWebhooks = around.webhooksInside === '1'
  const toggles = { disablesDnuAssociations, allowsInsideWebhooks }
  const settings = { secret, publicOrigins, trustedProxies, faults, log, ...toggles }
  return { ...settings, ...cards, ...chat, ...operator }
}

const mailboxOf = (db: Kysely<Schema>, { smtpUrl, smtpFrom = 'no-reply@localhost', print }: Surroundings) =>
  smtpUrl ? smtpMailbox(smtpUrl, smtpFrom) : databaseMailbox(db, print)

const qcmobileOf = ({ qcmobileKey: key, qcmobileUrl: url = QCMOBILE_URL }: Surroundings) =>
  key ? { qcmobile: new QcMobileClient({ key, url, timing: systemTiming }) } : {}

/** What stops with the program. */
type Started = { stop(): Promise<unknown> }[]

/** Brings invented worlds to this moment: trucks drive, or have fresh positions. The moving ones start later. */
const openWorlds = async (db: Kysely<Schema>, speed: number, { world, log }: Program, started: Started) => {
  const moving = new MovingWorlds({ db, clock: systemClock, log })
  started.push(moving)
  await moving.update()
  const driving =
    world === MOVING_WORLD ? new DrivingWorld({ db, clock: systemClock, speed, log }) : undefined
  if (driving !== undefined) started.push(driving)
  await driving?.start()
  if (takesTestCards(world) && driving === undefined) await freshPositions(db, systemClock.now())
  return moving
}

/**
 * Opens the database, seeds it when it is new, and serves. On failure it closes what it opened.
 *
 * Refuses: UnusableFlag for a data folder that is a file; FolderInUse, FolderUnusable and DatabaseUnusable as
 * `openDatabase` does; FolderUnusable for a folder of files that cannot be made.
 */
export async function startMonitor(flags: Flags, around: Surroundings) {
  const { databaseUrl, smtpUrl } = around
  const { database, namedFolder } = await openData(flags, databaseUrl)
  const { db, unlimited } = database
  const log = withMoments(around.log, systemClock)
  const started: Started = []
  try {
    // A row of the embedded database is written as a whole: what is uploaded at once would all be in memory.
    const files =
      namedFolder ?? (databaseUrl ? filesInDatabase : await filesInFolder(join(flags.data, 'files')))
    const secret = secretOf(flags.data)
    const world =
      flags.world === undefined ? null : await seedIfEmpty(unlimited, flags.world, today(systemClock))
    if (!(await isKnownKey(db, secret, systemClock))) log(warningLine('other_key'))
    const accounts = await accountsIn(db)
    const mailbox = mailboxOf(db, around)
    const program = { secret, world, log }
    const config = configOf(flags, around, program)
    // A database server takes several writers, so there the import command writes by itself.
    const isAlone = !databaseUrl
    const swept = await files.sweep(namedIn(db), isAlone ? 0 : UNNAMED_AGE_MS)
    if (swept > 0) log(eventLine('unfinished_uploads_removed', { files: swept }))
    const imports = databaseUrl
      ? undefined
      : importControl(db, { dataFolder: flags.data, clock: systemClock })
    const monitor = createMonitor(
      { db, files, mailbox, clock: systemClock, config, listen: database.listen, ...qcmobileOf(around) },
      imports,
    )
    monitor.services.metrics.watchProcess()
    monitor.services.metrics.watchPool(database.pool)
    const moving = await openWorlds(unlimited, flags.speed, program, started)
    started.push({ stop: () => monitor.services.events.close() })
    await monitor.services.events.start()
    const served = await serve(monitor, flags)
    if ('operatorSecret' in config && !around.operatorSecret)
      around.print(`The operator's secret for /metrics and /mailbox: ${config.operatorSecret}`)
    await imports?.publish(ownAddress(flags.host, served.port))
    // From here on no query is awaited that could end the start: what runs beside the calls may keep the database busy.
    await moving.start()
    const sender = new WebhookSender(monitor.services, database.listen)
    for (const each of [new Worker(monitor.services), new MailRounds(monitor.services), sender]) {
      started.push(each)
      each.start()
    }
    log(
      eventLine('started', {
        version: VERSION,
        world,
        engine: database.kind,
        files: files === filesInDatabase ? 'database' : 'folder',
        mail: smtpUrl ? 'smtp' : 'kept',
        host: flags.host,
        port: served.port,
      }),
    )
    return {
      port: served.port,
      world,
      accounts,
      stop: async () => {
        log(eventLine('stopping'))
        monitor.services.readiness.announceStop()
        await pause(flags.drain * 1000)
        await Promise.all([
          served.close(),
          ...started.map(one => one.stop()),
          imports?.close() ?? Promise.resolve(),
        ])
        await database.close()
        log(eventLine('stopped'))
      },
    }
  } catch (error) {
    await Promise.all(started.map(one => one.stop()))
    await database.close()
    throw error
  }
}
