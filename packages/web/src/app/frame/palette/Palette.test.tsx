import { done } from '@fairhaul/core'
import { aUser, fakeClock, fakeSearchCache, id, refusal } from '@fairhaul/testkit'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { aPage } from '../../../parts/testing/a-page.tsx'
import { fakePorts } from '../../../parts/testing/fake-ports.ts'
import { Palette } from './Palette.tsx'
import { PaletteRecents } from './palette-recents.ts'
import { action, type PaletteItem, type QuerySource } from './palette-source.ts'
import { PaletteStore } from './palette-store.ts'

afterEach(cleanup)

const nothing = () => {}
const eagle: PaletteItem = {
  ...action('x', 'EAGLE MESA FREIGHT LLC', nothing, { detail: 'DOT 9000002' }),
  key: 'carrier:2',
  carrierId: id(2),
  dbaName: 'RIVER & SONS',
  group: 'carriers',
  isFound: true,
}

const setUp = (answers: readonly ('refused' | readonly PaletteItem[])[] = [[eagle]], typed = '') => {
  let requested = 0
  const carriers: QuerySource = {
    kind: 'query',
    group: 'carriers',
    noun: 'carriers',
    requested: 'text',
    isFor: () => true,
    request: async () => {
      const answer = answers[Math.min(requested++, answers.length - 1)] ?? []
      return answer === 'refused' ? { ok: false, refusal: refusal.forbidden() } : done(answer)
    },
  }
  const store = new PaletteStore(
    [
      {
        kind: 'fixed',
        items: () => [
          action('out', 'Sign out', nothing),
          action('keys', 'Shortcuts', nothing, { keys: '?' }),
        ],
      },
      carriers,
    ],
    new PaletteRecents(fakeSearchCache()),
    fakeClock(),
  )
  store.open({
    user: aUser(),
    has: () => true,
    resolve: () => {
      throw new Error('Nothing is requested')
    },
    onSignOut: nothing,
    onHelp: nothing,
  })
  const onChoose = vi.fn<(item: PaletteItem) => void>()
  const onClose = vi.fn<() => void>()
  const { Page, preferences } = aPage(fakePorts({}))
  render(
    <Page>
      <Palette store={store} consumeTyped={() => typed} onClose={onClose} onChoose={onChoose} />
    </Page>,
  )
  const box = screen.getByRole('combobox', { name: 'Command menu' })
  box.focus()
  return { onChoose, onClose, box, preferences, user: userEvent.setup() }
}

const active = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent

it('the palette is a combobox with a list of named groups and the first option active', () => {
  const { box } = setUp()
  expect(box.getAttribute('aria-expanded')).toBe('true')
  const list = screen.getByRole('listbox')
  expect(box.getAttribute('aria-controls')).toBe(list.id)
  const actions = within(list).getByRole('group', { name: 'Actions' })
  expect(within(actions).getAllByRole('option')).toHaveLength(2)
  expect(active(box)).toContain('Sign out')
  expect(screen.getByRole('status').textContent).toBe('2 entries')
})

it('text typed before the palette was there is in its field, and typing goes on after it', async () => {
  const { box, user } = setUp([[eagle]], 'my a')
  expect(box).toHaveProperty('value', 'my a')
  await user.keyboard('cc')
  expect(box).toHaveProperty('value', 'my acc')
  expect(screen.queryByRole('option', { name: 'Sign out' })).toBeNull()
})

it('the palette works by keyboard alone', async () => {
  const { box, user, onChoose } = setUp()
  await user.keyboard('{ArrowDown}')
  expect(active(box)).toContain('Shortcuts')
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  expect(onChoose.mock.calls.map(([{ label }]) => label)).toEqual(['Shortcuts'])
})

it('the palette works by pointer', async () => {
  const { user, onChoose, box } = setUp()
  await user.click(screen.getByRole('option', { name: /Shortcuts/ }))
  expect(onChoose.mock.calls.map(([{ label }]) => label)).toEqual(['Shortcuts'])
  expect(document.activeElement).toBe(box)
})

it('the palette names the sources that failed, and retries them', async () => {
  const { user } = setUp(['refused', [eagle]])
  await user.keyboard('s')
  expect((await screen.findByText(/Carriers could not be searched/)).getAttribute('role')).toBe('status')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('option', { name: /EAGLE MESA/ })).toBeDefined()
})

it('the palette says that nothing matches', async () => {
  const { user, box, onChoose } = setUp([[]])
  await user.keyboard('zzz')
  expect(await screen.findByText('Nothing matches “zzz”.')).toBeDefined()
  expect(box.getAttribute('aria-expanded')).toBe('false')
  await user.keyboard('{Enter}')
  expect(onChoose).not.toHaveBeenCalled()
})

it('the palette ignores the keys of an input method', () => {
  const { box, onChoose } = setUp()
  box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }))
  expect(onChoose).not.toHaveBeenCalled()
})

it('an Enter typed before the palette was there chooses what the text means', async () => {
  const { onChoose } = setUp([[eagle]], 'sign out\n')
  await vi.waitFor(() => expect(onChoose.mock.calls.map(([{ label }]) => label)).toEqual(['Sign out']))
})

it('carriers are named as on record, or in title case as the user prefers', async () => {
  const { box, user, preferences } = setUp()
  await user.type(box, 'eagle')
  const option = await screen.findByRole('option', { name: /EAGLE MESA/ })
  expect(option.textContent).toContain('d.b.a. RIVER & SONS · DOT 9000002')
  act(() => preferences.change({ namesInTitleCase: true }))
  await vi.waitFor(() => expect(option.textContent).toContain('Eagle Mesa Freight LLC'))
  expect(option.textContent).toContain('d.b.a. River & Sons · DOT 9000002')
})
