import { aCarrierDetail, id } from '@fairhaul/testkit'
import { cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakePorts } from '../../../parts/testing/fake-ports.ts'
import { showProfile } from '../testing/show-profile.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('the browser’s key for printing loads every section first', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  const { store } = await showProfile(fakePorts({ carriers: [aCarrierDetail({ id: id(7) })] }))
  expect(store.modules.section('notes')?.opened).toBeUndefined()
  expect(fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })).toBe(false)
  expect(fireEvent.keyDown(document.body, { key: 'p' })).toBe(true)
  await waitFor(() => expect(print).toHaveBeenCalledOnce(), { timeout: 10_000 })
  expect(store.modules.section('notes')?.opened).toBeDefined()
})
