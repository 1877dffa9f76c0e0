import { expect, it } from 'vitest'
import { unreachable } from './unreachable.ts'

it('tells the case that nobody handles', () => {
  expect(() => unreachable({ kind: 'new' } as never)).toThrow('A case that should not occur: {"kind":"new"}')
})
