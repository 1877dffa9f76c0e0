import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@fairhaul/testkit/playwright'
import {
  CENSUS_HEADERS,
  type CensusParams,
  censusLines,
  censusRow,
  inventedName,
} from '@fairhaul/monitor/federal/import/testing/generate-census.ts'
import { federalFile } from '@fairhaul/monitor/federal/import/testing/generate-federal.ts'
import { findEverywhere } from './federal-find.ts'
import { findCarrier, overrideAndEnd } from './vet-a-carrier.ts'

const run = promisify(execFile)

const FILES: readonly (CensusParams & { readonly firstDot: number })[] = [
  { kind: 'sms', rows: 100, firstDot: 90_000_001, style: 'published' },
  { kind: 'sms', rows: 500, firstDot: 90_001_001, style: 'mangled' },
  { kind: 'company', rows: 100, firstDot: 90_002_001, style: 'published' },
]

/** A truck that was inspected with two carriers, with the first of them sixty days ago. */
const VIN = '1FUJGLDR8CSBK8632'
const [DALLAS, MEDFORD] = [90_000_002, 90_000_009]

const [, day = '', month = '', year = ''] = new Date(Date.now() - 60 * 86_400_000).toUTCString().split(' ')
const INSPECTED_ON = `${month} ${Number(day)}, ${year}`

const TRUCK = { VIN, UNIT_MAKE: 'FRHT', UNIT_LICENSE: 'P100001', UNIT_LICENSE_STATE: 'TX' }
const INSPECTIONS = [
  {
    ...TRUCK,
    UNIQUE_ID: '1',
    DOT_NUMBER: String(DALLAS),
    INSP_DATE: `${day}-${month.toUpperCase()}-${year.slice(2)}`,
  },
  { ...TRUCK, UNIQUE_ID: '2', DOT_NUMBER: String(MEDFORD), INSP_DATE: '02-FEB-25' },
]

/** The first invented carrier of the register's file that holds an MC number, and the number. */
function carrierWithDocket(): { readonly dot: number; readonly name: string; readonly docket: string } {
  const columns = CENSUS_HEADERS.company.split(',')
  for (let dot = 90_002_001; dot < 90_002_101; dot += 1) {
    const cells = censusRow({ kind: 'company' }, dot).split(',')
    const at = (name: string) => cells[columns.indexOf(name)] ?? ''
    if (at('DOCKET1PREFIX') === 'MC') return { dot, name: inventedName(dot), docket: at('DOCKET1') }
  }
  throw new Error('No generated carrier holds an MC number')
}

test('a broker vets carriers of federal files imported while the portal runs', async ({
  page,
  context,
  isolatedServers: servers,
}) => {
  test.setTimeout(150_000)
  const folder = mkdtempSync(join(tmpdir(), 'fairhaul-census-'))
  try {
    const files = FILES.map(params => {
      const file = join(folder, `${params.kind}-${params.style}.csv`)
      writeFileSync(file, [...censusLines(params)].join(''))
      return file
    })
    const inspections = join(folder, 'inspections.csv')
    writeFileSync(inspections, federalFile('sms-inspections', INSPECTIONS))
    files.push(inspections)
    const { folder: data, environment } = servers.world
    const monitorImport = (...args: readonly string[]) =>
      run(process.execPath, ['scripts/monitor-import.mjs', ...args, '--data', data], {
        env: { ...process.env, ...environment },
      })
    const first = await monitorImport(...files)
    expect(first.stdout).toMatch(/702 added/)
    const again = await monitorImport(...files)
    expect(again.stdout).toMatch(/702 unchanged/)

    const { dot, name, docket } = carrierWithDocket()
    const policies = join(folder, 'ActPendInsur.txt')
    const policy = { DOT_NUMBER: String(dot), DOCKET_NUMBER: `MC${docket.padStart(8, '0')}` }
    writeFileSync(policies, federalFile('li-insurance-active', [policy]))
    const insured = await monitorImport(policies, '--kind', 'li-insurance-active')
    expect(insured.stdout).toMatch(/1 added/)

    const session = await servers.monitor.sessionOf('dana@northlake.example')
    await context.addCookies([{ name: 'fairhaul_session', value: session, url: servers.portalUrl }])
    await findCarrier(page, servers.portalUrl, `MC-${docket}`, name)
    await findCarrier(page, servers.portalUrl, '90001011', inventedName(90_001_011))
    await findCarrier(page, servers.portalUrl, inventedName(DALLAS).toLowerCase(), inventedName(DALLAS))
    await overrideAndEnd(page, 'Cargo at least 100,000', 'Incomplete')
    await findEverywhere(page, servers.portalUrl, {
      vin: VIN,
      inspectedOn: INSPECTED_ON,
      dots: [DALLAS, MEDFORD],
      insured: name,
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
