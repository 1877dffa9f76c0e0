import { expect, it } from 'vitest'
import { unreachable } from './unreachable.ts'

it('unreachable reports the case that is not handled', () => {
  expect(() => unreachable({ kind: 'new' } as never)).toThrow('A case that should not occur: {"kind":"new"}')
})
