import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDataFolder } from '../packages/monitor/src/testing/test-database.ts'
import { runs } from '../packages/testkit/src/thorough.ts'
// @ts-expect-error: a script without types
import { buildMonitor } from './lib/build.mjs'

const KILLS = runs(3, 50)
const WRITERS = 6
/** How many writes are acknowledged before each kill, so that it comes while others are under way. */
const ACKNOWLEDGED = 12
/** Guards against hanging only: a kill and a restart take about a second on an idle machine, the first start some more. */
const PATIENCE_MS = 900_000 + KILLS * 60_000

const EMAIL = 'dana@northlake.example'
const data = mkdtempSync(join(tmpdir(), 'fairhaul-kill-'))
let program: string

interface Running {
  readonly url: string
  readonly child: ChildProcess
}

/** Every process that was started and has not ended: a failing test leaves none behind. */
const children = new Set<ChildProcess>()

const start = async (): Promise<Running> => {
  const args = ['--port', '0', '--data', data, '--world', 'small']
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, DATABASE_URL: '', SMTP_URL: '' },
  })
  children.add(child)
  child.on('close', () => children.delete(child))
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', line => {
      if (line.startsWith('{')) resolve((JSON.parse(line) as { url: string }).url)
    })
    child.on('close', code => reject(new Error(`The monitor stopped at once (exit code ${code}).`)))
  })
  return { url, child }
}

const kill = (child: ChildProcess) =>
  new Promise(resolve => {
    child.on('close', resolve)
    child.kill('SIGKILL')
  })

interface Session {
  readonly cookie: string
  readonly 'x-csrf-token': string
}

const signIn = async ({ url }: Running): Promise<Session> => {
  const post = (path: string, body: object, headers: Record<string, string>) =>
    fetch(`${url}/monitor/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const cookieOf = (response: Response) =>
    response.headers.getSetCookie().map(line => line.split(';')[0] ?? '')
  const proof = { 'x-csrf-token': 'sign-in' }
  const requested = await post('sign_in', { email: EMAIL }, proof)
  const mails = (await (await fetch(`${url}/mailbox.json`)).json()) as { to: string; code: string }[]
  const code = mails.find(({ to }) => to === EMAIL)?.code
  const entered = await post('sign_in/code', { code }, { ...proof, cookie: cookieOf(requested).join('; ') })
  const { csrf_token } = (await entered.json()) as { csrf_token: string }
  const session = cookieOf(entered).find(cookie => cookie.startsWith('fairhaul_session='))
  return { cookie: session ?? '', 'x-csrf-token': csrf_token }
}

/** Makes one row; the id once the monitor has acknowledged it, undefined if no response came. */
const write = async ({ url }: Running, session: Session, carrier_id: number): Promise<number | undefined> => {
  try {
    const response = await fetch(`${url}/monitor/rule_overrides`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...session },
      body: JSON.stringify({
        rule_override: {
          carrier_id,
          is_type: 'cargo_at_least_100000',
          is_active: false,
          expiration_date: '2080-01-01',
        },
      }),
    })
    return response.status === 201 ? ((await response.json()) as { id: number }).id : undefined
  } catch {
    return undefined
  }
}

/** Writes until the monitor is killed. Gives the ids of all rows that it acknowledged. */
const writeUntilKilled = async (running: Running, session: Session): Promise<readonly number[]> => {
  const acknowledged: number[] = []
  let isKilled = false
  let killed: Promise<unknown> = Promise.resolve()
  const writer = async (carrierId: number) => {
    while (!isKilled) {
      const id = await write(running, session, carrierId)
      if (id !== undefined) acknowledged.push(id)
      if (acknowledged.length < ACKNOWLEDGED || isKilled) continue
      isKilled = true
      killed = kill(running.child)
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, at) => writer(at + 1)))
  await killed
  return acknowledged
}

const isThere = async ({ url }: Running, session: Session, id: number) =>
  (await fetch(`${url}/monitor/rule_overrides/${id}`, { headers: { cookie: session.cookie } })).status === 200

const missingOf = async (running: Running, session: Session, ids: readonly number[]) => {
  const missing: number[] = []
  for (const id of ids) if (!(await isThere(running, session, id))) missing.push(id)
  return missing
}

beforeAll(async () => {
  program = `${await buildMonitor()}/main.js`
  await seedDataFolder(data)
}, PATIENCE_MS)
afterAll(async () => {
  await Promise.all([...children].map(kill))
  rmSync(data, { recursive: true, force: true })
})

it('a monitor that is killed again and again during writes keeps every row that it acknowledged', {
  timeout: PATIENCE_MS,
}, async () => {
  let running = await start()
  const session = await signIn(running)
  const all: number[] = []
  for (let kills = 0; kills < KILLS; kills += 1) {
    const acknowledged = await writeUntilKilled(running, session)
    expect(acknowledged.length).toBeGreaterThanOrEqual(ACKNOWLEDGED)
    all.push(...acknowledged)
    running = await start()
    expect(await missingOf(running, session, acknowledged)).toEqual([])
  }
  expect(await missingOf(running, session, all)).toEqual([])
  expect(new Set(all).size).toBe(all.length)
})
