import { expect } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'
import {
  CENSUS_HEADERS,
  censusRow,
  inventedName,
} from '@fairhaul/monitor/federal/import/testing/generate-census.ts'
import { pickPlace } from './lane-form.ts'

/** The imported records that the find screens are tested with. */
export interface Imported {
  readonly vin: string
  /** The date of its newest inspection, in display format. */
  readonly inspectedOn: string
  /** The carriers that were inspected with it, newest first. */
  readonly dots: readonly [number, number]
  /** A carrier with a policy on file, by its name. */
  readonly insured: string
}

const COLUMNS = CENSUS_HEADERS.sms.split(',')

/** The fields of a census record, counted from the right, because an address further left may contain a comma. */
const censusField = (dot: number, column: string): string =>
  censusRow({ kind: 'sms' }, dot)
    .split(',')
    .at(COLUMNS.indexOf(column) - COLUMNS.length) ?? ''

const unitsOf = (dot: number) => Number(censusField(dot, 'nbr_power_unit'))
const rows = (page: Page) => page.locator('[data-bench=result-row]')
const nameLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

/** No empty value is rendered. */
const expectNoEmptyValues = (page: Page) =>
  expect(page.getByRole('main')).not.toContainText(/undefined|NaN|\bnull\b|Invalid Date/)

/** Searches all carriers and checks, in each list, the rows of carriers that are only in federal files. */
async function searchCarriers(page: Page, open: (path: string) => Promise<void>, dot: number): Promise<void> {
  const name = inventedName(dot)
  await open('carriers/search-results?search=9000000&filters[units]=20')
  await page.getByRole('button', { name: 'Units', exact: true }).click()
  await expect(page).toHaveURL(/sort=-units/)
  const inOrder = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map(last => 90_000_000 + last)
    .filter(each => unitsOf(each) >= 20)
    .toSorted((one, other) => unitsOf(other) - unitsOf(one))
  await expect(rows(page).getByRole('link', { name: / 9000000\d / })).toHaveText(inOrder.map(inventedName))
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText(/not on record.*BIPD ?not on record.*Cargo ?not on record/s)
  await expectNoEmptyValues(page)
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page
    .getByRole('group', { name: 'Filters', exact: true })
    .getByRole('switch', { name: 'Authority active' })
    .click()
  await expect(page.getByText('No carrier matches both filters: remove one')).toBeVisible()

  await open(`carriers/global-search?search=${encodeURIComponent(name)}`)
  await expect(rows(page).getByRole('link', { name })).toHaveText([name])
  await page.getByRole('button', { name: 'Save search' }).click()
  const field = page.getByRole('dialog', { name: 'Save search' }).getByRole('textbox', { name: 'Name' })
  await expect(field).toBeFocused()
  await field.fill('One of the census')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved as One of the census.')).toBeVisible()
  await open('carriers/saved-searches')
  await nameLink(page, 'One of the census').click()
  await expect(rows(page).getByRole('link', { name })).toHaveText([name])
}

/** Contact search by number, and the carrier's contacts: only the federal record is shown. */
async function reachCarrier(page: Page, open: (path: string) => Promise<void>, dot: number): Promise<void> {
  const name = inventedName(dot)
  const phone = censusField(dot, 'telephone')
  await open('carriers/contact-search')
  const contact = page.getByRole('textbox', { name: 'E-mail address or phone number' })
  for (const text of [phone, censusField(dot, 'email_address')]) {
    await contact.fill(text)
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('heading', { level: 2, name: 'Matches one carrier', exact: true }),
    ).toBeFocused()
    await expect(page.getByRole('row', { name: new RegExp(`${name}.*Own contact`) })).toBeVisible()
    await expectNoEmptyValues(page)
  }

  await open('carriers/directory')
  await page.getByRole('combobox', { name: 'Carrier', exact: true }).fill(String(dot))
  await page.getByRole('option', { name: new RegExp(name) }).click()
  const federal = page.getByRole('region', { name: 'On file with FMCSA', exact: true })
  await expect(federal).toContainText(phone)
  const parts = page.getByRole('navigation', { name: 'Parts of the directory' })
  for (const part of ['Contacts', 'Users', 'Dispatchers'])
    await expect(parts.getByRole('link', { name: new RegExp(`^${part} ?0$`) })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Who to contact' }).getByRole('row')).toHaveCount(4)
  await expectNoEmptyValues(page)
}

