import { expect, signInByScreens, test } from '@fairhaul/testkit/playwright'
import { atWidth, DESKTOP, expectAccessibleAtWidths } from './axe.ts'

test.use(atWidth(DESKTOP))

test('a rate confirmation goes from the load to its carrier, who opens it with a code and accepts it', async ({
  page,
  browser,
  isolatedServers,
}) => {
  const { portalUrl, monitor } = isolatedServers
  await page.goto(`${portalUrl}/broker/loads/1`)
  await signInByScreens(page, isolatedServers, 'dana@northlake.example')
  await page.getByRole('button', { name: 'Send rate confirmation' }).click()
  const form = page.getByRole('dialog', { name: 'Send rate confirmation' })
  await expect(form.getByText(/^(?:Yes|No|A person must look)\b/).first()).toBeVisible()
  const address = form.getByLabel('Carrier’s e-mail address')
  const safe = await address.inputValue()
  await form.getByLabel('Rate in dollars').fill('1,950')
  await form.getByLabel('Terms').fill('No brokering.')

  await address.fill('eve@elsewhere.example')
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(form.getByText(/^!?\s*This address is not on record for the carrier\./)).toBeVisible()
  await expectAccessibleAtWidths(page, 'the form of a rate confirmation', form)
  await address.fill(safe)
  await expect(form.getByLabel('The address again')).toBeHidden()
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  const sent = page.getByRole('region', { name: 'Rate confirmations' })
  await expect(sent.getByText('Handed over')).toBeVisible()
  await expect(sent.getByRole('button', { name: 'Send rate confirmation' })).toBeHidden()

  const carrier = await (await browser.newContext()).newPage()
  const link = `${portalUrl}${await monitor.linkFor(safe)}`
  await carrier.goto(link)
  await expect(carrier.getByText('$1,950.00')).toBeHidden()
  await carrier.getByRole('button', { name: 'Mail me a code' }).click()
  await carrier.getByLabel('Code').fill('000')
  await carrier.getByRole('button', { name: 'Open' }).click()
  await expect(carrier.getByRole('alert')).toHaveText('Enter the six digits of the code.')
  await carrier.getByLabel('Code').fill(await monitor.codeFor(safe))
  await carrier.getByRole('button', { name: 'Open' }).click()
  await expect(carrier.getByText('$1,950.00 US dollars')).toBeVisible()
  await expect(sent.getByText('Viewed').first()).toBeVisible()
  await expectAccessibleAtWidths(carrier, 'the page of a carrier', carrier.getByLabel('Your name'))
  await carrier.getByLabel('Your name').fill('Ruth Invented')
  await carrier.getByRole('checkbox', { name: /I may act for this carrier/ }).check()
  await carrier.getByRole('button', { name: 'Accept the rate confirmation' }).click()
  await expect(carrier.getByText(/^Accepted by Ruth Invented on /)).toBeVisible()
  await carrier.context().clearCookies()
  await carrier.goto(link)
  await expect(carrier.getByText(/was accepted on .+, and its link cannot be used again/)).toBeVisible()
  await carrier.context().close()

  await sent
    .getByRole('link', { name: /^Rate confirmation \d+$/ })
    .first()
    .click()
  const answer = page.getByRole('region', { name: 'Carrier’s answer' })
  await expect(answer.getByText(/^By Ruth Invented, /)).toBeVisible()
  await answer.getByRole('button', { name: 'Cancel rate confirmation' }).click()
  const cancel = page.getByRole('dialog', { name: 'Cancel rate confirmation' })
  await cancel.getByLabel('Why').fill('The shipper called it off.')
  await cancel.getByRole('button', { name: 'Cancel it' }).click()
  await expect(answer.getByText(/: The shipper called it off\.$/)).toBeVisible()
})
