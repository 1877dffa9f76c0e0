import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMonitor, type Monitor } from '../api/create-monitor.ts'
import { serve } from '../api/serve.ts'
import type { Database } from '../database/database.ts'
import type { QcMobile } from '../kernel/qcmobile.ts'
import { testCards } from '../kernel/card-provider.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Fault } from '../platform/faults.ts'
import { databaseMailbox } from '../platform/mailbox/database-mailbox.ts'
import { type FileStore, filesInDatabase } from '../kernel/file-store.ts'
import { filesInFolder } from '../platform/uploads/folder-store.ts'
import { TEST_ORIGIN, TestBrowser } from './test-browser.ts'
import { openEmptyDatabase, openSeededDatabase, TEST_DAY } from './test-database.ts'

/** A clock that stands still until it is moved. */
export class MovingClock implements Clock {
  #now: number

  constructor(start: Date) {
    this.#now = start.getTime()
  }

  now(): Date {
    return new Date(this.#now)
  }

  move(seconds: number): void {
    this.#now += seconds * 1000
  }
}

interface TestFiles {
  readonly files: FileStore
  remove(): void
}

/**
 * Where tests store uploads: in rows, or with FAIRHAUL_TEST_FILES=folder in a folder of each monitor, so that the same
 * tests cover both.
 */
const testFiles = async (): Promise<TestFiles> => {
  if (process.env['FAIRHAUL_TEST_FILES'] !== 'folder') return { files: filesInDatabase, remove: () => {} }
  const folder = await mkdtemp(join(tmpdir(), 'fairhaul-files-'))
  return {
    files: await filesInFolder(folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export interface TestMonitorOptions {
  /** The world to start with, as of the test day; an empty database when neither this nor `database` is given. */
  readonly world?: 'small' | 'demo'
  /** A database to start with. It is closed with the monitor. */
  readonly database?: Database
  /** The key of another monitor, so that both accept each other's sessions; by default a new one. */
  readonly secret?: Uint8Array
  /** The time of the clock until it is moved; by default the afternoon of the test day. */
  readonly now?: Date
  /** Receives one line for each call. */
  readonly log?: (line: string) => void
  /** Where uploads are stored; by default in their rows. */
  readonly files?: FileStore
  /** Addresses of trusted proxies, besides those on this machine. */
  readonly trustedProxies?: readonly string[]
  /** The secret shared with the chat provider. Without it there is no chat. */
  readonly chatSecret?: string
  /** Whether carriers cannot be blocked by what they share with another. */
  readonly disablesDnuAssociations?: boolean
  /** Whether webhooks may go to a server of the test on loopback. */
  readonly allowsInsideWebhooks?: boolean
  /** The agency's service for one carrier; without it nothing is requested. */
  readonly qcmobile?: QcMobile
  /** Also listens on a free port of loopback. */
  readonly listen?: boolean
}

/** A monitor in this process, with helpers for tests. */
export interface TestMonitor {
  readonly monitor: Monitor
  readonly database: Database
  readonly clock: MovingClock
  /** The URL it listens on; undefined when it does not. */
  readonly url: string | undefined
  /** Replaces the global `fetch`: that of one browser, with its cookies. */
  readonly fetch: TestBrowser['fetch']
  /** Another user's browser. `from` is the client address of its calls. */
  newBrowser(from?: string): TestBrowser
  /** A browser in which the owner of an address has signed in. */
  signIn(email: string): Promise<TestBrowser>
  /** The newest code that was sent to an address. Rejects when there is none. */
  codeFor(email: string): Promise<string>
  /** From now on a route answers with this status; `monitorRoutes()` has the names. */
  refuse(route: string, status: number, more?: Partial<Fault>): void
  /** From now on a route takes this long. */
  delay(route: string, delayMs: number): void
  /** Ends all refusals and delays. */
  clearFaults(): void
  close(): Promise<void>
}

/** Starts a monitor for tests. No call leaves the process unless it listens. */
export async function startTestMonitor(options: TestMonitorOptions = {}): Promise<TestMonitor> {
  const { world } = options
  const database = options.database ?? (await (world ? openSeededDatabase(world) : openEmptyDatabase()))
  const { files, remove } = options.files ? { files: options.files, remove: () => {} } : await testFiles()
  const clock = new MovingClock(options.now ?? new Date(`${TEST_DAY}T15:00:00.000Z`))
  const monitor = createMonitor({
    db: database.db,
    clock,
    listen: database.listen,
    mailbox: databaseMailbox(database.db, () => {}),
    files,
    ...(options.qcmobile && { qcmobile: options.qcmobile }),
    config: {
      secret: options.secret ?? randomBytes(32),
      publicOrigins: [TEST_ORIGIN],
      faults: true,
      cards: testCards,
      ...(options.log && { log: options.log }),
      ...(options.disablesDnuAssociations && { disablesDnuAssociations: true }),
      ...(options.allowsInsideWebhooks && { allowsInsideWebhooks: true }),
      ...(options.chatSecret && { chatSecret: options.chatSecret }),
      ...(options.trustedProxies && { trustedProxies: options.trustedProxies }),
    },
  })
  const served = options.listen === true ? await serve(monitor, { port: 0, host: '127.0.0.1' }) : undefined
  const newBrowser = (from = '127.0.0.1') =>
    new TestBrowser(request => monitor.fetch(request, { remoteAddress: from }))
  const codeFor = async (email: string) => {
    await monitor.services.background.settled()
    const mail = (await monitor.services.mailbox.newest())?.find(
      ({ to, code }) => to === email && code !== null,
    )
    if (mail?.code == null) throw new Error('No code was sent to this address.')
    return mail.code
  }
  return {
    monitor,
    database,
    clock,
    url: served && `http://127.0.0.1:${served.port}`,
    fetch: newBrowser().fetch,
    newBrowser,
    signIn: async email => {
      const browser = newBrowser()
      await browser.post('sign_in', { email })
      const response = await browser.post('sign_in/code', { code: await codeFor(email) })
      if (!response.ok) throw new Error(`Signing in was refused with ${response.status}.`)
      return browser
    },
    codeFor,
    refuse: (route, status, more) => monitor.faults.add({ route, status, ...more }),
    delay: (route, delayMs) => monitor.faults.add({ route, delayMs }),
    clearFaults: () => monitor.faults.clear(),
    close: async () => {
      await served?.close()
      await monitor.services.events.close()
      await monitor.services.background.settled()
      await database.close()
      remove()
    },
  }
}
