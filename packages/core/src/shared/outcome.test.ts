import { expect, it } from 'vitest'
import { done, refused } from './outcome.ts'

it('an answer is ok and has a value', () => expect(done(7)).toEqual({ ok: true, value: 7 }))

it('a refusal is not ok and says why', () => expect(refused('no')).toEqual({ ok: false, refusal: 'no' }))
