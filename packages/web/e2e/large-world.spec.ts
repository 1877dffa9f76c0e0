import { expect, runs, startServers, test } from '@fairhaul/testkit/playwright'

/** As many as the monitor checks of one list. */
const LINES = 50_000

/** Only in thorough runs: the world has 24,000 carriers, and seeding it takes minutes. */
const worlds = ['large'].slice(0, runs(0, 1))

for (const world of worlds)
  test('a broker with 20,000 connections pages, narrows to a verdict, changes many at once, uploads 50,000 lines and tries other rules', async ({
    page,
  }) => {
    test.setTimeout(30 * 60_000)
    const servers = await startServers({ world })
    try {
      const at = (path: string) => `${servers.portalUrl}/broker${path}`
      const session = await servers.monitor.sessionOf('dana@northlake.example')
      await page
        .context()
        .addCookies([{ name: 'fairhaul_session', value: session, url: servers.portalUrl, httpOnly: true }])

      await page.goto(at('/carriers/connections?tab=in-progress'))
      const tabs = page.getByRole('navigation', { name: 'Connections', exact: true })
      const inProgress = tabs.getByRole('link', { name: /^In progress/ })
      await expect(inProgress).toHaveText(/^In progress\s*3,\d{3}$/)
      const counted = (await inProgress.textContent()) ?? ''
      await page.getByRole('link', { name: 'Next page' }).first().click()
      await expect(page).toHaveURL(/page=2/)
      await expect(page.getByRole('row')).toHaveCount(51)

      const verdicts = page.getByRole('group', { name: 'Verdict' })
      await verdicts.getByRole('button', { name: /^Fail [\d,]+$/ }).click()
      await expect(page).toHaveURL(/verdict=Fail/)
      await expect(page.getByRole('row')).toHaveCount(51)
      await page
        .getByRole('columnheader', { name: /^Verdict/ })
        .getByRole('button')
        .click()
      await expect(page).toHaveURL(/sort=verdict/)
      await expect(page.getByRole('row')).toHaveCount(51)
      await page.goto(at('/carriers/connections?tab=in-progress&page=2'))
      await expect(page.getByRole('row')).toHaveCount(51)

      await page.getByRole('checkbox', { name: /^Select all/ }).check()
      await servers.monitor.refuse('PATCH connections/:id', 500, { times: 3 })
      const bar = page.getByRole('region', { name: 'Selected rows' })
      await bar.getByRole('button', { name: 'Dismiss 50' }).click()
      await expect(bar.getByText('47 dismissed, 3 not changed.')).toBeVisible()
      await bar.getByRole('button', { name: 'Try those 3 again' }).click()
      await expect(bar.getByText('50 dismissed.')).toBeVisible()
      await bar.getByRole('button', { name: 'Undo' }).click()
      await expect(bar.getByText('50 undone.')).toBeVisible()
      await expect(inProgress).toHaveText(counted)

      await page.goto(at('/carriers/upload-list'))
      const lines = Array.from({ length: LINES }, (_, line) => `USDOT ${7_000_000 + line * 20}`)
      await page.getByLabel('From a file').setInputFiles({
        name: 'carriers.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(lines.join('\n')),
      })
      await expect(page.getByRole('button', { name: /^Not found [\d,]+$/ })).toBeVisible({ timeout: 300_000 })
      await expect(page.getByRole('button', { name: 'All 50,000' })).toBeVisible()

      await page.goto(at('/rules/what-if'))
      await page.getByRole('textbox', { name: 'Threshold of BIPD at least 750,000' }).fill('1500000')
      await expect(page.getByRole('button', { name: /^[\d,]+ Pass to Fail$/ })).toBeVisible()
    } finally {
      await servers.stop()
    }
  })