/** A truck, and lanes without inspections: federal files contain no places. */
async function findTrucks(
  page: Page,
  open: (path: string) => Promise<void>,
  { vin, inspectedOn, dots }: Imported,
): Promise<void> {
  await open('vehicles')
  await page.getByRole('textbox', { name: 'VIN' }).fill(vin)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/vehicles\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Freightliner')
  const history = page.getByRole('table', { name: 'Carriers it was seen with' })
  await expect(history.getByRole('link', { name: /9000000/ })).toHaveText(dots.map(inventedName))
  await expect(history.getByRole('row').nth(1)).toContainText(`Inspection ${inspectedOn}`)
  await expect(history.getByText('policy not on record')).toHaveCount(2)
  await expect(page.getByText('No location on record')).toBeVisible()
  await expect(page.getByText('No ELD has reported this vehicle.')).toBeVisible()
  await expectNoEmptyValues(page)

  await open('carriers/lane-search')
  await pickPlace(page, 'Origin', '08055', /^Medford, NJ 08055/)
  await pickPlace(page, 'Destination', '75201', /^Dallas, TX 75201/)
  await page.getByRole('button', { name: /^Search lane/ }).click()
  await expect(page).toHaveURL(/lane-search-results/)
  await expect(page.getByText('No carrier was seen on this lane')).toBeVisible()
  await expect(page.getByText('We find carriers whose trucks were seen at both ends.')).toBeVisible()
}

/** Two carriers with few data, compared; then monitored, and shown on Home. */
async function compareAndWatch(
  page: Page,
  open: (path: string) => Promise<void>,
  { dots, insured }: Imported,
): Promise<void> {
  const name = inventedName(dots[0])
  const idOf = async (of: string) => {
    await open(`carriers/search-results?search=${encodeURIComponent(of)}`)
    return /\d+$/.exec((await nameLink(page, of).getAttribute('href')) ?? '')?.[0]
  }
  await open(`carriers/compare?carriers[]=${await idOf(name)}&carriers[]=${await idOf(insured)}`)
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveText([name, insured])
  const fact = (label: RegExp) => page.getByRole('row', { name: label })
  await expect(fact(/^BIPD \(public liability\)/).getByText('not on record', { exact: true })).toHaveCount(1)
  await expect(fact(/^BIPD \(public liability\)/)).toContainText('Until canceled')
  await expect(fact(/^BIPD \(public liability\)/)).toContainText('$1,000,000')
  await expect(fact(/^Carrier authority/).getByText('not on record', { exact: true })).toHaveCount(2)
  await expect(fact(/^Gaps in authority/).getByText('not on record', { exact: true })).toHaveCount(2)
  await expect(fact(/^Areas seen in/).getByText('none on record')).toHaveCount(2)
  await expectNoEmptyValues(page)

  await open('carriers/insights')
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByRole('link', { name: / 9000\d{4} / })).toHaveCount(0)
  await expectNoEmptyValues(page)

  await open('')
  const count = page.getByText(/^[\d,]+ monitored$/)
  const before = Number((await count.textContent())?.replaceAll(/\D/g, ''))
  await open(`carriers/search-results?search=${dots[0]}`)
  await page.getByRole('button', { name: `Monitor ${name}`, exact: true }).click()
  await expect(page.getByRole('button', { name: `Stop monitoring ${name}`, exact: true })).toBeVisible()
  await open('')
  await expect(count).toHaveText(`${(before + 1).toLocaleString('en-US')} monitored`)
  await expect(page.getByRole('region', { name: 'Recent carriers' })).toContainText(name)
  await expectNoEmptyValues(page)
}

/** Visits every screen that finds carriers, with only the data of federal files. */
export async function findEverywhere(page: Page, origin: string, imported: Imported): Promise<void> {
  const open = async (path: string) => {
    await page.goto(`${origin}/broker/${path}`)
  }
  await searchCarriers(page, open, imported.dots[0])
  await reachCarrier(page, open, imported.dots[0])
  await findTrucks(page, open, imported)
  await compareAndWatch(page, open, imported)
}
