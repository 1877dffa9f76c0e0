import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, startServers, test } from '@fairhaul/testkit/playwright'
import { censusLines, inventedName } from '../../testkit/src/monitor/import/testing/generate-census.ts'

const run = promisify(execFile)

test('carriers of a census file are found and assessed after the import', async ({ page, context }) => {
  test.setTimeout(120_000)
  const servers = await startServers()
  const folder = mkdtempSync(join(tmpdir(), 'fairhaul-census-'))
  try {
    const files = (['published', 'mangled'] as const).map((style, index) => {
      const file = join(folder, `${style}.csv`)
      const firstDot = 90_000_001 + index * 1_000
      writeFileSync(file, [...censusLines({ kind: 'sms', rows: 300, firstDot, style })].join(''))
      return file
    })
    const importing = ['scripts/monitor-import.mjs', ...files, '--data', servers.dataFolder]
    const first = await run(process.execPath, importing)
    expect(first.stdout).toMatch(/600 added/)
    const again = await run(process.execPath, importing)
    expect(again.stdout).toMatch(/600 unchanged/)

    const session = await servers.monitor.sessionOf('dana@northlake.example')
    await context.addCookies([{ name: 'fairhaul_session', value: session, url: servers.portalUrl }])
    for (const dot of [90_000_007, 90_001_011]) {
      await page.goto(`${servers.portalUrl}/broker/`)
      await page.getByRole('combobox', { name: 'Find a carrier' }).last().fill(`DOT ${dot}`)
      await page.keyboard.press('Enter')
      await page
        .getByRole('link', { name: inventedName(dot) })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(inventedName(dot))
      await expect(page.getByRole('row', { name: 'Cargo at least 100,000' })).toContainText('Incomplete')
    }
  } finally {
    await servers.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
