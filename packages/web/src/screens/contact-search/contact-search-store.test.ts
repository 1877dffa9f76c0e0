import { done } from '@fairhaul/core'
import { aConnection, aLoad, anIdentityAlert, aPaywall, aUser, id, refusal } from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
import { contactPorts, contactStore, visit } from './testing/contact-page.tsx'

const RUTH = '?email=ruth%40eaglemesa.example'
const SPOOF = '?email=ruth%40eag1emesa.example'
const kinds = (store: ReturnType<typeof contactStore>) =>
  store.panels.flatMap(({ verdicts }) => verdicts.map(({ kind }) => kind))

describe('a contact search', () => {
  it('an address without a contact sends no request', async () => {
    const ports = contactPorts()
    const store = contactStore(ports)
    await visit(store, '')
    expect(ports.contacts.requests).toEqual([])
    expect(store.found.state.kind).toBe('idle')
    expect([store.panels, store.pair, store.rows]).toEqual([[], undefined, []])
  })

  it('a contact is searched by e-mail or by phone', async () => {
    const ports = contactPorts()
    const store = contactStore(ports)
    await visit(store, RUTH)
    await visit(store, '?phone=2145550111')
    expect(ports.contacts.requests).toEqual([
      { call: 'byEmail', params: { email: 'ruth@eaglemesa.example' } },
      { call: 'byPhone', params: { phone: '2145550111' } },
    ])
    expect(kinds(store)).toEqual(['matches'])
  })

  it('the previous contact is not shown, neither while the next one loads nor when it fails', async () => {
    const ports = contactPorts()
    const store = contactStore(ports)
    await visit(store, RUTH)
    const release = ports.contacts.holdNext('byEmail')
    const coming = visit(store, SPOOF)
    expect(store.shown).toBeUndefined()
    release()
    await coming
    expect(kinds(store)).toEqual(['look-alike'])
    ports.contacts.failNext('byEmail')
    await visit(store, RUTH)
    expect([store.found.state.kind, store.shown]).toEqual(['failed', undefined])
    store.retry()
    await store.settled()
    expect(kinds(store)).toEqual(['matches'])
  })

  it('the verdict stays while the same contact reloads, also when that fails', async () => {
    const ports = contactPorts()
    const store = contactStore(ports)
    await visit(store, RUTH)
    ports.contacts.refuseNext('byEmail', { kind: 'too-many', retryAfterSeconds: 3, requestId: null })
    store.retry()
    await store.settled()
    expect(store.found.state.kind).toBe('refused')
    expect(kinds(store)).toEqual(['matches'])
  })

  it('opening and closing a drawer sends no request, and keeps what was typed in it', async () => {
    const ports = contactPorts()
    const store = contactStore(ports)
    await visit(store, RUTH)
    await visit(store, `${RUTH}&report=7`)
    expect(store.drawers.report?.fields).toMatchObject({
      email: 'ruth@eaglemesa.example',
      carrier: { id: 7, legalName: 'EAGLE MESA FREIGHT LLC' },
    })
    store.drawers.report?.change({ message: 'They' })
    await visit(store, RUTH)
    await visit(store, `${RUTH}&report=7`)
    expect(store.drawers.report?.fields.message).toBe('They')
    expect(ports.contacts.requests).toHaveLength(1)
  })

  it('a report names its carrier only once it has loaded', async () => {
    const ports = contactPorts()
    const store = contactStore(ports)
    const release = ports.contacts.holdNext('byEmail')
    const coming = visit(store, `${RUTH}&report=7`)
    expect(store.drawers.report).toBeUndefined()
    release()
    await coming
    expect(store.drawers.report?.fields.carrier?.id).toBe(7)
  })

  it('a report opens even when the contact could not be loaded', async () => {
    const ports = contactPorts()
    ports.contacts.failNext('byEmail')
    const store = contactStore(ports)
    await visit(store, `${RUTH}&report=7`)
    expect(store.drawers.report?.fields).toMatchObject({ email: 'ruth@eaglemesa.example', carrier: null })
  })

  it('a sent report is announced, and the contact reloads', async () => {
    const ports = contactPorts()
    const store = contactStore(ports)
    await visit(store, `${SPOOF}&report=new`)
    store.drawers.report?.change({ message: 'Booked in the name of Eagle Mesa.' })
    expect(await store.drawers.report?.send()).toBe(true)
    await store.settled()
    expect(kinds(store)).toEqual(['reported', 'look-alike'])
    expect(store.panels[0]?.answer.fraudReports).toMatchObject([
      { message: 'Booked in the name of Eagle Mesa.' },
    ])
    expect(store.notice?.text).toBe(
      'Report about ruth@eag1emesa.example sent. Every broker who looks it up will see that it was reported.',
    )
    store.clearNotice()
    expect(store.notice).toBeNull()
  })

  it('a watchdog user learns that a report holds no contact', async () => {
    const user = aUser({ paywall: aPaywall({ isWatchdog: true }) })
    const ports = contactPorts({ user })
    const store = contactStore(ports)
    await visit(store, `${RUTH}&report=7`)
    store.drawers.report?.change({ message: 'They wrote from ruth@eag1emesa.example.' })
    await store.drawers.report?.send()
    expect(ports.world.identityAlerts.at(-1)).toMatchObject({
      site: 'watchdog',
      email: null,
      message: 'They wrote from [contact removed]',
    })
    expect(store.notice?.text).toContain('It names no contact')
    expect(ports.changed).toHaveBeenCalledWith(7)
  })

  it('do not dispatch is sent with notes, shown at once and reloaded', async () => {
    const ports = contactPorts()
    const store = contactStore(ports)
    await visit(store, `${RUTH}&do_not_dispatch=7`)
    store.drawers.block?.change(' Kept our load. ')
    const release = ports.contacts.holdNext('byEmail')
    expect(await store.drawers.block?.save()).toBe(true)
    expect(store.rowOf(id(7))?.connection?.status).toBe('do_not_dispatch')
    release()
    await store.settled()
    expect(kinds(store)).toEqual(['do-not-dispatch', 'matches'])
    expect(ports.connections.requests).toEqual([
      { call: 'markDoNotDispatch', params: { carrierId: 7, seen: null, notes: 'Kept our load.' } },
    ])
    expect(store.notice?.text).toBe(
      'EAGLE MESA FREIGHT LLC is now marked do not dispatch for everyone at your company.',
    )
    expect(ports.changed).toHaveBeenCalledWith(7)
  })

  it('what is still open with a blocked carrier is repeated, with the kept record, and the block is undone', async () => {
    const loads = [aLoad({ carrierId: id(7) })]
    const ports = contactPorts({ loads, connections: [aConnection({ status: 'onboarded' })] })
    const storedId = id<'decision-record'>(4)
    const { markDoNotDispatch } = ports.connections
    vi.spyOn(ports.connections, 'markDoNotDispatch').mockImplementation(async params => {
      const answer = await markDoNotDispatch(params)
      return answer.ok ? done({ ...answer.value, storedId }) : answer
    })
    const store = contactStore(ports)
    await visit(store, `${RUTH}&do_not_dispatch=7`)
    await store.drawers.block?.openWork?.load()
    expect(await store.drawers.block?.save()).toBe(true)
    expect(store.notice).toMatchObject({
      text: 'EAGLE MESA FREIGHT LLC is now marked do not dispatch for everyone at your company. Still open: 1 load and 1 rate confirmation.',
      storedId,
    })
    ports.connections.failNext('setStatus')
    await store.notice?.undo?.()
    expect(store.notice?.text).toContain('Not saved')
    await store.notice?.undo?.()
    await store.settled()
    expect(store.notice?.text).toMatch(/^Onboarded again/)
    expect(store.notice?.undo).toBeUndefined()
    expect(store.rowOf(id(7))?.connection?.status).toBe('onboarded')
  })

  it('a carrier that someone else has changed is not blocked, and its row is reloaded', async () => {
    const ports = contactPorts()
    const store = contactStore(ports)
    await visit(store, `${RUTH}&do_not_dispatch=7`)
    ports.connections.refuseNext('markDoNotDispatch', refusal.conflict('Someone else has changed it.'))
    expect(await store.drawers.block?.save()).toBe(false)
    await store.settled()
    expect([store.notice, ports.contacts.requests.length]).toEqual([null, 2])
  })

  it('a block of a carrier that is not associated with the contact changes nothing', async () => {
    const ports = contactPorts()
    const store = contactStore(ports)
    await visit(store, `${RUTH}&do_not_dispatch=99`)
    expect(await store.drawers.block?.save()).toBe(false)
    expect(ports.connections.requests).toEqual([])
  })

  it('a phone and an e-mail are looked up together, and it is said whether they belong together', async () => {
    const ports = contactPorts()
    const store = contactStore(ports)
    await visit(store, `${RUTH}&phone=2145550110`)
    expect(ports.contacts.requests).toEqual([
      { call: 'byPhone', params: { phone: '2145550110' } },
      { call: 'byEmail', params: { email: 'ruth@eaglemesa.example' } },
    ])
    expect(store.panels.map(({ query }) => query.kind)).toEqual(['phone', 'email'])
    expect(store.pair?.isTogether).toBe(false)
    expect(store.rows).toHaveLength(1)
    ports.contacts.failNext('byEmail')
    store.retry()
    await store.settled()
    expect([store.found.state.kind, store.panels.length]).toEqual(['failed', 2])
    await visit(store, '?phone=2145550110')
    expect(store.pair).toBeUndefined()
  })

  it('of two contacts of which one is refused, nothing is said', async () => {
    const ports = contactPorts()
    ports.contacts.refuseNext('byEmail', refusal.forbidden(null))
    const store = contactStore(ports)
    await visit(store, `${RUTH}&phone=2145550110`)
    expect([store.found.state.kind, store.pair, store.panels]).toEqual(['refused', undefined, []])
    store.drawers.visited(store.query, { kind: 'report', carrierId: null })
    store.drawers.drawUp(false)
    expect(store.drawers.report?.fields).toMatchObject({
      email: 'ruth@eaglemesa.example',
      phone: '2145550110',
    })
  })

  it('blank notes are left out, and notes stay when they are refused', async () => {
    const ports = contactPorts()
    const store = contactStore(ports)
    await visit(store, `${RUTH}&do_not_dispatch=7`)
    store.drawers.block?.change('x'.repeat(2_001))
    expect(await store.drawers.block?.save()).toBe(false)
    expect(store.drawers.block?.problem).toBe('Shorten the notes to 2,000 characters.')
    store.drawers.block?.change(' ')
    ports.connections.refuseNext('markDoNotDispatch', { kind: 'forbidden', message: null, requestId: null })
    expect(await store.drawers.block?.save()).toBe(false)
    expect(store.drawers.block?.submission.error).toContain('Not saved.')
    expect(await store.drawers.block?.save()).toBe(true)
    expect(ports.connections.requests.at(-1)?.params).toEqual({ carrierId: 7, seen: null })
  })

  it('do not dispatch is offered if the plan includes connections', () => {
    const plain = aUser({ paywall: aPaywall({ canConnect: false }) })
    expect(contactStore(contactPorts()).drawers.mayBlock).toBe(true)
    expect(contactStore(contactPorts({ user: plain })).drawers.mayBlock).toBe(false)
    expect(contactStore(contactPorts({ user: null })).drawers.mayBlock).toBe(false)
  })

  it('monitoring a carrier changes its row', async () => {
    const store = contactStore(contactPorts())
    await visit(store, RUTH)
    await store.monitoring.start(id(7))
    expect(store.rowOf(id(7))?.subscription).not.toBeNull()
  })

  it('a response after the screen was left is ignored', async () => {
    const ports = contactPorts({ identityAlerts: [anIdentityAlert()] })
    const store = contactStore(ports)
    const release = ports.contacts.holdNext('byEmail')
    const coming = visit(store, SPOOF)
    store.dispose()
    release()
    await coming
    expect(store.shown).toBeUndefined()
  })
})
