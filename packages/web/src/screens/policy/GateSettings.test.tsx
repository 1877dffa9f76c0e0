import { fakeGate, fakeWorld, refusal } from '@fairhaul/testkit'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { GateSettings } from './GateSettings.tsx'
import { GateSettingsStore } from './gate-settings-store.ts'

afterEach(cleanup)

const show = (mayWrite = true) => {
  const gate = fakeGate(fakeWorld())
  const store = new GateSettingsStore(gate)
  const open = () => render(<GateSettings store={store} mayWrite={mayWrite} />)
  return { gate, store, open }
}

it('the setting is shown and saved by one who may write the policy', async () => {
  const { store, open } = show()
  open()
  await screen.findByText(/Facts that are too old ask for a look\.$/)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Facts that are too old are a no' }))
  await screen.findByText(/Facts that are too old are a no\.$/)
  expect(store.settings.value).toEqual({ whenTooOld: 'no' })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Facts that are too old are a no' }))
  await waitFor(() => expect(store.settings.value).toEqual({ whenTooOld: 'look' }))
  store.dispose()
})

it('a refused change says so and stays as it was; others only read it', async () => {
  const { gate, store, open } = show()
  open()
  gate.refuseNext('changeSettings', refusal.forbidden('You may not write the policy.'))
  await userEvent.click(await screen.findByRole('checkbox'))
  await screen.findByText(/You may not write the policy/)
  expect(store.settings.value).toEqual({ whenTooOld: 'look' })
  cleanup()
  show(false).open()
  await screen.findByText(/ask for a look\.$/)
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('it is left out where the monitor has no gate', async () => {
  const { gate, store, open } = show()
  gate.refuseNext('settings', refusal.notFound)
  const { container } = open()
  await store.settings.finished()
  await waitFor(() => expect(container.textContent).toBe(''))
})
