import { readProfileAddress } from '@fairhaul/core'
import { aHistoryChange, fakeCarrierHistory, fakeWorld, id, refusal } from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
import { ProfileAddressStore } from '../../profile-address-store.ts'
import { ChangesStore } from './changes-store.ts'

const changes = Array.from({ length: 60 }, (_, at) =>
  aHistoryChange({
    key: `contact-${at}`,
    on: `2026-0${1 + Math.floor(at / 10)}-1${at % 10}` as const as `${number}-${number}-${number}`,
    ...(at < 5 && { kind: 'alert', subject: 'identity_theft' }),
  }),
)
const setUp = () => {
  const history = fakeCarrierHistory(fakeWorld({ historyChanges: changes }))
  const leaveOut = vi.fn<() => void>()
  const at = new ProfileAddressStore({ id: id(7), navigator: { go: vi.fn() } })
  return { history, leaveOut, at, store: new ChangesStore({ at, carrierId: id(7), history, leaveOut }) }
}

describe('the time line of a carrier', () => {
  it('older changes come below those that are shown, each once', async () => {
    const { store } = setUp()
    await store.open()
    expect(store.list.value?.items).toHaveLength(50)
    await store.more()
    expect(new Set(store.list.value?.items.map(({ key }) => key)).size).toBe(60)
    await store.more()
    expect(store.list.value?.items).toHaveLength(60)
  })

  it('one kind begins at its newest change', async () => {
    const { store } = setUp()
    await store.open()
    await store.show('alert')
    expect(store.list.value?.items.map(({ kind }) => kind)).toEqual(Array(5).fill('alert'))
  })

  it('the kind of another address is listed anew, the same one is not', async () => {
    const { store, history, at } = setUp()
    await store.open()
    await store.visited()
    expect(history.requests).toHaveLength(1)
    at.visited(readProfileAddress('?changes=alert'))
    await store.visited()
    expect(store.list.value?.items.map(({ kind }) => kind)).toEqual(Array(5).fill('alert'))
  })

  it('a failed part keeps what is shown', async () => {
    const { store, history } = setUp()
    await store.open()
    history.failNext('list')
    await store.more()
    expect(store.list.state.kind).toBe('failed')
    expect(store.list.value?.items).toHaveLength(50)
  })

  it('a monitor without it has no such section', async () => {
    const { store, history, leaveOut } = setUp()
    history.refuseNext('list', refusal.notFound)
    await store.open()
    expect(leaveOut).toHaveBeenCalledOnce()
  })
})
