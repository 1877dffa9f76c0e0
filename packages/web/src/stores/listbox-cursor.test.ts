import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { type CursorMove, keyAfterMove, ListboxCursor, handleListboxKey } from './listbox-cursor.ts'

const key = fc.string({ minLength: 1, maxLength: 2 })
const keysAndFrom = fc
  .uniqueArray(key, { minLength: 1, maxLength: 8 })
  .chain(keys => fc.tuple(fc.constant(keys), fc.option(fc.oneof(fc.constantFrom(...keys), key))))

it('as many moves as there are options visit each option once and end at the start, in both directions', () => {
  fc.assert(
    fc.property(keysAndFrom, fc.constantFrom('next', 'previous'), ([keys, from], to) => {
      let now = from
      const visited = keys.map(() => (now = keyAfterMove(keys, now, to)))
      expect(new Set(visited)).toEqual(new Set(keys))
      if (from !== null && keys.includes(from)) expect(now).toBe(from)
      else expect(now).toBe(to === 'next' ? keys.at(-1) : keys[0])
    }),
  )
})

it('a move back undoes a move on, and the first and the last option do not depend on the start', () => {
  fc.assert(
    fc.property(keysAndFrom, ([keys, from]) => {
      const on = keyAfterMove(keys, from, 'next')
      if (from !== null && keys.includes(from)) expect(keyAfterMove(keys, on, 'previous')).toBe(from)
      expect(keyAfterMove(keys, from, 'first')).toBe(keys[0])
      expect(keyAfterMove(keys, from, 'last')).toBe(keys.at(-1))
    }),
  )
  for (const to of ['next', 'previous', 'first', 'last'] as const)
    expect(keyAfterMove([], 'a', to)).toBeNull()
})

type Step =
  | { readonly kind: 'open' | 'close' | 'restart' }
  | { readonly kind: 'move'; readonly to: CursorMove }
  | { readonly kind: 'options'; readonly options: readonly string[] }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('open', 'close', 'restart') }),
  fc.record({ kind: fc.constant('move'), to: fc.constantFrom('next', 'previous', 'first', 'last') }),
  fc.record({ kind: fc.constant('options'), options: fc.uniqueArray(key, { maxLength: 4 }) }),
)

it('a cursor is only ever on an option of its list, and on none but the initial one while it is closed', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), fc.boolean(), (steps, hasInitial) => {
      let options: readonly string[] = ['a', 'b']
      const cursor = new ListboxCursor<string>({
        options: () => options,
        keyOf: option => option,
        ...(hasInitial && { initial: () => options[0] }),
      })
      const initial = () => (hasInitial ? options[0] : undefined)
      for (const each of steps) {
        if (each.kind === 'options') ({ options } = each)
        else if (each.kind === 'move') {
          cursor.move(each.to)
          expect(cursor.isReached).toBe(options.length > 0)
        } else {
          cursor[each.kind]()
          if (each.kind === 'restart') expect(cursor.active).toBe(initial())
        }
        if (cursor.active !== undefined) expect(options).toContain(cursor.active)
        if (!cursor.isOpen) expect(cursor.active).toBe(initial())
        expect(cursor.isShown).toBe(cursor.isOpen && options.length > 0)
      }
    }),
  )
})

it('a closed list opens on its first or last option, and an open one moves on from the initial option', () => {
  const options = ['a', 'b', 'c']
  const cursor = new ListboxCursor({ options: () => options, keyOf: each => each, initial: () => options[0] })
  cursor.move('next')
  expect(cursor.active).toBe('a')
  cursor.close()
  cursor.move('previous')
  expect(cursor.active).toBe('c')
  cursor.restart()
  cursor.move('next')
  expect(cursor.active).toBe('b')
})

const NO_MODIFIER = {
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  nativeEvent: { isComposing: false },
}

const press = (change: { readonly isReached?: boolean } & Partial<typeof NO_MODIFIER> & { key: string }) => {
  const { isReached = false, ...event } = change
  const cursor = { isReached, open: vi.fn(), close: vi.fn(), move: vi.fn() }
  const preventDefault = vi.fn()
  const onOther = vi.fn(() => true)
  handleListboxKey(cursor, { ...NO_MODIFIER, ...event, preventDefault }, onOther)
  const moved = cursor.move.mock.calls.flat().join()
  const calls = [
    moved,
    cursor.open.mock.calls.length > 0 && 'open',
    cursor.close.mock.calls.length > 0 && 'close',
  ]
  const done = calls.filter(Boolean).join()
  const other = onOther.mock.calls.length > 0 ? 'other' : ''
  return { effect: done || other, isPrevented: preventDefault.mock.calls.length > 0 }
}

it.each([
  [{ key: 'ArrowDown' }, 'next'],
  [{ key: 'ArrowUp' }, 'previous'],
  [{ key: 'ArrowDown', shiftKey: true }, 'next'],
  [{ key: 'ArrowDown', altKey: true }, 'open'],
  [{ key: 'ArrowUp', altKey: true }, 'close'],
  [{ key: 'Home', isReached: true }, 'first'],
  [{ key: 'End', isReached: true }, 'last'],
  [{ key: 'Enter' }, 'other'],
  [{ key: 'Tab', shiftKey: true }, 'other'],
  [{ key: 'a' }, 'other'],
])('the combobox takes the key %j: %s', (event, effect) => {
  expect(press(event)).toEqual({ effect, isPrevented: true })
})

it.each([
  { key: 'Home' },
  { key: 'End' },
  { key: 'Home', isReached: true, shiftKey: true },
  { key: 'Home', isReached: true, altKey: true },
  { key: 'Enter', altKey: true },
  { key: 'ArrowDown', ctrlKey: true },
  { key: 'Enter', metaKey: true },
  { key: 'Enter', nativeEvent: { isComposing: true } },
])('the combobox leaves the key %j to the text', event => {
  expect(press(event)).toEqual({ effect: '', isPrevented: false })
})
