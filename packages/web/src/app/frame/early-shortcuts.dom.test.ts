import { afterEach, describe, expect, it } from 'vitest'
import { focusSearch, requestedBy } from './early-shortcuts.ts'

afterEach(() => document.body.replaceChildren())

const press = (init: KeyboardEventInit, tag = 'div', prevented = false) => {
  const target = document.body.appendChild(document.createElement(tag))
  let requested: ReturnType<typeof requestedBy>
  target.addEventListener('keydown', event => {
    if (prevented) event.preventDefault()
    requested = requestedBy(event)
  })
  target.dispatchEvent(new KeyboardEvent('keydown', { cancelable: true, ...init }))
  return requested
}

describe('a key', () => {
  it.each([
    [{ key: '/' }, 'div', 'search'],
    [{ key: '/' }, 'input', undefined],
    [{ key: '?', shiftKey: true }, 'div', 'help'],
    [{ key: '?', shiftKey: true }, 'textarea', undefined],
    [{ key: '?', ctrlKey: true }, 'div', undefined],
    [{ key: 'k', ctrlKey: true }, 'div', 'palette'],
    [{ key: 'k', metaKey: true }, 'input', 'palette'],
    [{ key: 'k', ctrlKey: true, isComposing: true }, 'input', undefined],
    [{ key: 'k' }, 'div', undefined],
  ] as const)('%j in a %s triggers %s', (init, tag, requested) => {
    expect(press(init, tag)).toBe(requested)
  })

  it('a key that another handler has used triggers nothing', () => {
    expect(press({ key: '/' }, 'div', true)).toBeUndefined()
  })
})

it('the search box of the page gets the focus, and its text is selected', () => {
  expect(focusSearch()).toBe(false)
  const input = document.body.appendChild(document.createElement('input'))
  input.id = 'carrier-search-bar'
  input.value = 'eagle'
  expect(focusSearch()).toBe(true)
  expect(document.activeElement).toBe(input)
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 5])
})
