import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'
import { atWidth, expectNothingToFind, WIDTHS } from './forms.ts'

interface State {
  readonly path: string
  readonly ready: string
  /** What is done there before it is looked at. */
  readonly open?: (page: Page) => Promise<void>
}

const STATES: readonly State[] = [
  { path: '?tab=0', ready: 'What you may do' },
  { path: '?tab=1', ready: 'Waiting for a decision' },
  {
    path: '?tab=1&order=2',
    ready: '200 Canal Street, Chicago, IL 60606',
    open: async page => {
      await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  { path: '?tab=2', ready: 'Amir Maddox' },
  { path: '?tab=2&user=2', ready: 'Remove from the company' },
  {
    path: '?tab=2&invite=1',
    ready: 'Send invitation',
    open: async page => {
      await page.getByRole('button', { name: 'Send invitation' }).click()
      await expect(page.getByText('Type the e-mail address')).toBeVisible()
    },
  },
  {
    path: '?tab=2&list=invitations',
    ready: 'Not delivered',
    open: async page => {
      await page.getByRole('button', { name: 'Send again to kit@brightdock.example' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  { path: '?tab=3', ready: 'Night desk' },
  {
    path: '?tab=3&team=2',
    ready: 'Save members',
    open: async page => {
      await page.getByRole('button', { name: 'Remove Sam Okonjo' }).click()
      await expect(page.getByText('Leaves')).toBeVisible()
    },
  },
]

for (const width of WIDTHS)
  test.describe(`${width} wide`, () => {
    test.use(atWidth(width))

    test('My account’s people have nothing for axe to find and nothing to scroll sideways', async ({
      page,
      signIn,
    }) => {
      await signIn('dana@northlake.example')
      for (const { path, ready, open } of STATES) {
        await page.goto(`/broker/my-account${path}`)
        await expect(page.getByText(ready).locator('visible=true').first()).toBeVisible()
        await open?.(page)
        await expectNothingToFind(page, path)
      }
    })
  })
