import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'

const IN_PROGRESS = '/broker/carriers/3'
const NOT_CONNECTED = '/broker/carriers/14'
const DANA = 'dana@northlake.example'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a connection is dismissed and restored, and a do not dispatch keeps its notes', async ({
  page,
  signIn,
}) => {
  await signIn(DANA)
  await page.goto(`${IN_PROGRESS}#connection`)
  const section = region(page, 'Connection and onboarding')
  await expect(region(page, 'Packet')).toContainText('of 5 steps')
  await expect(region(page, 'Payment')).toContainText('account ending in')
  await section.getByRole('button', { name: 'Dismiss' }).click()
  await expect(section.getByText('Dismissed.', { exact: true })).toBeVisible()
  await section.getByRole('button', { name: 'Undo' }).click()
  await expect(section.getByText('Restored.')).toBeVisible()

  await section.getByRole('link', { name: 'Do not dispatch' }).click()
  const drawer = page.getByRole('dialog', { name: 'Do not dispatch' })
  await expect(drawer.getByRole('textbox', { name: 'Notes' })).toBeFocused()
  await drawer.getByRole('textbox', { name: 'Notes' }).fill('Double brokered a load.')
  await expectAccessible(page, 'the do not dispatch form')
  await drawer.getByRole('button', { name: 'Do not dispatch' }).click()
  await expect(drawer).toBeHidden()
  await expect(section.getByText('Double brokered a load.')).toBeVisible()
  await section.getByRole('button', { name: 'Ask to onboard' }).click()
  await expect(section.getByText('Asked to onboard.')).toBeVisible()
})

test('what someone else changes of a connection is on the open profile without a reload', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(DANA)
  await page.goto(`${IN_PROGRESS}#connection`)
  const section = region(page, 'Connection and onboarding')
  await expect(section.getByRole('button', { name: 'Dismiss' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${IN_PROGRESS}#connection`)
  await region(other, 'Connection and onboarding').getByRole('button', { name: 'Mark as onboarded' }).click()
  await expect(region(other, 'Connection and onboarding').getByText('Marked as onboarded.')).toBeVisible()
  await expect(section.getByText('Onboarded', { exact: true })).toBeVisible()
  await section.getByRole('button', { name: 'Ask to onboard' }).click()
  await expect(section.getByText('Asked to onboard.')).toBeVisible()
})

test('a change of a connection that fails leaves the actions of the head in their line', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn(DANA)
  await page.goto(IN_PROGRESS)
  const saveRecord = page.getByRole('link', { name: 'Save record' })
  const onboarded = page.getByRole('button', { name: 'Mark as onboarded' }).first()
  await expect(saveRecord).toBeVisible()
  const before = await saveRecord.boundingBox()
  await servers.monitor.refuse('PATCH connections/:id', 500, { times: 1 })
  await onboarded.click()
  await expect(page.getByText(/^Not saved: /)).toBeVisible()
  expect(await saveRecord.boundingBox()).toEqual(before)
})

test('a carrier is invited by e-mail, and the invitation is listed', async ({ page, signIn }) => {
  await signIn(DANA)
  await page.goto(`${NOT_CONNECTED}?open=invite-carrier`)
  const drawer = page.getByRole('dialog', { name: 'Invite to connect' })
  await drawer.getByRole('textbox', { name: 'E-mail address' }).fill('safety@yardlenwick.example')
  await drawer.getByRole('checkbox', { name: 'Refrigerated' }).check()
  await expectAccessible(page, 'the invitation form')
  await drawer.getByRole('button', { name: 'Send invitation' }).click()
  await expect(drawer).toBeHidden()
  await page.goto(`${NOT_CONNECTED}#connection`)
  await expect(region(page, 'Invitations')).toContainText('safety@yardlenwick.example')
  await expect(region(page, 'Connection and onboarding')).toContainText('No packet yet')
})

test('a redlined contract stays beside its error, and is listed after one more press', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn(DANA)
  await page.goto(`${IN_PROGRESS}#agreements`)
  const section = region(page, 'Contract and agreements')
  const input = section.getByLabel('Redlined contract')
  await input.setInputFiles({ name: 'a.exe', mimeType: '', buffer: Buffer.from('MZ') })
  await expect(section.getByText('Choose a file of one of these kinds: PDF, DOC, DOCX.')).toBeVisible()
  await input.setInputFiles({
    name: 'redlined by legal.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  })
  await servers.monitor.refuse('POST onboarding_packet_contracts/upload_redlined_contract', 500, { times: 1 })
  await section.getByRole('button', { name: 'Send contract' }).click()
  await expect(
    section.getByText(/Not sent: the server had a problem\. The file is still here\./),
  ).toBeVisible()
  await section.getByRole('button', { name: 'Try again' }).click()
  await expect(section.getByText('redlined by legal.pdf was received.')).toBeVisible()
  await expect(region(page, 'Agreements').getByRole('link', { name: 'redlined by legal.pdf' })).toBeVisible()
  await expectAccessible(page, 'the profile with its agreements')
})

test('a note is added, and a failed one stays in its field', async ({ page, signIn, servers }) => {
  await signIn(DANA)
  await page.goto(`${IN_PROGRESS}#notes`)
  const section = region(page, 'Notes')
  const box = section.getByRole('textbox', { name: 'New note' })
  await box.fill('Called <b>dispatch</b> back.')
  await servers.monitor.refuse('POST notes', 500, { times: 1 })
  await section.getByRole('button', { name: 'Add note' }).click()
  await expect(section.getByRole('alert')).toContainText('Not saved: the server had a problem.')
  await expect(box).toHaveValue('Called <b>dispatch</b> back.')
  await section.getByRole('button', { name: 'Add note' }).click()
  await expect(section.getByRole('list', { name: 'Notes, newest first' })).toContainText(
    'Called <b>dispatch</b> back.',
  )
  await expect(box).toHaveValue('')
})

test('each part of the connection fails, is refused and is retried alone', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn(DANA)
  await servers.monitor.refuse('GET connection_invitations', 500, { times: 4 })
  await servers.monitor.refuse('GET onboarding_packet_contracts/search_by_carrier_id', 403)
  await servers.monitor.refuse('GET contracts/current_contract', 404)
  await page.goto(`${IN_PROGRESS}#connection`)
  await expect(region(page, 'Packet')).toContainText('of 5 steps')
  const invitations = region(page, 'Invitations')
  await expect(invitations.getByText('We could not load the invitations')).toBeVisible()
  await page.goto(`${IN_PROGRESS}#agreements`)
  await expect(region(page, 'Agreements')).toContainText('You do not have access to the agreements')
  await expect(region(page, 'Current contract')).toContainText('Not found')
  await expect(region(page, 'Tax forms').getByRole('link').first()).toBeVisible()
})

test('a user who may not see bank accounts gets none, not even in the response', async ({ page, signIn }) => {
  await signIn('sam@northlake.example')
  const answer = page.waitForResponse(response => response.url().includes('/onboarding_packets?'))
  await page.goto(`${IN_PROGRESS}#connection`)
  expect(await (await answer).text()).not.toContain('bank_account')
  await expect(region(page, 'Payment')).not.toContainText('Bank account')
  await expect(
    region(page, 'Connection and onboarding').getByRole('button', { name: 'Dismiss' }),
  ).toHaveCount(0)
})
