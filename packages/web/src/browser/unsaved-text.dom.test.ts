import { afterEach, expect, it } from 'vitest'
import { browserMissingCodeErrors } from './missing-code-errors.ts'
import { browserUnsavedText } from './unsaved-text.ts'

afterEach(() => document.body.replaceChildren())

const typeInto = (html: string, value: string) => {
  document.body.innerHTML = html
  const field = document.body.querySelector<HTMLInputElement>('input, textarea')
  if (field === null) throw new Error('There is no field')
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return field
}

it.each([
  ['<input>', 'a note', true],
  ['<textarea></textarea>', 'a note', true],
  ['<input>', ' ', false],
  ['<input type="search">', 'eagle', false],
  ['<input role="combobox">', 'eagle', false],
  ['<search><input></search>', 'eagle', false],
])('%s with %j is unsaved text: %s', (html, value, wanted) => {
  const unsaved = browserUnsavedText(document, () => 0)
  typeInto(html, value)
  expect(unsaved.isThere()).toBe(wanted)
})

it('unsaved text is gone with its field, or once the field is empty', () => {
  const unsaved = browserUnsavedText(document, () => 0)
  const field = typeInto('<input>', 'a note')
  field.value = ''
  expect(unsaved.isThere()).toBe(false)
  field.value = 'a note'
  field.remove()
  expect(unsaved.isThere()).toBe(false)
})

it('an error of the build’s event is missing code, and includes whether there was unsaved text', () => {
  let isThere = true
  let count = 0
  const missing = browserMissingCodeErrors(window, { isThere: () => isThere })
  const stop = missing.subscribe(() => void (count += 1))
  const dispatch = (payload: Error) =>
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  const [first, second] = [new TypeError('gone'), new TypeError('gone')]
  dispatch(first)
  isThere = false
  dispatch(second)
  stop()
  dispatch(new TypeError('gone'))
  expect([first, second, new TypeError('gone'), null].map(missing.has)).toEqual([true, true, false, false])
  expect([first, second].map(missing.hadUnsavedText)).toEqual([true, false])
  expect(count).toBe(2)
})
