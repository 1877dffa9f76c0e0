import { type MenuGroup, navigationFor, USUAL_TOGGLES } from '@fairhaul/core'
import { anExpiredUser, aUser } from '@fairhaul/testkit'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ShortcutSheet } from './ShortcutSheet.tsx'
import { shortcutTable } from './shortcut-table.ts'
import { SEQUENCE_MS, useGoTo } from './use-go-to.ts'

afterEach(cleanup)

const whole = navigationFor(aUser(), USUAL_TOGGLES)

describe('the sheet', () => {
  it('the shortcut sheet lists what keys do, and only screens that the user may open', async () => {
    const onClose = vi.fn<() => void>()
    render(<ShortcutSheet menu={navigationFor(anExpiredUser(), USUAL_TOGGLES)} onClose={onClose} />)
    const sheet = screen.getByRole('dialog', { name: 'Shortcuts' })
    for (const text of ['Find a carrier', 'Command menu', 'Next row', 'My account'])
      expect(sheet.textContent).toContain(text)
    expect(sheet.textContent).not.toContain('Lane search')
    await userEvent.setup().click(screen.getByRole('button', { name: 'Close the shortcuts' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('the keys of the recent lanes are shown as a range', () => {
    render(<ShortcutSheet menu={whole} onClose={() => undefined} />)
    const lanes = within(screen.getByRole('region', { name: 'On Lane search' }))
    expect(lanes.getByText('Use a recent lane').nextElementSibling?.textContent).toMatch(/^1to\d$/)
  })

  it('no shortcut has two meanings', () => {
    for (const { label, shortcuts } of shortcutTable(whole)) {
      const keys = shortcuts.flatMap(({ keys }) => keys)
      expect([label, new Set(keys).size]).toEqual([label, keys.length])
    }
  })

  it('every entry of the menu has a shortcut', () => {
    const goTo = shortcutTable(whole).find(({ label }) => label === 'Go to')
    expect(goTo?.shortcuts.map(({ what }) => what)).toEqual(
      whole.flatMap(({ entries }) => entries.map(({ label }) => label)),
    )
  })
})

const Listening = (props: {
  readonly menu?: readonly MenuGroup[]
  readonly isOn?: boolean
  readonly go: (path: string) => void
}) => {
  useGoTo(props.menu ?? whole, props.isOn ?? true, props.go)
  return <input aria-label="Text" />
}

describe('g and a letter', () => {
  const press = (...keys: readonly (string | KeyboardEventInit)[]) => {
    for (const key of keys)
      fireEvent.keyDown(document.body, typeof key === 'string' ? { key } : { key: 'g', ...key })
  }

  it('g and a letter open the screen of the letter', () => {
    const go = vi.fn<(path: string) => void>()
    render(<Listening go={go} />)
    press('g', 'l')
    press('g', 'h')
    expect(go.mock.calls).toEqual([['/loads'], ['/']])
  })

  it.each([
    ['a letter without g', ['l']],
    ['another key between', ['g', 'x', 'l']],
    ['a letter that no screen has', ['g', 'z']],
    ['a modifier', [{ ctrlKey: true }, 'l']],
    ['a key that is held', [{ repeat: true }, 'l']],
  ])('g and a letter do nothing with %s', (_, keys) => {
    const go = vi.fn<(path: string) => void>()
    render(<Listening go={go} />)
    press(...keys)
    expect(go).not.toHaveBeenCalled()
  })

  it('g and a letter do nothing in a text field, in a dialog, or for a screen that is not allowed', () => {
    const go = vi.fn<(path: string) => void>()
    const { rerender } = render(<Listening go={go} />)
    fireEvent.keyDown(screen.getByLabelText('Text'), { key: 'g' })
    fireEvent.keyDown(screen.getByLabelText('Text'), { key: 'l' })
    rerender(<Listening go={go} isOn={false} />)
    press('g', 'l')
    rerender(<Listening go={go} menu={navigationFor(anExpiredUser(), USUAL_TOGGLES)} />)
    press('g', 'l')
    expect(go).not.toHaveBeenCalled()
  })

  it('g and a letter do nothing when the second key is too late', () => {
    const go = vi.fn<(path: string) => void>()
    render(<Listening go={go} />)
    const at = (key: string, timeStamp: number) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true })
      Object.defineProperty(event, 'timeStamp', { value: timeStamp })
      document.body.dispatchEvent(event)
    }
    at('g', 1_000)
    at('l', 1_001 + SEQUENCE_MS)
    expect(go).not.toHaveBeenCalled()
    at('g', 9_000)
    at('l', 9_000 + SEQUENCE_MS)
    expect(go).toHaveBeenCalledOnce()
  })
})
