import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { FolderUnusable } from '../../database/unusable.ts'
import { TestBrowser } from '../../testing/test-browser.ts'
import { TEST_NOW } from '../../testing/test-company.ts'
import { openEmptyDatabase, seedDataFolder } from '../../testing/test-database.ts'
import { MovingClock } from '../../testing/test-monitor.ts'
import { UnusableFlag } from '../../kernel/command-line.ts'
import { type Flags, readFlags } from './flags.ts'
import { MovingWorlds } from './moving-worlds.ts'
import { isKnownKey, startMonitor } from './start-monitor.ts'

const EMAIL = 'dana@northlake.example'
const folder = mkdtempSync(join(tmpdir(), 'fairhaul-program-'))
const lines: string[] = []
let stop: () => Promise<void> = async () => {}
beforeAll(() => seedDataFolder(join(folder, 'data')))
afterEach(async () => {
  await stop()
  stop = async () => {}
  lines.length = 0
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const start = async (change: Partial<Flags> = {}) => {
  const flags = readFlags(['--port', '0', '--data', join(folder, 'data'), '--world', 'small', '--faults'])
  const monitor = await startMonitor(
    { ...flags, ...change },
    {
      // The tests of a database server are elsewhere: this one is about the program.
      databaseUrl: undefined,
      smtpUrl: undefined,
      smtpFrom: undefined,
      print: () => {},
      log: line => void lines.push(line),
    },
  )
  stop = monitor.stop
  return { url: `http://127.0.0.1:${monitor.port}`, monitor }
}

interface Line {
  readonly at: string
  readonly level: string
  readonly event?: string
  readonly route?: string
}
const logged = () => lines.map(line => JSON.parse(line) as Line)
const events = () => logged().flatMap(({ event }) => event ?? [])

const signedIn = async (url: string) => {
  const browser = new TestBrowser(async request => {
    const { pathname, search } = new URL(request.url)
    request.headers.delete('origin')
    return fetch(new Request(`${url}${pathname}${search}`, request))
  })
  await browser.post('sign_in', { email: EMAIL })
  const [mail] = (await (await fetch(`${url}/mailbox.json`)).json()) as { code: string }[]
  const entered = await browser.post('sign_in/code', { code: mail?.code })
  expect(entered.status).toBe(200)
  return { browser, code: mail?.code ?? '', session: await entered.text() }
}

describe('the program', () => {
  it('logs its start, and each call as a line of JSON without personal data', async () => {
    const { url, monitor } = await start({ files: join(folder, 'files') })
    const [started] = logged()
    expect(started).toMatchObject({
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      level: 'info',
      event: 'started',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
      world: 'small',
      engine: 'embedded',
      files: 'folder',
      host: '127.0.0.1',
      port: monitor.port,
    })
    const { browser, code, session } = await signedIn(url)
    const form = new FormData()
    form.set('rule_override[carrier_id]', '1')
    form.set('rule_override[is_type]', 'cargo_at_least_100000')
    form.set('rule_override[expiration_date]', '2080-01-01')
    form.set('rule_override[is_active]', 'false')
    form.set('rule_override[file]', new File(['%PDF-1.7 of Quill Person'], 'quill-person.pdf'))
    expect((await browser.post('rule_overrides', form)).status).toBe(201)
    expect((await browser.get('carriers?q[legal_name_or_dba_name_start]=Found')).status).toBe(200)
    expect((await browser.get('carriers?q[nobody]=+18065550100')).status).toBe(422)
    expect(logged().map(({ route }) => route)).toEqual(
      expect.arrayContaining(['POST sign_in', 'POST sign_in/code', 'POST rule_overrides', 'GET carriers']),
    )
    const { csrf_token, user } = JSON.parse(session) as { csrf_token: string; user?: { first_name?: string } }
    const reported = [
      EMAIL,
      'northlake',
      'dana',
      'quill',
      'found',
      '8065550100',
      code,
      csrf_token,
      user?.first_name,
    ]
    const log = lines.join('\n').toLowerCase()
    for (const text of reported) if (text) expect(log).not.toContain(text.toLowerCase())
    expect(log).not.toMatch(/@|cookie|fairhaul_session/)
  })

  it('starts and goes on while what runs beside the calls gets no connection, and logs each refusal', async () => {
    vi.spyOn(MovingWorlds.prototype, 'start').mockImplementationOnce(async () => {
      const refused = new Error('timeout exceeded when trying to connect')
      vi.spyOn(pg.Pool.prototype, 'connect').mockRejectedValue(refused)
    })
    const { url } = await start()
    await vi.waitFor(() =>
      expect(logged().map(({ route }) => route)).toEqual(expect.arrayContaining(['job', 'mail'])),
    )
    vi.restoreAllMocks()
    expect((await fetch(`${url}/ready`)).status).toBe(200)
  })

  it('reports not ready before it stops, lets running calls finish, refuses new ones, and releases its folder', async () => {
    const { url } = await start({ drain: 1 })
    const fault = { route: 'GET sign_out', delayMs: 1_500, times: 1 }
    await fetch(`${url}/monitor-control/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    })
    const late = fetch(`${url}/monitor/sign_out`)
    const underWay = async () =>
      (await (await fetch(`${url}/metrics`)).text()).match(/under_way (\d+)$/m)?.[1]
    await expect.poll(underWay).toBe('1')
    const stopping = stop()
    const ready = await fetch(`${url}/ready`)
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready', because: 'stopping' }])
    expect((await fetch(`${url}/health`)).status).toBe(200)
    expect((await late).status).toBe(204)
    expect((await late).headers.get('connection')).toBe('close')
    await stopping
    stop = async () => {}
    expect(events()).toEqual(['started', 'stopping', 'stopped'])
    await expect(fetch(`${url}/health`)).rejects.toThrow('fetch failed')
    await start()
  })

  it('leaves a data folder that it refuses as it is: its mode, its time and its files', async () => {
    const data = join(folder, 'photos')
    mkdirSync(data)
    writeFileSync(join(data, 'photo.jpg'), 'x')
    chmodSync(data, 0o755)
    const { mtimeMs } = statSync(data)
    await expect(start({ data })).rejects.toThrow(FolderUnusable)
    const { mode, mtimeMs: after } = statSync(data)
    expect([mode & 0o777, after, readdirSync(data)]).toEqual([0o755, mtimeMs, ['photo.jpg']])
  })

  it('makes no key in a data folder whose database it cannot open', async () => {
    const data = join(folder, 'damaged')
    mkdirSync(join(data, 'postgres'), { recursive: true })
    writeFileSync(join(data, 'postgres', 'PG_VERSION'), '18')
    await expect(start({ data })).rejects.toThrow(/is damaged.* Nothing was changed/)
    expect(readdirSync(data)).toEqual(['postgres'])
  })

  it('refuses a data folder that is a file as a wrong flag, in one line', async () => {
    const data = join(folder, 'letter.txt')
    writeFileSync(data, 'Dear carrier')
    const line = `"${data}" is a file. Name a folder with --data.`
    await expect(start({ data })).rejects.toThrow(new UnusableFlag(line))
    await expect(start({ data: join(data, 'below') })).rejects.toThrow(new UnusableFlag(line))
  })

  it('removes at its start what a killed process left of its uploads, and says how many', async () => {
    const files = join(folder, 'swept')
    mkdirSync(join(files, 'ab'), { recursive: true })
    writeFileSync(join(files, 'ab', `ab${'0'.repeat(30)}`), '%PDF-1.7')
    writeFileSync(join(files, 'ab', `ab${'1'.repeat(30)}.part`), '%PD')
    await start({ files })
    expect(readdirSync(join(files, 'ab'))).toEqual([])
    expect(logged()[0]).toMatchObject({ event: 'unfinished_uploads_removed', files: 2 })
  })

  it('stores uploads as files of the data folder, where only its owner can read them', async () => {
    const { url } = await start()
    expect(logged()[0]).toMatchObject({ event: 'started', files: 'folder' })
    const { browser } = await signedIn(url)
    const form = new FormData()
    form.set('rule_override[carrier_id]', '1')
    form.set('rule_override[is_type]', 'bipd_at_least_750000')
    form.set('rule_override[expiration_date]', '2080-01-01')
    form.set('rule_override[is_active]', 'true')
    form.set('rule_override[file]', new File(['%PDF-1.7 of a letter'], 'letter.pdf'))
    const made = await browser.post('rule_overrides', form)
    expect(made.status).toBe(201)
    const files = join(folder, 'data', 'files')
    const stored = String(readdirSync(files, { recursive: true }).find(it => it.length > 32))
    expect(readFileSync(join(files, stored), 'utf8')).toBe('%PDF-1.7 of a letter')
    expect([statSync(files).mode & 0o777, statSync(join(files, stored)).mode & 0o777]).toEqual([0o700, 0o600])
  })

  it('does not start when its folder for files cannot be used', async () => {
    const starting = start({ files: '/dev/null/files' })
    await expect(starting).rejects.toThrow(FolderUnusable)
    await expect(starting).rejects.toThrow(/^The folder \/dev\/null\/files cannot .* with --files\.$/)
    await start()
  })
})

it('a process recognizes the key that was used last, and no other', async () => {
  const { db, close } = await openEmptyDatabase()
  const clock = new MovingClock(TEST_NOW)
  const [one, other] = [randomBytes(32), randomBytes(32)]
  const known: boolean[] = []
  for (const key of [one, one, other, other, one]) {
    known.push(await isKnownKey(db, key, clock))
    clock.move(1)
  }
  expect(known).toEqual([true, true, false, true, false])
  const stored = await db.selectFrom('monitor_keys').select('digest').execute()
  expect(stored).toHaveLength(2)
  for (const { digest } of stored)
    for (const key of [one, other]) expect(digest).not.toBe(key.toString('base64url'))
  await close()
})
