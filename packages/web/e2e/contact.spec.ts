import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'
import { atWidth, DESKTOP, expectAccessibleAtWidths } from './axe.ts'

const SEARCH = '/broker/carriers/contact-search'
const ONE = 'dispatch@eaglemesafreightll2.example'
const LOOKALIKE = 'office@c0pperwren.example'

const field = (page: Page) => page.getByRole('textbox', { name: 'E-mail address or phone number' })
const at = (email: string, rest = '') => `${SEARCH}?email=${encodeURIComponent(email)}${rest}`
/** The verdict is the heading of its panel. */
const verdict = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

test('a pasted contact leads by keyboard to its verdict, its carrier and back', async ({ page, signIn }) => {
  await signIn('sam@northlake.example')
  await page.goto(SEARCH)
  await expect(field(page)).toBeFocused()
  await field(page).fill('Eagle Mesa')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please select a type of email or phone number.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'E-mail' })).toBeFocused()
  await field(page).fill(`Rosa <${ONE}>`)
  await expect(page.getByRole('radio', { name: 'E-mail' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(verdict(page, 'Matches one carrier')).toBeFocused()
  await expect(page).toHaveURL(at(ONE))
  await expect(page).toHaveTitle('Fairhaul - Contact search')
  await expect(page.getByRole('row', { name: /EAGLE MESA FREIGHT LLC.*9000002.*Own contact/ })).toBeVisible()

  await page.reload()
  await expect(verdict(page, 'Matches one carrier')).toBeVisible()
  await page.getByRole('link', { name: 'Open EAGLE MESA FREIGHT LLC' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EAGLE MESA FREIGHT LLC')
  await page.goBack()
  await expect(verdict(page, 'Matches one carrier')).toBeVisible()
  await expect(field(page)).toHaveValue(ONE)

  await field(page).fill('(503) 555-8086')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Call back EAGLE MESA FREIGHT LLC')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Call EAGLE MESA FREIGHT LLC')).toBeVisible()
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap(each => Object.keys(each)).join(' '),
  )
  expect(stored).not.toContain('eaglemesa')
})

test('each contact verdict is shown, and a contact that cannot be looked up shows why', async ({
  page,
  context,
  signIn,
  servers,
}) => {
  await signIn('sam@northlake.example')
  for (const [email, name, also] of [
    ['office@copperwren.example', 'Reported for fraud', 'Stop this booking'],
    ['vera@copperwren.example', 'Several carriers', 'Ask who they book for'],
    ['desk@dispatch1.example', 'Dispatcher', 'Ask who they book for'],
    ['dispatch@greystonenotchhaul12.example', 'Do not dispatch', 'Stop this booking'],
    ['nobody@nowhere.example', 'Not on record', 'Find the carrier'],
    ['nights@ochreblufflogistic11.example', 'At a carrier’s e-mail domain', 'At its e-mail domain'],
    [LOOKALIKE, 'Look-alike', 'Look up office@copperwren.example'],
  ] as const) {
    await page.goto(at(email))
    await expect(verdict(page, name)).toBeVisible()
    await expect(page.getByText(also, { exact: true })).toBeVisible()
  }
  await expect(page.locator('mark')).toHaveText([/0/, /o/])

  await servers.monitor.refuse('POST carriers/email_search_associated_carriers', 403)
  await page.goto(at(ONE))
  await expect(page.getByText('You do not have access to this contact')).toBeVisible()
  await expect(verdict(page, 'Matches one carrier')).toHaveCount(0)
  await servers.monitor.clearFaults()
  await servers.monitor.refuse('POST carriers/email_search_associated_carriers', 500)
  await page.reload()
  await expect(page.getByText('We could not load this contact')).toBeVisible()
  await servers.monitor.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(verdict(page, 'Matches one carrier')).toBeVisible()

  await context.setOffline(true)
  await field(page).fill('vera@copperwren.example')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  await expect(verdict(page, 'Matches one carrier')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByText('The connection is back.')).toBeVisible()
  await page.getByRole('search', { name: 'Contact' }).getByRole('button', { name: 'Look up' }).click()
  await expect(verdict(page, 'Several carriers')).toBeVisible()
})

