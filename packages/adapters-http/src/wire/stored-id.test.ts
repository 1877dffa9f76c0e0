import { expect, it } from 'vitest'
import { storedId } from './stored-id.ts'

it('the record that was kept with an act is left out by a monitor that keeps none', () => {
  expect([storedId(4), storedId(undefined)]).toEqual([4, undefined])
  expect(() => storedId('4')).toThrow()
})
