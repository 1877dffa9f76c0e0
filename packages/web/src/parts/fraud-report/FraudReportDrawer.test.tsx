import type { Brand } from '@fairhaul/core'
import { aUser, fakeCarriers, fakeIdentityAlerts, fakeWorld, id } from '@fairhaul/testkit'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CarriersTokens } from '../../di/tokens.ts'
import { pageOf } from '../testing/page-of.tsx'
import { FraudReportDrawer } from './FraudReportDrawer.tsx'
import { FraudReportStore } from './fraud-report-store.ts'

afterEach(cleanup)

const setUp = async (site: Brand = 'main') => {
  const world = fakeWorld({ user: aUser() })
  const identityAlerts = fakeIdentityAlerts(world)
  const carriers = fakeCarriers(world)
  const form = new FraudReportStore({
    identityAlerts,
    site: () => site,
    today: () => '2026-11-21',
    storage: { read: () => undefined, keep: () => {} },
    start: { email: '', phone: '', message: '', filedOn: null, carrier: null },
    sent: () => {},
  })
  const close = vi.fn<() => void>()
  const page = pageOf([[CarriersTokens.Carriers, carriers]])
  render(
    <page.Page store={{}} address="/carriers/contact-search">
      <FraudReportDrawer form={form} onClose={close} />
    </page.Page>,
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Report fraud' }))
  return { world, identityAlerts, carriers, form, close, dialog, user: userEvent.setup() }
}

describe('the drawer that reports fraud', () => {
  it('an invalid report shows errors beside its fields, and the focus moves to the first', async () => {
    const { dialog, user, close } = await setUp()
    await user.click(dialog.getByRole('button', { name: 'Send report' }))
    const email = dialog.getByRole('textbox', { name: 'E-mail address that was used' })
    await waitFor(() => expect(document.activeElement).toBe(email))
    expect(dialog.getByText('Enter the e-mail address or phone number that was used.')).toBeTruthy()
    expect(dialog.getByText('Say what happened.')).toBeTruthy()
    expect(close).not.toHaveBeenCalled()
  })

  it('a carrier is added to a report by typing, and can be removed', async () => {
    const { dialog, user, form } = await setUp()
    await user.type(dialog.getByRole('combobox', { name: /Carrier whose name was used/ }), 'eagle')
    await user.click(await screen.findByRole('option', { name: /EAGLE MESA FREIGHT LLC/ }))
    const named = within(dialog.getByRole('group', { name: 'Carrier whose name was used' }))
    expect(named.getByText('EAGLE MESA FREIGHT LLC')).toBeTruthy()
    expect(form.fields.carrier?.id).toBe(7)
    await user.click(named.getByRole('button', { name: 'Remove carrier' }))
    expect(form.fields.carrier).toBeNull()
  })

  it('a report says that carriers could not be loaded', async () => {
    const { dialog, user, carriers } = await setUp()
    carriers.failNext('suggest')
    await user.type(dialog.getByRole('combobox', { name: /Carrier whose name was used/ }), 'e')
    expect(await dialog.findByText('No connection. Type again to retry.')).toBeTruthy()
  })

  it('a report says that its carrier does not exist any more', async () => {
    const { dialog, user, form } = await setUp()
    form.change({
      email: 'a@b.example',
      message: 'It happened.',
      carrier: { id: id(99), legalName: 'GONE INC' },
    })
    await user.click(dialog.getByRole('button', { name: 'Send report' }))
    expect(await dialog.findByText(/This carrier is no longer on record/)).toBeTruthy()
  })

  it('Cancel of a report drops what was typed, Close keeps it', async () => {
    const { dialog, user, form, close } = await setUp()
    await user.type(dialog.getByRole('textbox', { name: 'What happened' }), 'It')
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(form.fields.message).toBe('It')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(form.fields.message).toBe('')
    expect(close).toHaveBeenCalledTimes(2)
  })

  it('a report says whose name stands with it, and leads to the form of the other categories', async () => {
    const { dialog } = await setUp()
    expect(dialog.getByText(/Your company’s name is shown with it/)).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'Post an alert' }).getAttribute('href')).toMatch(
      /\/identity-alerts\/new$/,
    )
  })

  it('a report on the watchdog brand has no contact fields, and says why', async () => {
    const { dialog } = await setUp('watchdog')
    expect(dialog.queryByRole('textbox', { name: /E-mail/ })).toBeNull()
    expect(dialog.getByText(/Watchdog reports do not include contacts/)).toBeTruthy()
  })
})
