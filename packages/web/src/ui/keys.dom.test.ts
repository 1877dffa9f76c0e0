import { describe, expect, it } from 'vitest'
import { ariaKeys, isApple, isKey, isOverPage, isTyping, keyCaps } from './keys.ts'

const pressed = (key: string, change: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  ...change,
})

describe('a key that was pressed', () => {
  it.each([
    ['k', { ctrlKey: true }, 'Mod+K', true],
    ['K', { metaKey: true }, 'Mod+K', true],
    ['k', {}, 'Mod+K', false],
    ['k', { ctrlKey: true, shiftKey: true }, 'Mod+K', false],
    ['k', { ctrlKey: true, altKey: true }, 'Mod+K', false],
    ['k', { ctrlKey: true, metaKey: true }, 'Mod+K', false],
    ['k', { ctrlKey: true, isComposing: true }, 'Mod+K', false],
    ['?', { shiftKey: true }, '?', true],
    ['?', {}, '?', true],
    ['?', { ctrlKey: true }, '?', false],
    ['/', {}, '/', true],
    ['g', {}, 'g', true],
    ['G', { shiftKey: true }, 'g', false],
    ['X', { shiftKey: true }, 'Shift+X', true],
    ['ArrowDown', {}, 'ArrowDown', true],
  ])('%s with %j is %s: %s', (key, change, spec, wanted) => {
    expect(isKey(pressed(key, change), spec)).toBe(wanted)
  })
})

it.each([
  ['Mod+K', false, ['Ctrl', 'K'], 'Control+K'],
  ['Mod+K', true, ['⌘', 'K'], 'Meta+K'],
  ['g h', false, ['g', 'h'], 'g h'],
  ['Escape', false, ['Esc'], 'Escape'],
])('%s on Apple %s is named %j', (spec, onApple, caps, aria) => {
  expect(keyCaps(spec, onApple)).toEqual(caps)
  expect(ariaKeys(spec, onApple)).toBe(aria)
})

it.each([
  ['MacIntel', true],
  ['iPhone', true],
  ['Win32', false],
  ['Linux x86_64', false],
])('%s is Apple: %s', (platform, wanted) => {
  expect(isApple({ platform })).toBe(wanted)
})

it.each([
  ['input', true],
  ['textarea', true],
  ['select', true],
  ['button', false],
  ['body', false],
])('in a %s one types: %s', (tag, wanted) => {
  expect(isTyping(document.createElement(tag))).toBe(wanted)
})

it.each([
  ['<dialog><b></b></dialog>', true],
  ['<section role="dialog"><b></b></section>', true],
  ['<section role="alertdialog"><b></b></section>', true],
  ['<section><b></b></section>', false],
])('a key in %s is over the page: %s', (html, wanted) => {
  document.body.innerHTML = html
  expect(isOverPage(document.querySelector('b'))).toBe(wanted)
})
