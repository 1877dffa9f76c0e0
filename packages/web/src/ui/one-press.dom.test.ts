import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { onePress } from './one-press.ts'

beforeAll(() => onePress(document))
afterEach(() => document.body.replaceChildren())

/** A button that does something, and is called otherwise afterwards if a second name is given. */
const buttonOf = (name: string, next = name) => {
  const button = document.createElement('button')
  button.textContent = name
  let presses = 0
  button.addEventListener('click', () => {
    presses += 1
    button.textContent = next
  })
  document.body.append(button)
  return { button, presses: () => presses }
}
const click = (element: Element, detail: number) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
const key = (element: Element, name: string, repeat: boolean) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key: name, repeat, bubbles: true, cancelable: true }))

describe('a double click', () => {
  it('does nothing more on a button that became its opposite', () => {
    const { button, presses } = buttonOf('Monitor', 'Stop monitoring')
    click(button, 1)
    click(button, 2)
    expect(presses()).toBe(1)
    click(button, 1)
    expect(presses()).toBe(2)
  })

  it('counts twice on a button that stays what it is', () => {
    const { button, presses } = buttonOf('Next page')
    click(button, 1)
    click(button, 2)
    expect(presses()).toBe(2)
  })

  it('does nothing on a button that took the place of the one that was pressed', () => {
    const save = buttonOf('Save')
    click(save.button, 1)
    save.button.remove()
    const undo = buttonOf('Undo')
    click(undo.button, 2)
    expect(undo.presses()).toBe(0)
  })

  it('does nothing on a button that appeared under a pointer that pressed none', () => {
    click(document.body, 1)
    const { button, presses } = buttonOf('Delete')
    click(button, 2)
    expect(presses()).toBe(0)
  })
})

describe('a held key', () => {
  it.each(['Enter', ' '])('%j acts once on a button', name => {
    const { button } = buttonOf('Save')
    expect(key(button, name, false)).toBe(true)
    expect(key(button, name, true)).toBe(false)
  })

  it('Enter sends a form once, and a space is typed for as long as it is held', () => {
    const field = document.createElement('input')
    document.body.append(field)
    expect(key(field, 'Enter', true)).toBe(false)
    expect(key(field, ' ', true)).toBe(true)
  })

  it('Enter goes on writing lines in a text', () => {
    const text = document.createElement('textarea')
    document.body.append(text)
    expect(key(text, 'Enter', true)).toBe(true)
  })

  it('arrows go on moving', () => {
    const { button } = buttonOf('Row')
    expect(key(button, 'ArrowDown', true)).toBe(true)
  })
})
