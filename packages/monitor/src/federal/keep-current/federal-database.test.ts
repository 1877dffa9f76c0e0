import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { lockFolder } from '../../database/folder-lock.ts'
import { openEmptyDatabase } from '../../testing/test-database.ts'
import type { Arguments } from '../import/arguments.ts'
import { type ImportControl, importControl } from '../import/control/import-control.ts'
import { acquireImportLease } from '../import/store/import-lease.ts'
import { censusLines } from '../import/testing/generate-census.ts'
import { openFederalDatabase } from './federal-database.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'fairhaul-federal-'))
const file = join(dataFolder, 'census.csv')
let database: Database
let control: ImportControl
let server: Server
let release: () => void
beforeAll(async () => {
  writeFileSync(file, [...censusLines({ kind: 'sms', rows: 3 })].join(''))
  database = await openEmptyDatabase()
  release = lockFolder(dataFolder)
  control = importControl(database.db, { dataFolder, clock: { now: () => new Date('2026-11-21T08:00:00Z') } })
  const listener = getRequestListener(request => control.answer(request), { overrideGlobalObjects: false })
  server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await control.close()
  server.closeAllConnections()
  server.close()
  release()
  await database.close()
  rmSync(dataFolder, { recursive: true, force: true })
})

const printed: string[] = []
const open = () =>
  openFederalDatabase(
    { databaseUrl: undefined, dataFolder },
    {
      out: { isTTY: false, columns: 80, write: text => printed.push(text) },
      stop: new AbortController().signal,
      today: '2026-11-21',
    },
  )
const params: Arguments = {
  kind: 'import',
  files: [file],
  dataFolder,
  rejects: join(dataFolder, 'rejects.csv'),
  rowsPerBatch: 100,
  asOf: '2026-11-20',
  fileKind: 'sms-census',
  encoding: 'utf-8',
  published: { dataSet: 'kjg3-diqy', isDifference: false, publishedOn: '2026-11-20', digest: 'abc' },
}

describe('a data folder that is in use', () => {
  it('by what takes no imports is refused, by the name of that process', async () => {
    await expect(open()).rejects.toThrow(`in use by process ${process.pid}`)
  })

  it('by a monitor has that one import, log and report what was imported', async () => {
    await control.publish(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    const federal = await open()
    expect(await federal.runs()).toEqual([])
    expect(await federal.importFile(params)).toBe(0)
    expect(printed.join('')).toContain('3 added')
    await federal.logChecked(['kjg3-diqy'])
    await federal.logRefused({
      fileName: 'Motus Carrier',
      reason: 'its columns have changed',
      published: { dataSet: 'inys-ebih', isDifference: false },
    })
    const [refused, imported] = await federal.runs()
    expect(refused).toMatchObject({ dataSet: 'inys-ebih', refusal: 'its columns have changed' })
    expect(imported).toMatchObject({
      dataSet: 'kjg3-diqy',
      digest: 'abc',
      rows: 3,
      added: 3,
      asOf: '2026-11-20',
    })
    expect(imported?.checkedAt).toBeInstanceOf(Date)
    expect(await federal.refreshWaiting()).toEqual({ whole: ['sms-census'], waiting: [] })
    await federal.close()
  })

  it('by a monitor that imports already is refused, by the name of who imports', async () => {
    const federal = await open()
    const lease = await acquireImportLease(database.db, 'npm run monitor:import (process 7 on host)')
    await expect(federal.importFile(params)).rejects.toThrow('npm run monitor:import (process 7 on host)')
    await lease.release()
  })
})
