import type { Brand, Refusal } from '@fairhaul/core'
import { aUser, fakeClock, fakeIdentityAlerts, fakeSearchCache, fakeWorld, id } from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
import { draftStorage } from '../../stores/draft-storage.ts'
import { type FraudReportDeps, FraudReportStore, storedFraudReport } from './fraud-report-store.ts'

const START = {
  email: 'ruth@eag1emesa.example',
  phone: '',
  message: '',
  filedOn: null,
  carrier: null,
} as const

const setUp = (site: Brand = 'main', occasion = '/one') => {
  const world = fakeWorld({ user: aUser() })
  const identityAlerts = fakeIdentityAlerts(world)
  const storage = fakeSearchCache()
  const sent = vi.fn<FraudReportDeps['sent']>()
  const open = (at = occasion, user = world.user) =>
    new FraudReportStore({
      identityAlerts,
      site: () => site,
      today: () => fakeClock().today(),
      storage: draftStorage({
        storage,
        user: () => user,
        key: 'fraud-report',
        subject: at,
        readFields: storedFraudReport,
      }),
      start: START,
      sent,
    })
  return { world, identityAlerts, storage, sent, open }
}

describe('a fraud report', () => {
  it('a report is sent with the known facts and what was typed', async () => {
    const { open, world, sent } = setUp()
    const form = open()
    form.change({ message: ' Posed as Eagle Mesa. ', phone: '214-555-0199' })
    form.change({ carrier: { id: id(7), legalName: 'EAGLE MESA FREIGHT LLC' } })
    form.change({ filedOn: '2026-11-18' })
    expect(await form.send()).toBe(true)
    expect(world.identityAlerts.at(-1)).toMatchObject({
      category: 'identity_theft',
      email: 'ruth@eag1emesa.example',
      phone: '2145550199',
      message: 'Posed as Eagle Mesa.',
      filedOn: '2026-11-18',
      carrierId: 7,
      site: 'main',
    })
    expect(sent).toHaveBeenCalledTimes(1)
    expect(form.fields).toEqual(START)
  })

  it('every problem is shown beside its field, and nothing is sent', async () => {
    const { open, identityAlerts } = setUp()
    const form = open()
    form.change({ email: 'ruth', phone: '12' })
    form.change({ filedOn: '2099-01-01' })
    expect(await form.send()).toBe(false)
    expect([form.emailProblem, form.phoneProblem, form.messageProblem, form.filedOnProblem]).toEqual([
      'This is not a valid e-mail address.',
      'This is not a valid phone number.',
      'Say what happened.',
      'Choose today or an earlier day.',
    ])
    expect(identityAlerts.requests).toEqual([])
    expect(form.submission.errorCount).toBe(1)
    form.change({ email: '', phone: '' })
    expect(form.messageProblem).toBeUndefined()
    form.change({ message: 'It happened.' })
    form.change({ filedOn: null })
    expect(await form.send()).toBe(false)
    expect(form.emailProblem).toBe('Enter the e-mail address or phone number that was used.')
  })

  it('a text that is no day is not sent as today, and stays as typed', async () => {
    const { open, identityAlerts } = setUp()
    const form = open()
    form.change({ email: 'ruth@mail.example', message: 'It happened.', filedOn: '2/31/2026' })
    expect(await form.send()).toBe(false)
    expect(form.filedOnProblem).toBe('February has no day 31.')
    expect(identityAlerts.requests).toEqual([])
    expect(open().fields.filedOn).toBe('2/31/2026')
  })

  it.each<[Refusal, string]>([
    [{ kind: 'forbidden', message: null, requestId: null }, 'Not sent. Your permissions do not include it.'],
    [
      { kind: 'conflict', message: 'It was sent already.', requestId: null },
      'Not sent. It was sent already.',
    ],
    [{ kind: 'too-many', retryAfterSeconds: 30, requestId: null }, 'Try again in 30 seconds.'],
  ])('a report refused with %j shows why and keeps its fields', async (refusal, text) => {
    const { open, identityAlerts, sent } = setUp()
    const form = open()
    form.change({ message: 'It happened.' })
    identityAlerts.refuseNext('create', refusal)
    expect(await form.send()).toBe(false)
    expect(form.submission.error).toContain(text)
    expect(form.fields.message).toBe('It happened.')
    expect(sent).not.toHaveBeenCalled()
    expect(await form.send()).toBe(true)
  })

  it('problems found by the server are shown beside their fields', async () => {
    const { open, identityAlerts } = setUp()
    const form = open()
    form.change({ message: 'It happened.' })
    const problems = ['email', 'phone', 'message', 'filedOn', 'carrierId'].map(field => ({
      field,
      message: `Not this ${field}.`,
    }))
    identityAlerts.refuseNext('create', { kind: 'invalid', problems, requestId: null })
    await form.send()
    expect([
      form.emailProblem,
      form.phoneProblem,
      form.messageProblem,
      form.filedOnProblem,
      form.carrierProblem,
      form.submission.error,
    ]).toEqual([...problems.map(({ message }) => message), undefined])
  })

  it('a report against a carrier that no longer exists shows the error beside the carrier', async () => {
    const { open, identityAlerts } = setUp()
    const form = open()
    form.change({ message: 'It happened.', carrier: { id: id(99), legalName: 'GONE' } })
    expect(form.carrierProblem).toBeUndefined()
    await form.send()
    expect(identityAlerts.requests).toHaveLength(1)
    expect(form.carrierProblem).toContain('no longer on record')
  })

  it('a report is sent once, however often the button is pressed', async () => {
    const { open, identityAlerts } = setUp()
    const form = open()
    form.change({ message: 'It happened.' })
    const release = identityAlerts.holdNext('create')
    const first = form.send()
    expect(await form.send()).toBe(false)
    release()
    expect(await first).toBe(true)
    expect(identityAlerts.requests).toHaveLength(1)
  })

  it('a report keeps its fields when the connection is lost, also through a reload', async () => {
    const { open, identityAlerts } = setUp()
    const form = open()
    form.change({ message: 'It happened.', carrier: { id: id(7), legalName: 'EAGLE MESA' } })
    form.change({ filedOn: '2026-11-18' })
    identityAlerts.failNext('create')
    expect(await form.send()).toBe(false)
    expect(form.submission.error).toContain('no connection')
    expect(open().fields).toEqual(form.fields)
  })

  it('a draft belongs to its occasion and person, and is removed once it is sent or canceled', async () => {
    const { open } = setUp()
    const form = open()
    form.change({ message: 'It happened.' })
    expect(open('/two').fields).toEqual(START)
    expect(open('/one', aUser({ id: id(9) })).fields).toEqual(START)
    form.clear()
    expect(open().fields).toEqual(START)
    form.change({ message: 'It happened.' })
    await form.send()
    expect(open().fields).toEqual(START)
  })

  it.each([null, 'x', {}, { owner: 1, drafts: { '/one': null } }, { owner: 1, drafts: {} }, { owner: 1 }])(
    'a report starts empty when the storage holds %j',
    stored => {
      const { open, storage } = setUp()
      storage.write('drafts/fraud-report', stored)
      expect(open().fields).toEqual(START)
    },
  )

  it('invalid parts of a stored draft are ignored', () => {
    const { open, storage } = setUp()
    const fields = { email: 7, message: 'Kept.', filedOn: 4, carrier: { id: 'x' } }
    storage.write('drafts/fraud-report', { owner: 1, drafts: { '/one': fields } })
    expect(open().fields).toEqual({ email: '', phone: '', message: 'Kept.', filedOn: null, carrier: null })
  })

  it('no draft is stored while no one is signed in', () => {
    const { storage } = setUp()
    const drafts = draftStorage({
      storage,
      user: () => null,
      key: 'fraud-report',
      subject: '/one',
      readFields: storedFraudReport,
    })
    drafts.keep({ ...START, message: 'Kept.' })
    expect(drafts.read()).toBeUndefined()
  })

  it('on the watchdog brand a report holds no contact, not even in its text', async () => {
    const { open, world } = setUp('watchdog')
    const form = open()
    expect(form.mentionsContact).toBe(false)
    form.change({ message: 'They called from 214-555-0199.' })
    expect(await form.send()).toBe(true)
    expect(world.identityAlerts.at(-1)).toMatchObject({
      site: 'watchdog',
      email: null,
      phone: null,
      message: 'They called from [contact removed].',
    })
  })
})
