import { expect, test } from '@fairhaul/testkit/playwright'
import { axeViolations } from './axe.ts'

test('other rules are tried on every carrier of the company, in a worker under the policy of the page', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  const workers: string[] = []
  page.on('worker', worker => workers.push(worker.url()))
  await page.goto('/broker/my-account?tab=4')
  await page.goto('/broker/rules/what-if')
  await expect(page).toHaveTitle('Fairhaul - Rule what-if')
  await expect(page.getByText('The draft is the same as your rules')).toBeVisible()
  expect(workers).toHaveLength(1)

  await page.getByRole('textbox', { name: 'Threshold of BIPD at least 750,000' }).fill('1500000')
  const turned = page.getByRole('button', { name: /^[\d,]+ Pass to Fail$/ })
  await expect(turned).toBeVisible()
  await expect(page).toHaveURL(/bipd_at_least_750000(\]|%5D)=1500000$/)
  await turned.click()
  const list = page.getByRole('table', { name: 'Carriers that would change' })
  await expect(list).toContainText('BIPD $1,000,000, needs $1,500,000')
  expect(await axeViolations(page)).toEqual([])

  await page.reload()
  await expect(turned).toBeVisible()
  await page.getByRole('button', { name: 'Add a second draft' }).click()
  await page.getByRole('button', { name: 'Required BIPD at least 750,000, draft B' }).click()
  await page.getByRole('option', { name: 'Notify only' }).click()
  await expect(page.getByRole('table', { name: 'Carriers that would change' })).toContainText('Draft B')
  await page.getByRole('button', { name: 'Reset BIPD at least 750,000, draft A' }).click()
  await page.getByRole('button', { name: 'Draft A', exact: true }).click()
  await expect(page.getByText('The draft is the same as your rules')).toBeVisible()
})
