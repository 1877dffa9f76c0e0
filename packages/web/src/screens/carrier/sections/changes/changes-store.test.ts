import { aHistoryChange, fakeCarrierHistory, fakeWorld, id, refusal } from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
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
  return { history, leaveOut, store: new ChangesStore({ carrierId: id(7), history, leaveOut }) }
}

describe('the time line of a carrier', () => {
  it('older changes come below those that are shown, each once', async () => {
    const { store } = setUp()
    await store.show(null)
    expect(store.list.value?.items).toHaveLength(50)
    await store.more()
    expect(new Set(store.list.value?.items.map(({ key }) => key)).size).toBe(60)
    await store.more()
    expect(store.list.value?.items).toHaveLength(60)
  })

  it('one kind begins at its newest change', async () => {
    const { store } = setUp()
    await store.show(null)
    await store.show('alert')
    expect(store.list.value?.items.map(({ kind }) => kind)).toEqual(Array(5).fill('alert'))
  })

  it('a failed part keeps what is shown', async () => {
    const { store, history } = setUp()
    await store.show(null)
    history.failNext('list')
    await store.more()
    expect(store.list.state.kind).toBe('failed')
    expect(store.list.value?.items).toHaveLength(50)
  })

  it('a monitor without it has no such section', async () => {
    const { store, history, leaveOut } = setUp()
    history.refuseNext('list', refusal.notFound)
    await store.show(null)
    expect(leaveOut).toHaveBeenCalledOnce()
  })
})