test('a phone and an e-mail together are said first to be of one carrier, or not, with the reason', async ({
  page,
  signIn,
  servers,
}) => {
  const phone = '(503) 555-8086'
  const pairAt = (email: string, rest = '') => at(email, `&phone=${encodeURIComponent(phone)}${rest}`)
  await signIn('sam@northlake.example')
  await page.goto(SEARCH)
  await field(page).fill(`Rosa <${ONE}>, ${phone}, MC 3000002`)
  await page.keyboard.press('Enter')
  await expect(verdict(page, 'They belong together')).toBeFocused()
  const reason = page.getByText(/^Both are on record of EAGLE MESA FREIGHT LLC since /)
  await expect(reason).toBeVisible()
  await expect(page).toHaveURL(/\?email=.*&phone=.*&number=MC%203000002$/)
  const calls = page.getByRole('list', { name: 'Whom to call' })
  await expect(calls.getByText(/^Call \(503\) 555-8086, on record since /)).toBeVisible()
  await expect(verdict(page, 'Matches one carrier')).toHaveCount(2)
  await expect(page.getByRole('row', { name: /Phone: own contact.*E-mail: own contact/ })).toBeVisible()
  await page.reload()
  await expect(reason).toBeVisible()
  await expect(field(page)).toHaveValue(`(503) 5558086, ${ONE}, MC 3000002`)

  for (const [path, name, text] of [
    [
      pairAt(ONE, '&number=MC%203000010'),
      'They do not belong together',
      'Both belong to EAGLE MESA FREIGHT LLC, which is not MC 3000010.',
    ],
    [
      pairAt('office@copperwren.example'),
      'Do not use them',
      'Brokers reported the e-mail address for fraud.',
    ],
    [
      pairAt(LOOKALIKE),
      'They do not belong together',
      /^The e-mail address looks like office@copperwren.example of COPPER WREN .*, but is not the same\.$/,
    ],
    [
      pairAt('nobody@nowhere.example'),
      'Not known to belong together',
      'The phone number is on record of EAGLE MESA FREIGHT LLC, the e-mail address of no carrier.',
    ],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('region', { name, exact: true }).getByText(text)).toBeVisible()
  }

  await servers.monitor.refuse('POST carriers/phone_search_associated_carriers', 500)
  await page.reload()
  await expect(page.getByText('We could not load these contacts')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: /belong together/ })).toHaveCount(0)
  await expect(field(page)).toHaveValue('(503) 5558086, nobody@nowhere.example')
  await servers.monitor.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(verdict(page, 'Not known to belong together')).toBeVisible()
})

