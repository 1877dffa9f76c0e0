import type { Brand } from '@fairhaul/core'
import {
  aUser,
  fakeAreas,
  fakeCommodityTypes,
  fakeIdentityAlerts,
  fakeSearchCache,
  fakeWorld,
  id,
} from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
import { draftStorage } from '../../stores/draft-storage.ts'
import { NewAlertStore, storedAlert } from './new-alert-store.ts'

const setUp = (site: Brand = 'main') => {
  const world = fakeWorld()
  const alerts = fakeIdentityAlerts(world)
  const cache = fakeSearchCache()
  const sent = vi.fn<() => void>()
  const open = (carrier: number | null = 7, user = world.user) =>
    new NewAlertStore({
      carrierId: carrier === null ? null : id(carrier),
      alerts,
      commodityTypes: fakeCommodityTypes(world),
      areas: fakeAreas(world),
      site: () => site,
      today: () => '2026-11-21',
      storage: draftStorage({
        storage: cache,
        user: () => user,
        key: 'new-alerts',
        subject: String(carrier),
        readFields: storedAlert,
      }),
      sent,
    })
  return { world, alerts, sent, open }
}

describe('the form of an alert about a carrier', () => {
  it('an alert is sent about its carrier, and the form is empty after that', async () => {
    const { open, world, sent } = setUp()
    const form = open()
    form.change({ category: 'hostage_load', message: 'They hold it.', phone: '214-555-0199' })
    form.change({ filedOn: '2026-11-18' })
    expect(await form.send()).toBe(true)
    expect(world.identityAlerts.at(-1)).toMatchObject({
      carrierId: 7,
      category: 'hostage_load',
      filedOn: '2026-11-18',
      phone: '2145550199',
    })
    expect([form.fields.message, open().fields.message]).toEqual(['', ''])
    expect(sent).toHaveBeenCalledOnce()
  })

  it('what was typed is kept for its carrier and its author, until it is canceled', () => {
    const { open } = setUp()
    open().change({ category: 'no_payment', message: 'Not paid.' })
    open(8).change({ message: 'Another.' })
    expect(open().fields).toMatchObject({ category: 'no_payment', message: 'Not paid.' })
    expect(open(8).fields.message).toBe('Another.')
    expect(open(7, aUser({ id: id(99) })).fields.message).toBe('')
    open().clear()
    expect([open().fields.message, open(8).fields.message]).toEqual(['', 'Another.'])
  })

  it('every problem is beside its field, and nothing is sent', async () => {
    const { open, alerts } = setUp()
    const form = open()
    form.change({ email: 'ruth' })
    form.change({ filedOn: null })
    expect(await form.send()).toBe(false)
    expect(form.problemOf('category')).toBe('Choose a category.')
    expect(form.problemOf('message')).toBe('Say what happened.')
    expect(form.problemOf('email')).toBe('This is not a valid e-mail address.')
    expect(alerts.requests).toEqual([])
  })

  it('an alert that was not sent keeps what was typed', async () => {
    const { open, alerts } = setUp()
    const form = open()
    form.change({ category: 'no_payment', message: 'Not paid.' })
    alerts.failNext('create')
    expect(await form.send()).toBe(false)
    expect(form.submission.error).toMatch(/^Not sent: no connection/)
    expect(open().fields.message).toBe('Not paid.')
  })

  it('an alert of no fixed carrier has the carrier, the area and the commodity that were chosen, also after leaving', async () => {
    const { open, world } = setUp()
    const form = open(null)
    form.change({ category: 'stolen_assets', message: 'Never delivered.', commodityTypeId: id(2) })
    form.change({ carrier: { id: id(7), legalName: 'EAGLE MESA FREIGHT LLC' } })
    form.change({ area: { id: id(4), name: 'Dallas, TX' } })
    const later = open(null)
    expect(later.fields).toEqual(form.fields)
    expect(await later.send()).toBe(true)
    expect(world.identityAlerts.at(-1)).toMatchObject({ carrierId: 7, originAreaId: 4, commodityTypeId: 2 })
    expect(open(null).isEmpty).toBe(true)
  })

  it('an alert about a carrier that is gone says so beside the carrier', async () => {
    const form = setUp().open(null)
    form.change({ category: 'no_payment', message: 'Not paid.', carrier: { id: id(99), legalName: 'GONE' } })
    expect(await form.send()).toBe(false)
    expect(form.problemOf('carrierId')).toMatch(/no longer on record/)
  })

  it('the form offers every commodity, and areas by what is typed', async () => {
    const form = setUp().open(null)
    form.begin()
    await form.commodities.settled()
    expect(form.commodities.value).toHaveLength(3)
    form.findArea('da')
    await form.foundAreas.settled()
    expect(form.foundAreas.value).toBeDefined()
    form.findArea(' ')
    expect(form.foundAreas.value).toBeUndefined()
    expect(form.sideText).toBeUndefined()
    form.change({ category: 'no_payment' })
    expect(form.sideText).toMatch(/^About a broker/)
  })

  it('an alert on the watchdog brand has no contact', async () => {
    const { open, world } = setUp('watchdog')
    const form = open()
    expect([form.mentionsContact, form.fate]).toEqual([
      false,
      expect.stringMatching(/removed from your text/),
    ])
    form.change({ category: 'identity_theft', message: 'Called from 214-555-0199.' })
    expect(await form.send()).toBe(true)
    expect(world.identityAlerts.at(-1)).toMatchObject({
      site: 'watchdog',
      phone: null,
      message: 'Called from [contact removed].',
    })
  })
})
