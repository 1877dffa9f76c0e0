import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, startServers, test } from '@fairhaul/testkit/playwright'
import {
  CENSUS_HEADERS,
  type CensusAsk,
  censusLines,
  censusRow,
  inventedName,
} from '../../testkit/src/monitor/import/testing/generate-census.ts'
import { findCarrier, overrideAndEnd } from './vet-a-carrier.ts'

const run = promisify(execFile)

const FILES: readonly (CensusAsk & { readonly firstDot: number })[] = [
  { kind: 'sms', rows: 100, firstDot: 90_000_001, style: 'published' },
  { kind: 'sms', rows: 500, firstDot: 90_001_001, style: 'mangled' },
  { kind: 'company', rows: 100, firstDot: 90_002_001, style: 'published' },
]

/** The first invented carrier of the register's file that holds an MC number, and the number. */
function carrierWithDocket(): { readonly name: string; readonly docket: string } {
  const columns = CENSUS_HEADERS.company.split(',')
  for (let dot = 90_002_001; dot < 90_002_101; dot += 1) {
    const cells = censusRow({ kind: 'company' }, dot).split(',')
    const at = (name: string) => cells[columns.indexOf(name)] ?? ''
    if (at('DOCKET1PREFIX') === 'MC') return { name: inventedName(dot), docket: at('DOCKET1') }
  }
  throw new Error('No generated carrier holds an MC number')
}

test('a broker vets carriers of federal files that were imported while the portal ran', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const servers = await startServers()
  const folder = mkdtempSync(join(tmpdir(), 'fairhaul-census-'))
  try {
    const files = FILES.map(ask => {
      const file = join(folder, `${ask.kind}-${ask.style}.csv`)
      writeFileSync(file, [...censusLines(ask)].join(''))
      return file
    })
    const importing = ['scripts/monitor-import.mjs', ...files, '--data', servers.dataFolder]
    const first = await run(process.execPath, importing)
    expect(first.stdout).toMatch(/700 added/)
    const again = await run(process.execPath, importing)
    expect(again.stdout).toMatch(/700 unchanged/)

    const session = await servers.monitor.sessionOf('dana@northlake.example')
    await context.addCookies([{ name: 'fairhaul_session', value: session, url: servers.portalUrl }])
    const { name, docket } = carrierWithDocket()
    await findCarrier(page, servers.portalUrl, `MC-${docket}`, name)
    await findCarrier(page, servers.portalUrl, '90001011', inventedName(90_001_011))
    await findCarrier(
      page,
      servers.portalUrl,
      inventedName(90_000_007).toLowerCase(),
      inventedName(90_000_007),
    )
    await overrideAndEnd(page, 'Cargo at least 100,000', 'Incomplete')
  } finally {
    await servers.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
