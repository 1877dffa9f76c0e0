import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { openEmptyDatabase } from '../../../testing/test-database.ts'
import type { Arguments } from '../arguments.ts'
import { importFailure } from '../import-failure.ts'
import { censusLines } from '../testing/generate-census.ts'
import { federalFile } from '../testing/generate-federal.ts'
import { publishControl } from './control-file.ts'
import { type ImportControl, importControl } from './import-control.ts'
import { requestMonitor } from './request-monitor.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'fairhaul-control-'))
const file = join(dataFolder, 'sms.csv')
let database: Database
let control: ImportControl
let server: Server
let url: string

const respond = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
  const request = new Request(`http://127.0.0.1${incoming.url}`, {
    method: incoming.method ?? 'GET',
    headers: incoming.headers as Record<string, string>,
    ...(incoming.method === 'POST'
      ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }
      : {}),
  })
  const answer = await control.answer(request)
  outgoing.writeHead(answer.status)
  if (answer.body === null) outgoing.end()
  else Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]).pipe(outgoing)
}

beforeAll(async () => {
  database = await openEmptyDatabase()
  control = importControl(database.db, { dataFolder, clock: { now: () => new Date('2026-11-21T08:00:00Z') } })
  server = createServer((incoming, outgoing) => void respond(incoming, outgoing))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await control.publish(url)
})
afterAll(async () => {
  await control.close()
  server.close()
  await database.close()
  rmSync(dataFolder, { recursive: true, force: true })
})
beforeEach(() => database.db.deleteFrom('carriers').execute())

const request = async (changes: Partial<Arguments> = {}, stopAt?: string) => {
  const stop = new AbortController()
  const printed: string[] = []
  const code = await requestMonitor(
    {
      kind: 'import',
      files: [file],
      dataFolder,
      rejects: join(dataFolder, 'rejects.csv'),
      rowsPerBatch: 2000,
      asOf: '2026-11-01',
      encoding: 'utf-8',
      ...changes,
    },
    {
      isTTY: false,
      columns: 80,
      write: text => {
        printed.push(text)
        if (stopAt !== undefined && text.includes(stopAt)) stop.abort()
      },
    },
    stop.signal,
    'npm run monitor:import (process 12 on host)',
  )
  return { code, printed: printed.join('') }
}
const write = (rows: number) => writeFileSync(file, [...censusLines({ kind: 'sms', rows })].join(''))
const carriers = async () => (await database.db.selectFrom('carriers').select('id').execute()).length

describe('an import into a monitor that runs', () => {
  it('runs in the monitor, with the same output as in the command', async () => {
    write(300)
    const { code, printed } = await request()
    expect(code).toBe(0)
    expect(printed).toContain('300 added, 0 changed, 0 unchanged, 0 rejected')
    expect(await carriers()).toBe(300)
  })

  it('reads a file without a header by the name of its kind, and refuses an unknown name', async () => {
    write(1)
    await request()
    writeFileSync(file, federalFile('li-revocation'))
    const { code, printed } = await request({ fileKind: 'li-revocation' })
    expect(printed).toContain('1 added')
    expect(code).toBe(0)
    await expect(request({ fileKind: 'li-else' })).rejects.toThrow('not an import that can be requested')
  })

  it('reports a refused file by its exit code', async () => {
    const { code, printed } = await request({ files: [join(dataFolder, 'none.csv')] })
    expect(code).toBe(1)
    expect(printed).toContain('there is no such file')
  })

  it('stops after the current batch on request, and keeps what was read', async () => {
    write(2_000)
    const { code, printed } = await request({}, 'Reading')
    expect(code).toBe(1)
    expect(printed).toContain('What was read so far is kept')
    expect(await carriers()).toBeLessThan(2_000)
  })

  it('accepts one import at a time', async () => {
    write(1_500)
    const both = await Promise.allSettled([request(), request()])
    const done = both.filter(it => it.status === 'fulfilled')
    const refused = both.filter(it => it.status === 'rejected')
    expect(done.map(it => it.value.code)).toEqual([0])
    expect(refused.map(it => String(it.reason))).toEqual([
      expect.stringContaining('Another import is under way'),
    ])
    expect(importFailure(refused[0]?.reason)).toMatch(/^Another import is under way/)
    expect(await carriers()).toBe(1_500)
  })
})

describe('the path for imports', () => {
  it("is the data owner's alone", () => {
    expect(statSync(join(dataFolder, 'import-control.json')).mode & 0o077).toBe(0)
  })
  it.each([
    ['without the token', undefined],
    ['with another', 'x'.repeat(43)],
  ])('refuses a request %s', async (_, token) => {
    const headers = token === undefined ? {} : { 'x-import-token': token }
    const request = new Request('http://127.0.0.1/monitor-control/import', {
      method: 'POST',
      headers,
      body: '{}',
    })
    expect((await control.answer(request)).status).toBe(403)
  })
  it('a control file of another monitor, or of a stopped one, is ignored', async () => {
    expect((await request({ dataFolder: join(dataFolder, 'elsewhere') })).code).toBeUndefined()
    await publishControl(dataFolder, { url, token: 'y'.repeat(43) })
    expect((await request()).code).toBeUndefined()
    await control.publish(url)
  })
})
