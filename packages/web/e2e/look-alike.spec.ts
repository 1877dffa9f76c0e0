import { expect, test } from '@fairhaul/testkit/playwright'
import type { Locator } from 'playwright/test'
import { atWidth, DESKTOP } from './axe.ts'

const LOOK_ALIKE = 'dispatch@eag1emesa.example'
const EAGLE_MESA = '/broker/carriers/2'
/** The rate confirmation of Northlake that went to it. */
const CONFIRMATION = '/broker/carriers/rate-confirmations/219'

test.use(atWidth(DESKTOP))

/** Says that it is a look-alike, and whom it resembles. */
const expectNamed = async (place: Locator) => {
  await expect(place).toContainText(/look-alike/i)
  await expect(place).toContainText(/Looks like [\w.-]+@eaglemesa\.example of EAGLE MESA FREIGHT LLC/)
}

test('one look-alike has one answer wherever it is met, and each names whom it resembles', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await page.goto(`/broker/carriers/contact-search?email=${encodeURIComponent(LOOK_ALIKE)}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Look-alike', exact: true })).toBeVisible()
  await expectNamed(page.getByRole('main'))

  await page.goto(`${EAGLE_MESA}#identity`)
  const identity = page.getByRole('region', { name: 'Identity check' })
  await identity.getByRole('textbox', { name: 'Check another contact' }).fill(LOOK_ALIKE)
  await page.keyboard.press('Enter')
  await expectNamed(identity.getByRole('status'))

  await page.goto(`${EAGLE_MESA}?open=invite-carrier`)
  const drawer = page.getByRole('dialog', { name: 'Invite to connect' })
  await drawer.getByRole('textbox', { name: 'E-mail address' }).fill(LOOK_ALIKE)
  await drawer.getByRole('button', { name: 'Send invitation' }).click()
  await expectNamed(drawer.getByRole('alert').filter({ hasText: 'Nothing was sent yet.' }))

  await page.goto(CONFIRMATION)
  await expectNamed(page.getByRole('alert'))
  const mails = page.getByRole('list', { name: 'E-mails, oldest first' })
  await expect(mails.getByText('Look-alike', { exact: true })).toHaveCount(2)
  await expect(mails.getByText(/^Looks like .*@eaglemesa\.example of EAGLE MESA FREIGHT LLC$/)).toHaveCount(2)
  await mails.getByRole('link', { name: /please send again/ }).click()
  await expect(page).toHaveURL(/\/emails\/\d+$/)
  await expectNamed(page.getByRole('alert'))
})