test('fraud is reported once and shown, and a refused report keeps its text', async ({
  page,
  context,
  signIn,
  servers,
}) => {
  const address = 'billing@nobody-journey.example'
  await signIn('sam@northlake.example')
  await page.goto(at(address))
  await expect(verdict(page, 'Not on record')).toBeVisible()
  await page.getByRole('link', { name: 'Report fraud' }).click()
  const drawer = page.getByRole('dialog', { name: 'Report fraud' })
  await expect(page).toHaveURL(at(address, '&report=new'))
  await expect(drawer.getByLabel('E-mail address that was used')).toHaveValue(address)
  const text = drawer.getByLabel('What happened')
  await expect(text).toBeFocused()
  const send = drawer.getByRole('button', { name: 'Send report' })
  await send.click()
  await expect(drawer.getByText('Say what happened.')).toBeVisible()
  await expect(text).toBeFocused()
  await text.fill('Posed as Eagle Mesa and asked for an advance.')
  await drawer.getByRole('combobox', { name: /Carrier whose name was used/ }).fill('9000002')
  await page.getByRole('option', { name: /EAGLE MESA FREIGHT LLC/ }).click()
  await page.reload()
  await expect(text).toHaveValue('Posed as Eagle Mesa and asked for an advance.')
  await expect(drawer.getByText('EAGLE MESA FREIGHT LLC')).toBeVisible()

  for (const [status, message] of [
    [403, /An admin at your company can change that/],
    [409, /Not sent\./],
    [422, /Not sent\./],
    [429, /too many attempts/i],
  ] as const) {
    await servers.monitor.refuse('POST identity_alerts', status)
    await send.click()
    await expect(drawer.getByRole('alert').filter({ hasText: message }), String(status)).toBeVisible()
    await expect(text).toHaveValue(/^Posed as Eagle Mesa/)
    await servers.monitor.clearFaults()
  }
  await context.setOffline(true)
  await send.click()
  await expect(drawer.getByText(/Not sent: no connection/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('The connection is back.')).toBeVisible()

  await servers.monitor.delay('POST identity_alerts', 300)
  await send.dblclick()
  await expect(drawer).toHaveCount(0)
  await servers.monitor.clearFaults()
  await expect(page).toHaveURL(at(address))
  await expect(
    page.getByText(`Report about ${address} sent. Every broker who looks it up will see`),
  ).toBeVisible()
  await expect(verdict(page, 'Reported for fraud')).toBeVisible()
  const reports = page.getByRole('region', { name: 'Reports by brokers' })
  await expect(reports.getByRole('listitem')).toHaveCount(1)
  await expect(reports.getByText('Posed as Eagle Mesa and asked for an advance.')).toBeVisible()
  await expect(reports.getByText('by your company')).toBeVisible()
})

test('a carrier is set to do not dispatch from its row, with notes', async ({ page, signIn }) => {
  await signIn('jo@plainview.example')
  await page.goto(at(ONE))
  await page.getByRole('link', { name: 'Do not dispatch EAGLE MESA FREIGHT LLC' }).click()
  const drawer = page.getByRole('dialog', { name: 'Do not dispatch' })
  await drawer.getByLabel('Notes (optional)').fill('Kept our load in March.')
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await page.getByRole('link', { name: 'Do not dispatch EAGLE MESA FREIGHT LLC' }).click()
  await expect(drawer.getByLabel('Notes (optional)')).toHaveValue('Kept our load in March.')
  await drawer.getByRole('button', { name: 'Mark do not dispatch' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(verdict(page, 'Do not dispatch')).toBeVisible()
  await expect(
    page.getByText('EAGLE MESA FREIGHT LLC is now marked do not dispatch for everyone'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Do not dispatch EAGLE MESA FREIGHT LLC' })).toHaveCount(0)
})

test('a block from contact search names what is still open and its kept record, and is undone', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await page.goto('/broker/carriers/10')
  const call = page.locator('[data-sticky-head]').getByRole('link', { name: /^Call / })
  const phone = (await call.getAttribute('href'))?.replace('tel:', '') ?? ''
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await page.goto(`${SEARCH}?phone=${encodeURIComponent(phone)}`)
  await page.getByRole('link', { name: `Do not dispatch ${name}` }).click()
  const drawer = page.getByRole('dialog', { name: 'Do not dispatch' })
  await expect(drawer.getByRole('list', { name: 'Open loads and rate confirmations' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Mark do not dispatch' }).click()
  const notice = page.getByRole('status').filter({ hasText: `${name} is now marked do not dispatch` })
  await expect(notice).toContainText(/Still open: \d+ loads?/)
  await expect(verdict(page, 'Do not dispatch')).toBeVisible()
  const record = notice.getByRole('link', { name: 'Record kept' })
  await expect(record).toHaveAttribute('href', /\/broker\/decision-records\/\d+$/)
  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: `Do not dispatch ${name}` })).toBeVisible()
})

test('the message of an override leads to the record that was kept with it', async ({ page, signIn }) => {
  await signIn('dana@northlake.example')
  await page.goto('/broker/carriers/3?override=cargo_at_least_100000')
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('radio', { name: 'No end' }).check()
  await drawer.getByRole('textbox', { name: 'Reason' }).fill('The insurer confirmed it.')
  await drawer.getByRole('button', { name: 'Save override' }).click()
  const toasts = page.getByRole('region', { name: 'Notifications' })
  await toasts.getByText(/^Override saved\./).hover()
  await toasts.getByRole('link', { name: 'Record kept' }).click()
  await expect(page).toHaveURL(/\/broker\/decision-records\/\d+$/)
  await page.goto('/broker/carriers/3')
  const rule = page.getByRole('row', { name: /Cargo at least 100,000/ })
  await rule.getByRole('button', { name: /^End override/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End override' }).click()
  await expect(rule).toContainText('Fail')
})

test('a watchdog fraud report holds no contact, and a user without search cannot open contact search', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn('wes@palisade.example', servers.watchdogUrl)
  await page.goto(`${servers.watchdogUrl}${at('office@copperwren.example', '&report=new')}`)
  const drawer = page.getByRole('dialog', { name: 'Report fraud' })
  await expect(drawer.getByText(/Watchdog reports do not include contacts/)).toBeVisible()
  await expect(drawer.getByLabel('E-mail address that was used')).toHaveCount(0)
  await drawer.getByLabel('What happened').fill('They wrote from office@copperwren.example.')
  await drawer.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText(/It names no contact, so it does not show/)).toBeVisible()
  await signIn('lee@palisade.example', servers.watchdogUrl)
  await page.goto(`${servers.watchdogUrl}${at(ONE)}`)
  await expect(page).toHaveURL(`${servers.watchdogUrl}/broker/`)
})

test.describe(() => {
  test.use(atWidth(DESKTOP))

  test('contact search passes axe and does not scroll horizontally', async ({ page, signIn }) => {
    await signIn('priya@northlake.example')
    for (const [path, name] of [
      [SEARCH, 'What you can find out'],
      [at('office@copperwren.example'), 'Reported for fraud'],
      [at(LOOKALIKE), 'Look-alike'],
      [at(LOOKALIKE, '&report=new'), 'Report fraud'],
    ] as const) {
      await page.goto(path)
      const heading = page.getByRole('heading', { level: 2, name, exact: true })
      await expectAccessibleAtWidths(page, path, heading)
    }
  })
})
