import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { promisify } from 'node:util'
import {
  certificatePdf,
  clockAhead,
  expect,
  type Servers,
  startServers,
  test,
} from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'
import { atWidth, axeViolations, DESKTOP } from './axe.ts'
import { opened } from './profile-section.ts'
import { findCarrier } from './vet-a-carrier.ts'

test.use(atWidth(DESKTOP))

const run = promisify(execFile)

/** The register of invented carriers that the README names for a first look. */
const SAMPLE = 'packages/monitor/sample'
/** The last day of the frozen licensing files. */
const FROZEN_ON = '2026-05-14'
const ANN = 'ann@ridge.example'
const HALF_A_YEAR = 183
/** Days until the certificate ends. */
const ENDS_IN = 120

/** Cargo of $100,000 on file, and none on file. */
const INSURED = { dot: '90000101', name: 'SAMPLE HERON FREIGHT LLC' }
const WITHOUT_CARGO = { dot: '90000110', name: 'SAMPLE IRON RIDGE FREIGHT LLC' }

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const onTheForm = (days: number) => {
  const [year, month, day] = dayAfter(days).split('-')
  return `${month}/${day}/${year}`
}

/** Runs a program beside the monitor, so many days later. */
const program = ({ world }: Servers, name: string, args: readonly string[], daysLater = 0) =>
  run(process.execPath, [`scripts/monitor-${name}.mjs`, ...args, '--data', world.folder], {
    env: { ...process.env, ...world.environment, ...clockAhead(daysLater) },
  })

/** Imports the register as it is published on a day. */
async function importRegister(servers: Servers, daysLater = 0): Promise<void> {
  const files = readdirSync(SAMPLE).map(file => `${SAMPLE}/${file}`)
  const daily = files.filter(file => file.endsWith('.csv'))
  await program(servers, 'import', [...daily, '--whole', '--as-of', dayAfter(daysLater)], daysLater)
  for (const file of files.filter(file => file.endsWith('.txt'))) {
    const kind = file.slice(SAMPLE.length + 1, -'.txt'.length)
    await program(servers, 'import', [file, '--whole', '--as-of', FROZEN_ON, '--kind', kind], daysLater)
  }
}

const signInAsAnn = async (page: Page, servers: Servers) =>
  page.context().addCookies([
    {
      name: 'fairhaul_session',
      value: await servers.monitor.sessionOf(ANN),
      url: servers.portalUrl,
      httpOnly: true,
      sameSite: 'Lax',
    },
  ])

test('a company begins with nothing: it writes its policy, sees who passes, adds a certificate, and half a year later reads what ended', async ({
  page,
}) => {
  const servers = await startServers({ world: 'empty' })
  try {
    await program(servers, 'company', ['--name', 'Ridge Brokerage', '--email', ANN])
    await importRegister(servers)
    await signInAsAnn(page, servers)
    const at = (path: string) => `${servers.portalUrl}/broker${path}`
    const verdict = page.getByRole('group', { name: 'Overall verdict' })
    const cargo = page
      .getByRole('region', { name: 'Assessment' })
      .getByRole('row', { name: /Cargo at least/ })

    await page.goto(at('/carriers/search-results?search=90000'))
    for (const { name } of [INSURED, WITHOUT_CARGO]) {
      await page.getByRole('button', { name: `Monitor ${name}`, exact: true }).click()
      await expect(page.getByRole('button', { name: `Stop monitoring ${name}`, exact: true })).toBeVisible()
    }

    await page.goto(at('/rules/policy?tab=draft'))
    const draft = page.getByRole('form', { name: 'Draft' })
    await draft.getByRole('textbox', { name: 'Threshold of Cargo at least', exact: true }).fill('250000')
    await draft
      .getByRole('textbox', { name: 'Days of an override of Cargo at least', exact: true })
      .fill('30')
    await expect(page.getByRole('button', { name: '1 Pass to Fail' })).toBeVisible()
    await draft.getByRole('button', { name: 'Save draft' }).click()
    await page.getByRole('button', { name: 'Save as version' }).click()
    const drawer = page.getByRole('dialog', { name: 'Save as version' })
    await drawer.getByRole('textbox', { name: 'Note' }).fill('Our shippers ask for $250,000 of cargo.')
    await drawer.getByRole('button', { name: 'Save version' }).click()
    await expect(page.getByText(/^Version 1 saved\. In force since/)).toBeVisible()

    await page.goto(at('/carriers/search-results?search=90000'))
    const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(name) })
    await expect(rowOf(INSURED.name)).toContainText(/Fail ?Cargo .*\$100,000, needs \$250,000/)
    await expect(rowOf(WITHOUT_CARGO.name)).toContainText('Cargo not on record, needs $250,000')

    await findCarrier(page, servers.portalUrl, WITHOUT_CARGO.dot, WITHOUT_CARGO.name)
    await expect(verdict).toContainText('Incomplete')
    await expect(cargo).toContainText('Cargo not on record, needs $250,000')
    await cargo.getByRole('link', { name: /^Add or request a certificate/ }).click()
    const section = await opened(page, 'certificates', 'Certificates')
    await section.getByRole('link', { name: 'Add a certificate' }).click()
    const form = page.getByRole('dialog', { name: /Add a certificate/ })
    await form.locator('input[type=file]').setInputFiles({
      name: 'certificate.pdf',
      mimeType: 'application/pdf',
      buffer: certificatePdf({
        insuredName: WITHOUT_CARGO.name,
        datedOn: onTheForm(-3),
        effectiveOn: onTheForm(-200),
        expiresOn: onTheForm(ENDS_IN),
        vins: [],
      }),
    })
    await expect(form.getByLabel('Motor truck cargo: cargo limit')).toHaveValue('$ 250,000')
    await form.getByRole('button', { name: 'Confirm certificate' }).click()
    await expect(form).toBeHidden()
    await expect(verdict).toContainText('Pass')
    expect(await axeViolations(page)).toEqual([])
    const attention = page.getByRole('region', { name: 'Needs attention' })
    await page.goto(at('/'))
    await expect(attention).toContainText(/Pass ?1/)

    await servers.stopMonitor()
    await servers.startMonitor(HALF_A_YEAR)
    await importRegister(servers, HALF_A_YEAR)
    await signInAsAnn(page, servers)
    await page.goto(at('/'))
    const changed = page.getByRole('region', { name: 'What changed' })
    await expect(changed).toContainText(/Pass to Fail: cargo expired .* \d{4}, needs \$250,000/)
    await expect(attention).toContainText(WITHOUT_CARGO.name)
    expect(await axeViolations(page)).toEqual([])
    await findCarrier(page, servers.portalUrl, WITHOUT_CARGO.dot, WITHOUT_CARGO.name)
    await expect(verdict).toContainText('Fail')
    await expect(cargo.getByRole('link', { name: /^Add or request a certificate/ })).toBeVisible()
  } finally {
    await servers.stop()
  }
})
