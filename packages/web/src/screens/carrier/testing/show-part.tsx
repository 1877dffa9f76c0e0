import type { CarrierDetail } from '@fairhaul/core'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { DrawerHistory } from '../../../parts/drawer-history/drawer-history.ts'
import { pageOf } from '../../../parts/testing/page-of.tsx'
import type { CarrierStore } from '../carrier-store.ts'
import { ProfileAddressStore } from '../profile-address-store.ts'
import type { ProfilePart } from '../profile-modules.ts'

/** Shows one section or drawer of a profile for a test, over the given bindings. */
export const showPart = (
  part: ProfilePart,
  carrier: CarrierDetail,
  entries: readonly (readonly [unknown, unknown])[],
) => {
  const say = vi.fn<(text: string) => void>()
  const leaveOut = vi.fn<(id: string) => void>()
  const reload = vi.fn<() => Promise<undefined>>(async () => undefined)
  const profile = {
    id: carrier.id,
    carrier,
    at: new ProfileAddressStore({ id: carrier.id, navigator: { go: vi.fn() } }),
    drawerHistory: new DrawerHistory(),
    detail: { reload },
    modules: { section: () => undefined },
    overrides: { unassigned: { reload } },
    say,
    leaveOut,
  } as unknown as CarrierStore
  const { Page, resolve } = pageOf(entries)
  const store = part.open?.({ carrierId: carrier.id, profile, resolve }, undefined) ?? {}
  const { Component } = part
  render(
    <Page store={store} address={`/carriers/${carrier.id}`}>
      <Component id="part" name="Part" store={profile} carrier={carrier} today="2026-11-21" />
    </Page>,
  )
  return { store, say, leaveOut, reload, user: userEvent.setup({ delay: null }) }
}
