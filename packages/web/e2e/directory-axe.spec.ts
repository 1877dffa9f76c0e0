import { expect, test } from '@fairhaul/testkit/playwright'
import type { Locator, Page } from 'playwright/test'
import { atWidth, DESKTOP, expectAccessibleAtWidths } from './axe.ts'

interface State {
  readonly path: string
  readonly ready: string
  /** Actions before each check. */
  readonly open?: (page: Page) => Promise<Locator>
}

const STATES: readonly State[] = [
  {
    path: 'directory',
    ready: 'Choose a carrier to see who you’re really calling',
    open: async page => {
      await page.getByRole('combobox', { name: 'Carrier', exact: true }).fill('eagle')
      return page.getByRole('option').first()
    },
  },
  { path: 'directory?carrier=2&search=a', ready: 'Only the loaded contacts were searched.' },
  { path: 'directory?carrier=99999999', ready: 'This carrier does not exist' },
  {
    path: 'insights?broker_authority_nearby=1',
    ready: 'has broker authority at',
    open: async page => {
      await page
        .getByRole('link', { name: /^Evidence/ })
        .first()
        .click()
      return page.getByRole('dialog').getByText('FMCSA authority and addresses')
    },
  },
  {
    path: 'insights',
    ready: 'No authority for',
    open: async page => {
      await page
        .getByRole('checkbox', { name: /^Select / })
        .nth(1)
        .check()
      return page.getByRole('region', { name: 'Selected rows' })
    },
  },
]

test.use(atWidth(DESKTOP))

test('directory and insights pass axe and do not scroll horizontally', async ({ page, signIn }) => {
  await signIn('dana@northlake.example')
  for (const { path, ready, open } of STATES) {
    await page.goto(`/broker/carriers/${path}`)
    const heading = page.getByText(ready).locator('visible=true').first()
    await expect(heading).toBeVisible()
    await expectAccessibleAtWidths(page, path, (await open?.(page)) ?? heading)
  }
})
