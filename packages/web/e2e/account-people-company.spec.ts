import { expect, test } from '@fairhaul/testkit/playwright'

const TEAMS = '/broker/my-account?tab=3'

test('team members are edited as a draft that can be undone, and a refusal keeps the draft', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn('dana@northlake.example')
  await page.goto(TEAMS)
  const row = page.getByRole('row', { name: 'Cross-border' })
  await expect(row).toContainText('No one yet')
  await row.getByRole('link', { name: 'Cross-border' }).click()
  await expect(page).toHaveURL(/tab=3&team=5$/)
  const drawer = page.getByRole('dialog', { name: 'Cross-border' })
  const members = drawer.getByRole('list', { name: 'Members' })
  const add = async (text: string, name: string) => {
    await drawer.getByRole('combobox', { name: 'Add someone' }).fill(text)
    await page.getByRole('option', { name }).click()
    await expect(members.getByText(name)).toBeVisible()
    await expect(drawer.getByRole('combobox', { name: 'Add someone' })).toHaveValue('')
  }
  await expect(drawer.getByText('No one is in this team')).toBeVisible()
  await add('robin@', 'Robin Halloran')
  await add('okonjo', 'Sam Okonjo')
  await drawer.getByRole('button', { name: 'Undo last change' }).click()
  await expect(members.getByText('Sam Okonjo')).toHaveCount(0)
  await add('okonjo', 'Sam Okonjo')
  await drawer.getByRole('combobox', { name: 'Add someone' }).fill('okonjo')
  await expect(page.getByRole('option', { name: 'Sam Okonjo' })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(drawer.getByRole('button', { name: 'Save members' })).toBeVisible()

  await page.goBack()
  await expect(drawer).toBeHidden()
  await page.goForward()
  await expect(members.getByText('Sam Okonjo')).toBeVisible()

  await servers.monitor.refuse('PATCH teams/:id', 422, {
    times: 1,
    body: {
      errors: [{ field: 'team_users_attributes.user_id', message: 'Sam Okonjo is in this team.' }],
      request_id: 'r-2',
    },
  })
  await drawer.getByRole('button', { name: 'Save members' }).click()
  await expect(drawer.getByRole('alert')).toContainText('Not saved. Sam Okonjo is in this team.')
  await drawer.getByRole('button', { name: 'Save members' }).click()
  await expect(drawer).toBeHidden()
  await expect(row).toContainText('Sam Okonjo, Robin Halloran')

  await page.goto(`${TEAMS}&team=5`)
  await drawer.getByRole('button', { name: 'Remove Robin Halloran' }).click()
  await drawer.getByRole('button', { name: 'Remove Sam Okonjo' }).click()
  await expect(drawer.getByRole('button', { name: 'Keep Sam Okonjo' })).toBeVisible()
  await servers.monitor.refuse('PATCH teams/:id', 503, { times: 3 })
  await drawer.getByRole('button', { name: 'Save members' }).click()
  await expect(drawer.getByRole('alert')).toContainText('What you entered is kept')
  await servers.monitor.clearFaults()
  await drawer.getByRole('button', { name: 'Save members' }).click()
  await expect(row).toContainText('No one yet')
})

test('how long a contact must be on record is set for the company, and the contact that is offered follows it', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  const setTo = async (days: string, isSaved: boolean) => {
    await page.goto('/broker/my-account?tab=1')
    const field = page.getByRole('textbox', { name: 'Contact on record at least' })
    await field.fill(days)
    await page.getByRole('button', { name: 'Save limits' }).click()
    const message = isSaved
      ? 'Limits saved. They apply to every carrier.'
      : 'Enter a number of days from 7 to 730, or leave it blank for 90 days.'
    await expect(page.getByText(message)).toBeVisible()
  }
  const advice = async (text: RegExp) => {
    await page.goto('/broker/carriers/3#identity')
    await expect(page.getByRole('region', { name: 'Identity check' }).getByText(text)).toBeVisible()
  }
  await advice(/^Call \(402\) 555-0118, on record from .*; not \(/)
  await setTo('6', false)
  await setTo('20', true)
  await advice(/^Call [^,]*, on record since \w{3} \d+, \d{4}\.$/)
  await setTo('', true)
  await advice(/^Call \(402\) 555-0118, on record from .*; not \(/)
})
