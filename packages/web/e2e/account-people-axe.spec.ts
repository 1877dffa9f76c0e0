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
  { path: '?tab=0', ready: 'Your permissions' },
  { path: '?tab=1', ready: 'Open change orders' },
  { path: '?tab=2', ready: 'Amir Maddox' },
  { path: '?tab=2&user=2', ready: 'Remove from the company' },
  {
    path: '?tab=2&invite=1',
    ready: 'Send invitation',
    open: async page => {
      await page.getByRole('button', { name: 'Send invitation' }).click()
      return page.getByText('Enter the e-mail address')
    },
  },
  {
    path: '?tab=2&list=invitations',
    ready: 'Not delivered',
    open: async page => {
      await page.getByRole('button', { name: 'Resend to kit@brightdock.example' }).click()
      return page.getByRole('alertdialog')
    },
  },
  { path: '?tab=3', ready: 'Night desk' },
  {
    path: '?tab=3&team=2',
    ready: 'Save members',
    open: async page => {
      await page.getByRole('button', { name: 'Remove Sam Okonjo' }).click()
      return page.getByText('Leaves')
    },
  },
]

test.use(atWidth(DESKTOP))

test('My account’s Profile, Company, Users and Teams tabs pass axe and do not scroll horizontally', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  for (const { path, ready, open } of STATES) {
    await page.goto(`/broker/my-account${path}`)
    const heading = page.getByText(ready).locator('visible=true').first()
    await expect(heading).toBeVisible()
    await expectAccessibleAtWidths(page, path, (await open?.(page)) ?? heading)
  }
})
