import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TOKEN_HEADER } from '../../federal/import/control/control-file.ts'
import { type ImportControl, importControl } from '../../federal/import/control/import-control.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import { createMonitor, type Monitor } from '../create-monitor.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'fairhaul-mount-'))
let testCompany: TestCompany
let monitor: Monitor
let imports: ImportControl
beforeAll(async () => {
  testCompany = await startTestCompany()
  const { services } = testCompany.monitor
  imports = importControl(services.db, { dataFolder, clock: services.clock })
  await imports.publish('http://127.0.0.1:4100')
  monitor = createMonitor(services, imports)
})
afterAll(async () => {
  await imports.close()
  await testCompany.close()
  rmSync(dataFolder, { recursive: true, force: true })
})

const token = () => JSON.parse(readFileSync(join(dataFolder, 'import-control.json'), 'utf8')).token as string

const stop = (monitorRequested: Monitor, { from = '127.0.0.1', sent = token() } = {}) =>
  monitorRequested.fetch(
    new Request('http://127.0.0.1:4100/monitor-control/import', {
      method: 'DELETE',
      headers: { [TOKEN_HEADER]: sent },
    }),
    { remoteAddress: from },
  )

describe('the path for imports', () => {
  it('answers callers on this machine who can read the data folder', async () => {
    expect((await stop(monitor)).status).toBe(204)
    expect((await stop(monitor, { sent: 'x'.repeat(43) })).status).toBe(403)
  })

  it('does not exist for another machine', async () => {
    expect((await stop(monitor, { from: '10.1.2.3' })).status).toBe(404)
  })

  it('refuses the log since a time that is none', async () => {
    const log = (since: string) =>
      monitor.fetch(
        new Request(`http://127.0.0.1:4100/monitor-control/import?since=${since}`, {
          headers: { [TOKEN_HEADER]: token() },
        }),
        { remoteAddress: '127.0.0.1' },
      )
    expect((await log('yesterday')).status).toBe(422)
    expect((await log('2026-11-20T00:00:00Z')).status).toBe(200)
  })

  it('does not exist in a monitor that was started without imports', async () => {
    expect((await stop(testCompany.monitor)).status).toBe(404)
  })
})
