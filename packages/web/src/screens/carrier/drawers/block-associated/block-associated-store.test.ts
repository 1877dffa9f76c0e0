import {
  aCarrierDetail,
  anAssociatedCarrier,
  fakeAssociatedCarriers,
  fakeWorld,
  id,
  someFederalTies,
  someSharedCounts,
} from '@fairhaul/testkit'
import { done } from '@fairhaul/core'
import { describe, expect, it, vi } from 'vitest'
import { Query } from '../../../../stores/query.ts'
import { AssociatedStore } from '../../sections/associated/associated-store.ts'
import { BlockAssociatedStore } from './block-associated-store.ts'

const associate = (number: number, shared: object) => ({
  carrierId: id<'carrier'>(7),
  associate: anAssociatedCarrier({
    id: id(number),
    connection: null,
    shared: someSharedCounts({ email: 0, phone: 0, ...shared }),
  }),
})

const setUp = async (choose: readonly number[] = []) => {
  const world = fakeWorld({
    carriers: [aCarrierDetail()],
    associations: [
      associate(8, { email: 1, phone: 1 }),
      associate(9, { phone: 1 }),
      associate(10, { address: 1 }),
    ],
  })
  const associated = fakeAssociatedCarriers(world)
  const list = new AssociatedStore({
    name: () => 'EAGLE MESA FREIGHT LLC',
    carrierId: id(7),
    associated,
    marksDoNotUse: true,
    ties: new Query(async () => done(someFederalTies())),
  })
  await list.all.finished()
  for (const each of choose) list.toggleChosen(id(each))
  const blocked = vi.fn<(text: string) => void>()
  const form = new BlockAssociatedStore({ carrierId: id(7), associated, list, blocked })
  const statuses = () => world.associations.map(({ associate: it }) => it.connection?.status ?? null)
  return { form, associated, list, blocked, statuses }
}

describe('the form that blocks associated carriers', () => {
  it('carriers are blocked by the kinds that they share, with one call for each', async () => {
    const { form, associated, blocked, statuses } = await setUp()
    form.toggleKind('phone')
    form.toggleKind('email')
    form.changeNotes(' Same owner ')
    expect(form.preview.changed).toHaveLength(2)
    expect(await form.send()).toBe(true)
    const calls = associated.requests.filter(({ call }) => call === 'blockByType')
    expect(calls.map(({ params }) => params)).toEqual(
      ['email', 'phone'].map(kind => ({ carrierId: 7, kind, notes: 'Same owner' })),
    )
    expect(statuses()).toEqual(['do_not_dispatch', 'do_not_dispatch', null])
    expect(blocked).toHaveBeenCalledWith(
      '2 carriers marked do not dispatch for your company. 2 records kept.',
    )
  })

  it('chosen carriers are blocked, and no other', async () => {
    const { form, list, statuses } = await setUp([9, 10])
    expect(form.mode).toBe('chosen')
    expect(await form.send()).toBe(true)
    expect(statuses()).toEqual([null, 'do_not_dispatch', 'do_not_dispatch'])
    expect(list.chosen.size).toBe(0)
  })

  it('a refused call does not stop the others, and the rest can be sent again', async () => {
    const { form, associated, blocked, statuses } = await setUp()
    form.toggleKind('email')
    form.toggleKind('address')
    associated.refuseNext('blockByType', { kind: 'forbidden', message: null, requestId: null })
    expect(await form.send()).toBe(false)
    expect(form.partText).toBe('Blocked by: Addresses. Still to do: E-mails.')
    expect(statuses()).toEqual([null, null, 'do_not_dispatch'])
    expect(blocked).not.toHaveBeenCalled()
    form.reopened()
    expect(await form.send()).toBe(true)
    expect(form.partText).toBeNull()
    expect(blocked).toHaveBeenCalledWith(
      '2 carriers marked do not dispatch for your company. 2 records kept.',
    )
  })

  it('a lost connection stops the calls, and what remains is shown', async () => {
    const { form, associated } = await setUp()
    form.toggleKind('phone')
    form.toggleKind('address')
    associated.failNext('blockByType')
    expect(await form.send()).toBe(false)
    expect(form.submission.error).toMatch(/^Not all blocked: no connection/)
    expect(form.partText).toBe('Still to do: Phones, Addresses.')
  })

  it('nothing chosen is a problem of the form, and nothing is sent', async () => {
    const { form, associated } = await setUp()
    expect(await form.send()).toBe(false)
    expect(form.problemOf('kinds')).toBe('Choose what the carriers to block have in common.')
    form.chooseMode('chosen')
    expect(await form.send()).toBe(false)
    expect(form.problemOf('carrierIds')).toBe('Choose at least one carrier to block.')
    form.clear()
    expect(form.problemOf('carrierIds')).toBeUndefined()
    expect(associated.requests.filter(({ call }) => call !== 'list')).toEqual([])
  })

  it('the form follows what is chosen when it is opened again', async () => {
    const { form, list } = await setUp()
    list.toggleChosen(id(9))
    form.reopened()
    expect([form.mode, form.affected.map(({ id: is }) => is)]).toEqual(['chosen', [9]])
  })
})
