import { expect, test } from '@fairhaul/testkit/playwright'
import type { Locator, Page } from 'playwright/test'
import { atWidth, DESKTOP, expectAccessibleAtWidths } from './axe.ts'

/** Home is checked in map.spec.ts and home.spec.ts. */
const SCREENS = [
  { name: 'Search results', path: '/broker/carriers/search-results?search=DOT%209', ready: '9000002' },
  {
    name: 'Global search',
    path: '/broker/carriers/global-search?search=eagle',
    ready: 'EAGLE MESA FREIGHT LLC',
  },
  { name: 'a carrier', path: '/broker/carriers/10', ready: 'Cargo at least 100,000' },
  {
    name: 'the override drawer',
    path: '/broker/carriers/3?override=cargo_at_least_100000',
    ready: 'No end',
  },
  { name: 'Loads', path: '/broker/loads', ready: 'Status and tracking' },
  { name: 'a load', path: '/broker/loads/1', ready: 'Driver rests at a truck stop' },
  { name: 'Page Not Found', path: '/broker/nowhere', ready: 'Page not found' },
] as const

const WATCHDOG_SCREENS = [
  { name: 'a carrier', path: '/broker/carriers/10', ready: 'Fleet and equipment' },
] as const

/** Dialogs and drawers of screens. Those of the shell are checked in shell-axe.spec.ts. */
const OPENED: readonly {
  readonly name: string
  readonly path: string
  readonly open: (page: Page) => Promise<Locator>
}[] = [
  {
    name: 'a list of suggestions',
    path: '/broker/carriers/2',
    open: async page => {
      await page.getByRole('combobox', { name: 'Find a carrier' }).pressSequentially('eagle')
      return page.getByRole('option').first()
    },
  },
  {
    name: 'the account menu',
    path: '/broker/carriers/2',
    open: async page => {
      await page.getByRole('button', { name: /account of Dana Reyes/ }).click()
      return page.getByRole('button', { name: 'Sign out' })
    },
  },
  {
    name: 'the question before an override is ended',
    path: '/broker/carriers/10',
    open: async page => {
      await page
        .getByRole('button', { name: /^End override/ })
        .first()
        .click()
      return page.getByRole('alertdialog')
    },
  },
]

test.use(atWidth(DESKTOP))

test('screens pass axe and do not scroll horizontally', async ({ page, signIn }) => {
  await signIn('dana@northlake.example')
  for (const { name, path, ready } of SCREENS) {
    await page.goto(path)
    await expectAccessibleAtWidths(page, name, page.getByText(ready).locator('visible=true').first())
  }
})

test('what opens over a screen passes axe', async ({ page, signIn }) => {
  await signIn('dana@northlake.example')
  for (const { name, path, open } of OPENED) {
    await page.goto(path)
    await expectAccessibleAtWidths(page, name, await open(page))
  }
})

test('screens in the watchdog brand pass axe and do not scroll horizontally', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn('wes@palisade.example', servers.watchdogUrl)
  for (const { name, path, ready } of WATCHDOG_SCREENS) {
    await page.goto(`${servers.watchdogUrl}${path}`)
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'watchdog')
    await expectAccessibleAtWidths(page, name, page.getByText(ready).locator('visible=true').first())
  }
})

test('Login and Home without search pass axe', async ({ page, signIn, servers }) => {
  await page.goto('/broker/login')
  await expect(page.getByLabel('Work e-mail')).toBeFocused()
  await expectAccessibleAtWidths(page, 'Login', page.getByLabel('Work e-mail'))
  await signIn('lee@palisade.example', servers.watchdogUrl)
  await page.goto(`${servers.watchdogUrl}/broker/`)
  const heading = page.getByRole('heading', { name: 'Open a carrier by its link' })
  await expectAccessibleAtWidths(page, 'Home without a search', heading)
})
