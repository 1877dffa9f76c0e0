import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startTestMonitor, type TestMonitor } from '@fairhaul/monitor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { httpApiKeys } from './calls/api-keys.ts'
import { signedInHttp } from './testing/signed-in-http.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const DANA = 'dana@northlake.example'

describe('the example of a script', () => {
  let monitor: TestMonitor
  beforeAll(async () => {
    monitor = await startTestMonitor({ world: 'small', listen: true })
    execFileSync(process.execPath, [at('../../../scripts/build-package.mjs'), 'adapters-http'])
  })
  afterAll(() => monitor.close())

  /** Runs it in a Node of its own, and types the code once it is requested. */
  const run = (code: () => Promise<string>, ...args: string[]) =>
    new Promise<{ stdout: string; stderr: string; status: number | null }>((resolve, reject) => {
      const child = spawn(process.execPath, [at('../examples/list-open-loads.mjs'), ...args])
      let [stdout, stderr] = ['', '']
      child.stdout.on('data', text => (stdout += String(text)))
      child.stderr.on('data', text => {
        const wasRequested = stderr.includes('code you were sent')
        stderr += String(text)
        if (wasRequested || !stderr.includes('code you were sent')) return
        code().then(typed => child.stdin.write(`${typed}\n`), reject)
      })
      child.on('error', reject)
      child.on('close', status => resolve({ stdout, stderr, status }))
    })

  it("the example script signs in and lists the company's open loads in plain Node", async () => {
    const ran = await run(() => monitor.codeFor(DANA), `${monitor.url}/monitor`, DANA)
    const open = await (await monitor.signIn(DANA)).get('loads?q[tab_eq]=open')
    const loads = (await open.json()) as Record<string, string>[]
    const lines = loads.map(
      it => `${it['external_load_number']}  ${it['status']}  ${it['tracking_status']}\n`,
    )
    expect(lines.length).toBeGreaterThan(10)
    expect(ran).toMatchObject({ stdout: lines.join(''), status: 0 })
  })

  it('the example script reports a wrong code and lists nothing', async () => {
    const ran = await run(async () => '000000', `${monitor.url}/monitor`, 'sam@northlake.example')
    expect(ran).toMatchObject({ stdout: '', status: 1 })
    expect(ran.stderr).toContain('Signing in was refused: invalid')
  })

  const runWithKey = (script: string, file: string, key: string) =>
    new Promise<{ stdout: string; stderr: string; status: number | null }>((resolve, reject) => {
      const env = { ...process.env, FAIRHAUL_KEY: key }
      const args = [at(`../examples/${script}.mjs`), `${monitor.url}/monitor/`, file]
      const child = spawn(process.execPath, args, { env })
      let [stdout, stderr] = ['', '']
      child.stdout.on('data', text => (stdout += String(text)))
      child.stderr.on('data', text => (stderr += String(text)))
      child.on('error', reject)
      child.on('close', status => resolve({ stdout, stderr, status }))
    })

  it('the example with a key says of each line whether its carrier may be used, and why', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fairhaul-example-'))
    const list = join(folder, 'list.txt')
    const keys = httpApiKeys(await signedInHttp(monitor, DANA))
    const made = await keys.create({ name: 'Example', scopes: ['read'], expiresInDays: 30 })
    if (!made.ok) throw new Error(made.refusal.kind)
    const { db } = monitor.database
    const rows = await db
      .selectFrom('carrier_identifiers')
      .select('value')
      .where('is_type', '=', 'DOT')
      .limit(30)
      .execute()
    writeFileSync(list, [...rows.map(({ value }) => `USDOT ${value}`), 'DOT 99999999'].join('\n'))
    const { stdout, stderr, status } = await runWithKey('vet-carriers', list, made.value.key)
    const lines = stdout.trimEnd().split('\n')
    expect([stderr, status, lines.length]).toEqual(['', 1, 31])
    expect(lines.at(-1)).toBe('DOT 99999999 | not-found')
    expect(lines).toContainEqual(expect.stringMatching(/ \| Fail \| .+ \| \w+ \| [\d-]{10} \| certain$/))
    await keys.revoke({ id: made.value.apiKey.id })
    expect((await runWithKey('vet-carriers', list, made.value.key)).stderr).toContain(
      'This API key was revoked.',
    )
    rmSync(folder, { recursive: true })
  })

  it('the example of a TMS sends its orders, says what became of each, and again changes nothing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fairhaul-example-'))
    const file = join(folder, 'orders.json')
    const keys = httpApiKeys(await signedInHttp(monitor, DANA))
    const made = await keys.create({ name: 'TMS', scopes: ['write'], expiresInDays: 30 })
    if (!made.ok) throw new Error(made.refusal.kind)
    const stop = (type: string, zip: string) => ({
      ...{ type, city: 'Dallas', state: 'TX', zip },
      ...{ early: '2026-12-01T08:00', late: '2026-12-01T12:00' },
    })
    const order = (id: string, zip: string) => ({
      ...{ id, usdot: '99999998', miles: 33, changed: '2026-11-20T10:00:00Z' },
      stops: [stop('PU', '75201'), stop('SO', zip)],
    })
    writeFileSync(file, JSON.stringify([order('EX-1', '75202'), order('EX-2', '99999')]))
    const send = () => runWithKey('send-loads', file, made.value.key)
    expect(await send()).toEqual({
      stdout: expect.stringMatching(
        /^EX-1 \| created\nEX-2 \| refused \| stops\.1\.postal_code: 99999 is not/,
      ),
      stderr: '',
      status: 1,
    })
    expect((await send()).stdout).toMatch(/^EX-1 \| unchanged\n/)
    rmSync(folder, { recursive: true })
  })

  it('the example script is the one in the README', () => {
    const readme = readFileSync(at('../../../README.md'), 'utf8')
    expect(readme).toContain(
      'node packages/adapters-http/examples/list-open-loads.mjs http://127.0.0.1:4180/monitor dana@northlake.example',
    )
  })
})
