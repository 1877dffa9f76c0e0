import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDataFolder } from '../packages/monitor/src/testing/test-database.ts'
// @ts-expect-error: a script without types
import { buildMonitor } from './lib/build.mjs'

const folder = mkdtempSync(join(tmpdir(), 'fairhaul-start-'))
const data = join(folder, 'data')
let program: string
let other: Server

/** A folder in which this user may make none: no mode keeps the superuser from it, but its own file system does. */
const readOnly = process.getuid?.() === 0 ? '/sys' : join(folder, 'read-only')

const makeDamaged = () => {
  const engine = join(folder, 'damaged', 'postgres')
  for (const name of ['global/pg_control', 'base/1/1', 'pg_wal/1', 'pg_xact/1']) {
    mkdirSync(join(engine, name, '..'), { recursive: true })
    writeFileSync(join(engine, name), 'x')
  }
  writeFileSync(join(engine, 'PG_VERSION'), Buffer.from([0x1b, 0x5b, 0x32, 0x4a, 0x00, 0xff]))
}

beforeAll(async () => {
  program = `${await buildMonitor()}/main.js`
  await seedDataFolder(data)
  mkdirSync(join(folder, 'file'))
  writeFileSync(join(folder, 'file', 'postgres'), 'x')
  makeDamaged()
  if (process.getuid?.() !== 0) mkdirSync(readOnly)
  chmodSync(folder, 0o755)
  if (process.getuid?.() !== 0) chmodSync(readOnly, 0o500)
  other = createServer()
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  other.close()
  rmSync(folder, { recursive: true, force: true })
})

/** How a start ends that must not succeed. */
const start = (args: readonly string[], env: Readonly<Record<string, string>>) =>
  new Promise<{ code: unknown; errors: string }>(resolve => {
    const none = { DATABASE_URL: '', SMTP_URL: '', SMTP_FROM: '', NODE_OPTIONS: '' }
    execFile(
      process.execPath,
      [program, '--port', '0', ...args],
      { env: { ...process.env, ...none, ...env }, encoding: 'utf8' },
      (error, _output, errors) => resolve({ code: error?.code, errors }),
    )
  })

const inFolder = (name: string) => ['--data', join(folder, name)]

it.each<[what: string, code: number, args: () => readonly string[], env?: Readonly<Record<string, string>>]>([
  ['a taken port', 3, () => [...inFolder('data'), '--port', String((other.address() as AddressInfo).port)]],
  ['a read-only data folder', 4, () => ['--data', join(readOnly, 'fairhaul')]],
  ['a file in place of the database', 4, () => inFolder('file')],
  ['a damaged PG_VERSION', 4, () => inFolder('damaged')],
  ['an unknown world', 2, () => [...inFolder('new'), '--world', 'nope']],
  ['an unknown flag', 2, () => ['--dat', 'x']],
  ['a mail server that is no address', 2, () => inFolder('new'), { SMTP_URL: 'mail.example:465' }],
  ['a sender in quotes', 2, () => inFolder('new'), { SMTP_FROM: '"Fairhaul <a@b.example>"' }],
  [
    'a database server that is away',
    1,
    () => inFolder('new'),
    { DATABASE_URL: 'postgresql://127.0.0.1:9/x' },
  ],
])(
  '%s ends the start with exit code %i and one sentence, without a stack',
  async (_, code, args, env = {}) => {
    const ended = await start(args(), env)
    expect(ended.code).toBe(code)
    expect(ended.errors).toMatch(/^[ -~]+\.\n$/)
    expect(ended.errors).not.toMatch(/\bat .*:\d+/)
  },
)
