import { aUser, refusal } from '@fairhaul/testkit'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { aPolicyPage, twoVersions } from './testing/a-policy-page.tsx'

afterEach(cleanup)

const SETTINGS = { everyDays: 180, unusedDays: null, afterNewVersion: false }
const world = { policyVersions: twoVersions(), vettingSettings: SETTINGS }
const card = async () => within(await screen.findByRole('region', { name: 'Re-vetting' }))

describe('the settings of re-vetting', () => {
  it('are changed by those who write the policy', async () => {
    const page = await aPolicyPage(undefined, { world })
    const { findByLabelText, getByLabelText, getByRole, findByText } = await card()
    const every = await findByLabelText<HTMLInputElement>('After the last decision')
    expect(every.value).toBe('180')
    expect(getByRole<HTMLButtonElement>('button', { name: 'Save re-vetting' }).disabled).toBe(true)
    await page.person.clear(every)
    await page.person.type(getByLabelText('Without a load'), '90')
    await page.person.click(getByRole('checkbox', { name: 'When a new version of the policy is in force' }))
    await page.person.click(getByRole('button', { name: 'Save re-vetting' }))
    expect(await findByText('Saved. It applies to every onboarded carrier.')).toBeTruthy()
    expect(page.world.vettingSettings).toEqual({ everyDays: null, unusedDays: 90, afterNewVersion: true })
  })

  it('days out of range are refused beside their field, and a cancel brings back what is saved', async () => {
    const page = await aPolicyPage(undefined, { world })
    const { findByLabelText, getByRole, findByText, queryByText } = await card()
    const every = await findByLabelText<HTMLInputElement>('After the last decision')
    await page.person.clear(every)
    await page.person.type(every, '4000')
    await page.person.click(getByRole('button', { name: 'Save re-vetting' }))
    const text = 'Enter days from 1 to 3,650, or leave it blank for off.'
    expect(await findByText(text)).toBeTruthy()
    expect(page.vetting.requests.map(({ call }) => call)).toEqual(['terms'])
    await page.person.click(getByRole('button', { name: 'Cancel' }))
    expect(queryByText(text)).toBeNull()
    expect(every.value).toBe('180')
  })

  it('what was typed stays when it is not saved', async () => {
    const page = await aPolicyPage(undefined, { world })
    page.vetting.failNext('changeSettings')
    const { findByLabelText, getByRole, findByText } = await card()
    const every = await findByLabelText<HTMLInputElement>('After the last decision')
    await page.person.type(every, '0')
    await page.person.click(getByRole('button', { name: 'Save re-vetting' }))
    expect(await findByText(/^Not saved/)).toBeTruthy()
    expect(every.value).toBe('1800')
  })

  it('are sentences for a colleague', async () => {
    await aPolicyPage(undefined, { world, user: aUser({ scopes: ['sourcing'] }) })
    const { findByText, queryByRole } = await card()
    expect(await findByText('180 days after the last decision.')).toBeTruthy()
    expect(queryByRole('textbox')).toBeNull()
  })

  it('that fail are loaded again', async () => {
    const page = await aPolicyPage(undefined, { world, beforeVetting: vetting => vetting.failNext('terms') })
    const { findByRole, findByLabelText } = await card()
    await page.person.click(await findByRole('button', { name: 'Try again' }))
    expect(await findByLabelText('After the last decision')).toBeTruthy()
  })

  it('are left out of a monitor without them', async () => {
    const page = await aPolicyPage(undefined, {
      world,
      beforeVetting: vetting => vetting.refuseNext('terms', refusal.notFound),
    })
    await page.store.settings.vetting.terms.finished()
    await expect.poll(() => screen.queryByRole('region', { name: 'Re-vetting' })).toBeNull()
  })
})
