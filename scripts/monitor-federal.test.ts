import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type FederalServer,
  startFederalServer,
} from '../packages/monitor/src/federal/keep-current/testing/federal-server.ts'
import { censusLines } from '../packages/monitor/src/federal/import/testing/generate-census.ts'
// @ts-expect-error: a script without types
import { buildMonitor } from './lib/build.mjs'

const CENSUS = 'kjg3-diqy'
const ROWS = 300
const ARRIVED = 20_000
/** Guards against hanging only: with a thirtieth of a core the first start took five minutes. */
const PATIENCE_MS = 900_000

const data = mkdtempSync(join(tmpdir(), 'fairhaul-federal-kill-'))
const children = new Set<ChildProcess>()
let program: string
let server: FederalServer
beforeAll(async () => {
  program = `${await buildMonitor()}/federal.js`
  server = await startFederalServer()
}, PATIENCE_MS)
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await server.close()
  rmSync(data, { recursive: true, force: true })
})

const start = () => {
  const args = ['--only', CENSUS, '--data', data, '--from', server.base]
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: '', FAIRHAUL_FEDERAL_TOKEN: 'open-sesame' },
  })
  children.add(child)
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => printed.push(String(chunk)))
  const ended = new Promise<number | null>(resolve => {
    child.on('close', code => {
      children.delete(child)
      resolve(code)
    })
  })
  return { child, ended, printed: () => printed.join('') }
}

it('a run that is killed partway through a download costs nothing: the next one goes on from there', {
  timeout: PATIENCE_MS,
}, async () => {
  server.publish(CENSUS, { content: [...censusLines({ kind: 'sms', rows: ROWS })].join('') })
  server.fail(CENSUS, { kind: 'stall', after: ARRIVED })
  const part = join(data, 'federal', `${CENSUS}.part`)
  const killed = start()
  await expect
    .poll(() => existsSync(part) && statSync(part).size, { timeout: PATIENCE_MS, interval: 20 })
    .toBe(ARRIVED)
  killed.child.kill('SIGKILL')
  await killed.ended

  const next = start()
  expect(await next.ended).toBe(0)
  expect(server.requestsFor(CENSUS).at(-1)?.headers.range).toBe(`bytes=${ARRIVED}-`)
  expect(next.printed()).toContain(`${ROWS} added, 0 changed, 0 unchanged, 0 rejected`)
  expect(next.printed()).not.toContain('sesame')
  expect(readFileSync(join(data, 'federal', `${CENSUS}.json`), 'utf8')).not.toContain('sesame')
})
