import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'
import { DESKTOP, expectAccessible, PHONE } from './axe.ts'

/** A carrier that may be used, and its open load with the right truck. */
const CARRIER = '/broker/carriers/10'
const NUMBER = 'MC 3000010'
const LOAD = '/broker/loads/4'
const VIN = '3C6LRVDG2PZ001000'
const WHY = 'Double brokered a load in May.'
const ANSWER = 'Do not dispatch'
/** Its verdict: the override that it has in the demo, or a pass once that has ended. */
const VERDICT = '(?:Pass|Override until .*)'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const overall = (page: Page) => page.getByRole('group', { name: 'Overall verdict' })

const block = async (page: Page) => {
  await page.goto(CARRIER)
  await expect(overall(page)).toContainText(new RegExp(`^${VERDICT}`))
  await page.goto(`${CARRIER}#connection`)
  const section = region(page, 'Connection and onboarding')
  await section.getByRole('link', { name: ANSWER }).click()
  const drawer = page.getByRole('dialog', { name: ANSWER })
  await drawer.getByRole('textbox', { name: 'Notes' }).fill(WHY)
  await drawer.getByRole('button', { name: ANSWER }).click()
  await expect(drawer).toBeHidden()
}

const unblock = async (page: Page) => {
  await page.goto(`${CARRIER}#connection`)
  const section = region(page, 'Connection and onboarding')
  await section.getByRole('button', { name: 'Ask to onboard' }).click()
  await expect(section.getByText('Asked to onboard.')).toBeVisible()
}

test('a carrier that may be used and is blocked is Do not dispatch wherever its verdict would be, in both themes', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await block(page)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

  await test.step('the profile says it in its band, with who, when and why, and on its call', async () => {
    await expect(overall(page)).toContainText(
      new RegExp(`^${ANSWER}Since .*, Dana Reyes: ${WHY}Verdict ${VERDICT}`),
    )
    await expect(page.getByRole('link', { name: `${ANSWER}. Call ${name}` })).toContainText(ANSWER)
    await expectAccessible(page, 'the profile of a blocked carrier')
  })

  await test.step('suggestions and the palette say it', async () => {
    await page.goto('/broker/')
    await page.getByPlaceholder('MC, DOT, name, phone, VIN, or plate').fill(NUMBER)
    await expect(page.getByRole('option', { name: new RegExp(name) })).toContainText(
      new RegExp(`${ANSWER}Verdict ${VERDICT}`),
    )
    await expectAccessible(page, 'the suggestion of a blocked carrier')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Command menu' })
    await palette.getByRole('combobox').fill(NUMBER)
    await expect(palette.getByRole('option', { name: new RegExp(name) }).first()).toContainText(ANSWER)
    await expectAccessible(page, 'the palette with a blocked carrier')
    await page.keyboard.press('Escape')
  })

  await test.step('its row and its card say it', async () => {
    await page.goto(`/broker/carriers/search-results?search=${encodeURIComponent(name)}`)
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
    await expect(row.getByRole('button', { name: ANSWER })).toBeVisible()
    await expect(row).toContainText(new RegExp(`Verdict ${VERDICT}`))
    await expectAccessible(page, 'the row of a blocked carrier')
    await page.setViewportSize({ width: PHONE, height: 844 })
    await expect(row.getByRole('link', { name: new RegExp(`^${ANSWER}. Call`) })).toBeVisible()
    await expectAccessible(page, 'the card of a blocked carrier')
    await page.setViewportSize({ width: DESKTOP, height: 800 })
  })

  await test.step('its load says it in the head and before pickup, and the right truck is turned away', async () => {
    await page.goto(LOAD)
    await expect(page.locator('main header').getByRole('button', { name: ANSWER })).toBeVisible()
    const carrier = region(page, 'Before pickup').getByRole('listitem').first()
    await expect(carrier).toContainText(`The carrier is set to ${ANSWER}. Since`)
    await expect(carrier.getByRole('img', { name: 'Failed' })).toBeVisible()
    await expectAccessible(page, 'the load of a blocked carrier')
    await page.getByRole('link', { name: 'Pickup check' }).click()
    await expect(page.getByRole('alert')).toContainText(`Do not load. The carrier is set to ${ANSWER}. Since`)
    await expectAccessible(page, 'the pickup check of a blocked carrier before a press')
    await page.getByRole('textbox', { name: 'Numbers on the truck' }).fill(`*I${VIN}*\n${NUMBER}`)
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    const result = region(page, 'Result')
    await expect(result).toContainText(`Do not load. The carrier is set to ${ANSWER}.`)
    await expect(result).toContainText(WHY)
    await expect(result).not.toContainText('Everything agrees')
    await expectAccessible(page, 'the pickup check of a blocked carrier')
  })

  await test.step('its row in an uploaded list says it', async () => {
    await page.goto('/broker/carriers/upload-list')
    await page.getByRole('textbox', { name: /^Or paste/ }).fill(NUMBER)
    await page.getByRole('button', { name: 'Check list' }).click()
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(
      new RegExp(`${ANSWER}Verdict ${VERDICT}`),
    )
    await expectAccessible(page, 'an uploaded list with a blocked carrier')
  })

  await test.step('it is not the best of a comparison', async () => {
    await page.goto('/broker/carriers/compare?carriers[]=10&carriers[]=2')
    const verdict = page
      .getByRole('row', { name: /^Verdict .*Do not dispatch/ })
      .getByRole('cell')
      .first()
    await expect(verdict).toContainText(new RegExp(`${ANSWER}Verdict ${VERDICT}`))
    await expect(verdict).not.toContainText('best')
    await expectAccessible(page, 'a comparison with a blocked carrier')
  })

  await unblock(page)
  await page.goto(CARRIER)
  await expect(overall(page)).toContainText(new RegExp(`^${VERDICT}`))
})
